// What a table agreed on, in words.
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/words.svelte";

export function variantsInWords(table: Pick<TableInfo, "game" | "options">): string[] {
  const names = ["quick", "tasks", "ninja"].filter((name) => table.options[name] === true).map((name) => say(`variant-${name}`));
  if (table.game === "come-to-call") return [];
  return names.length ? names : [say("variant-standard")];
}

export function paceInWords({ pace }: Pick<TableInfo, "pace">): string {
  if (pace.kind === "live") return say("web-pace-live", { minutes: Math.round(pace.seconds / 60), increment: pace.increment ?? 0 });
  return pace.kind === "days" ? say("web-pace-days", { days: pace.days }) : say("web-pace-untimed");
}

export function optionsInWords(table: TableInfo): string[] {
  return [...variantsInWords(table), paceInWords(table)];
}

/** Who may see the table besides those who play. */
export function watchersInWords(table: TableInfo): string {
  return say(table.spectators ? "web-allow-spectators" : "web-no-spectators");
}

/** What a score is called: points of glory, or favor. */
export function points(game: TableInfo["game"], count: number): string {
  return say(game === "call-to-glory" ? "web-points" : "web-favor", { count });
}
