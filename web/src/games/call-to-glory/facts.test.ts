import { expect, test } from "vitest";
import type { GloryView } from "../../lib/protocol";
import type { Session } from "../../table/session.svelte";
import { facts } from "./facts";

/** The cell of what I hold of the Emperor and need, when the server says that nothing is missing. */
function cell(hand: Record<string, number>) {
  const view = { seat: 0, hand, missing: { emperor: 0 }, smallest_lay: { emperor: 2 }, sets: {}, unseen: {} };
  const session = { seat: 0 } as Session;
  return facts(session, { ...view, unbeatable: [] } as unknown as GloryView).find(({ id }) => id === "emperor")!
    .cells[2];
}

test("cards that have not arrived are not enough for a set", () => {
  expect(cell({})).toEqual({ text: "0/2", good: false });
  expect(cell({ emperor: 2 })).toEqual({ text: "2/2", good: true });
});
