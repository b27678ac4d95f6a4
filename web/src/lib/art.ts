// Which picture belongs to what, and in which order cards lie in a hand.
import { preferences, type Deck } from "./preferences.svelte";
import type { Game } from "./terms";

export const CHARACTERS = ["emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer"];
export const COURT = ["king", "queen", "heir", "diplomat", "fool"];
export const CALL_CARDS = [...COURT.flatMap((type) => [type, `${type}-double`, `${type}-half`]), "butler", "wild", "hear-ye"];
export const FIGURES = 4; // ninja figures
export const CARDS: Record<Game, string[]> = { "call-to-glory": CHARACTERS, "come-to-call": CALL_CARDS };

export const face = (game: Game, id: string): string => `/art/${game}/${id}.svg`;
/** The back of the deck that the person chose. */
export const back = (game: Game, deck: Deck = preferences.kept.deck): string => `/art/${game}/back${deck === "classic" ? "" : `-${deck}`}.svg`;
export const task = (deck: string, character: string | null): string =>
  `/art/call-to-glory/task-${character ? "" : "back-"}${deck.toLowerCase()}${character ? `-${character}` : ""}.svg`;

export const suit = (id: string): string => id.replace(/-(double|half)$/, "");

/** Cards with their counts, in the order of the rules. */
export function sorted(game: Game, cards: Record<string, number>): [string, number][] {
  return CARDS[game].filter((id) => (cards[id] ?? 0) > 0).map((id) => [id, cards[id]!]);
}
