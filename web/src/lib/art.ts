// Pictures of cards, and the order of cards in a hand.
import { catalog } from "./catalog.svelte";
import { preferences, type Deck } from "./preferences.svelte";

export const CARD = { width: 240, height: 336 }; // size of a card picture, as drawn

const folder = (game: string): string | null => catalog.game(game)?.art ?? null;

/** A card's picture; null for a game that has none. */
export function face(game: string, id: string): string | null {
  const art = folder(game);
  return art && `${art}/${id}.svg`;
}

/** The card back the person chose. */
export function back(game: string, deck: Deck = preferences.values.deck): string | null {
  return face(game, deck === "classic" ? "back" : `back-${deck}`);
}

/** The suit of a card, whose crest stands for all its cards. */
export const suit = (id: string): string => id.replace(/-(double|half)$/, "");

/** Cards with their counts, in the order of the rules. */
export function sorted(game: string, cards: Record<string, number>): [string, number][] {
  const known = catalog.cardsOf(game);
  const order = known.length ? known : Object.keys(cards);
  return order.filter((id) => (cards[id] ?? 0) > 0).map((id) => [id, cards[id]!]);
}
