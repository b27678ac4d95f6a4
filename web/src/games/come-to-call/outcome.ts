// The result of a show, in a sentence.
import { allOf, t } from "../../lib/i18n.svelte";
import type { ShowMove } from "../../lib/protocol";
import type { Session } from "../../table/session.svelte";

/** Who stole the show, and with what. */
export function outcome(session: Session, { thief, type }: ShowMove): string {
  if (thief === null || !type) return t("web-show-nobody");
  const who = thief === session.seat ? "you" : "other";
  return t("web-show-stolen", { who, name: session.label(thief), card: allOf(type) });
}
