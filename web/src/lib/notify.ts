// A system notification, if the person allowed them.
import { preferences } from "./preferences.svelte";

export function notify(title: string, body: string): void {
  if (!preferences.values.notify || typeof Notification === "undefined" || Notification.permission !== "granted")
    return;
  const note = new Notification(title, { body, icon: "/art/favicon.svg", tag: "courtcards-turn" });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Ask for permission once; returns whether notifications will come. */
export async function allowed(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
