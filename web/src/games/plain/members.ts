// How to show a member of a view without knowing the game: by its shape.
import { cardName, catalog } from "../../lib/catalog.svelte";
import type { View } from "../../lib/types";

const ELSEWHERE = new Set(
  "game options names seat round rounds phase to_move legal hand hand_sizes totals over winners turn turns known".split(
    " ",
  ),
);

/** The members of a view that the table shows nowhere else. */
export function otherMembers(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !ELSEWHERE.has(name) && value !== null);
}

export type Form =
  | { kind: "cards"; cards: string[] } // a pile, the top card last
  | { kind: "members"; members: [string, unknown][] }
  | { kind: "text"; text: string };

/** Whether these are all card ids. */
function areCards(game: string, ids: string[]): boolean {
  const known = new Set(catalog.cardsOf(game));
  return ids.length > 0 && ids.every((id) => known.has(id));
}

function inWords(game: string, values: unknown[]): string {
  const known = new Set<unknown>(catalog.cardsOf(game));
  return values.map((one) => (known.has(one) ? cardName(one as string) : String(one ?? "–"))).join(", ") || "–";
}

/** A list of cards, counts of cards, an object with members, or a plain value. */
export function formOf(game: string, value: unknown): Form {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object" || one === null)) {
      const ids = value.map(String);
      return areCards(game, ids) ? { kind: "cards", cards: ids } : { kind: "text", text: inWords(game, value) };
    }
    return { kind: "members", members: value.map((one, i) => [String(i + 1), one]) };
  }
  if (typeof value !== "object" || value === null) return { kind: "text", text: String(value ?? "–") };
  const entries = Object.entries(value);
  const counts = entries.every(([, count]) => typeof count === "number") && areCards(game, Object.keys(value));
  if (!counts) return { kind: "members", members: entries };
  return { kind: "cards", cards: entries.flatMap(([id, count]) => Array<string>(count as number).fill(id)) };
}
