// What lies where while cards are flying: the view changes when a movement departs and when it arrives.
// This knows places, not rules; once everything has arrived, the server's own view replaces it.
import type { DealMove } from "../lib/protocol";
import type { Movement, View } from "../lib/types";

export type Cards = (string | null)[];

/** Where a game's cards lie, apart from hands. A place is one or more words: `set 2 samurai`. */
export interface Places {
  take(view: View, place: string, cards: Cards): void;
  put(view: View, place: string, cards: Cards): void;
  /** Movements of things other than cards. */
  depart?(view: View, movement: Movement): void;
  arrive?(view: View, movement: Movement): void;
  /** Set up the table as it is before this many cards are dealt. */
  undeal(view: View, dealt: number): void;
  /** The pile that the nth dealt card comes from. */
  dealtFrom(number: number): string;
  /** Places whose cards lie face down. */
  faceDown: RegExp;
  /** The picture of something other than a card that flies. */
  figure?: string;
}

export function depart(view: View, movement: Movement, places: Places): void {
  if (movement.move === "cards") shift(view, movement.from, movement.cards, -1, places);
  else places.depart?.(view, movement);
}

export function arrive(view: View, movement: Movement, places: Places): void {
  if (movement.move === "cards") shift(view, movement.to, movement.cards, 1, places);
  else places.arrive?.(view, movement);
}

/** The table as it is before the cards of a new round are dealt. */
export function undealt(after: View, deal: DealMove, places: Places): View {
  const view = structuredClone(after);
  view.hand_sizes = deal.hands.map(() => 0);
  view.hand = {};
  view.legal = [];
  view.to_move = [];
  view.round = deal.round;
  places.undeal(
    view,
    deal.hands.reduce((sum, count) => sum + count, 0),
  );
  return view;
}

function shift(view: View, place: string, cards: Cards, sign: 1 | -1, places: Places): void {
  const [kind, seat] = place.split(" ");
  if (kind === "hand") inHand(view, Number(seat), cards, sign);
  else places[sign > 0 ? "put" : "take"](view, place, cards);
}

function inHand(view: View, seat: number, cards: Cards, sign: 1 | -1): void {
  view.hand_sizes[seat] = Math.max(0, (view.hand_sizes[seat] ?? 0) + sign * cards.length);
  if (seat !== view.seat) return;
  for (const id of cards) {
    if (id === null) continue;
    view.hand[id] = (view.hand[id] ?? 0) + sign;
    if (view.hand[id] <= 0) delete view.hand[id];
  }
}
