// A session that one page hands on to the next, so that the end of a game stays on the screen while the page changes.
import type { Session } from "./session.svelte";

let held: Session | null = null;

export function handOn(session: Session): void {
  held = session;
}

export const isHandedOn = (session: Session): boolean => held === session;

/** The session of this table, if the page before handed it on. Whoever takes it closes it. */
export function taken(table: string): Session | null {
  const session = held?.id === table ? held : null;
  if (held && !session) held.close();
  held = null;
  return session;
}
