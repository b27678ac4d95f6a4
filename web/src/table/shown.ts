// What lies where while cards are on their way: a view is changed as a movement departs and as it arrives.
// This knows places, not rules; when all has arrived the server's own view takes its place.
import type { CallView, DealMove, GloryView } from "../lib/protocol";
import type { Movement, View } from "../lib/terms";

type Cards = (string | null)[];

export function depart(view: View, movement: Movement): void {
  if (movement.move === "cards") take(view, movement.from, movement.cards);
  if (movement.move === "figure") figure(view, movement.from, -1);
}

export function arrive(view: View, movement: Movement): void {
  if (movement.move === "cards") put(view, movement.to, movement.cards);
  if (movement.move === "figure") figure(view, movement.to, 1);
  if (movement.move === "task" && view.game === "call-to-glory") {
    const task = view.tasks?.[movement.seat]?.[movement.deck];
    if (task) Object.assign(task, { character: movement.character, revealed: view.round });
  }
  if (movement.move === "reshuffle" && view.game === "come-to-call") {
    view.deck = movement.cards;
    for (const pile of [view.piles.left, view.piles.right]) pile.splice(0, pile.length - 1);
  }
}

/** The table as it is before the cards of a new round are dealt. */
export function undealt(after: View, deal: DealMove): View {
  const view = structuredClone(after);
  const dealt = deal.hands.reduce((sum, count) => sum + count, 0);
  view.hand_sizes = deal.hands.map(() => 0);
  view.hand = {};
  view.legal = [];
  view.to_move = [];
  view.round = deal.round;
  if (view.game === "come-to-call") {
    view.deck += dealt;
    view.heard = 0;
    view.sent = [];
  } else {
    view.piles.L += Math.ceil(dealt / 2);
    view.piles.R += Math.floor(dealt / 2);
    view.sets = {};
    view.piles.A = [];
    view.piles.B = [];
  }
  return view;
}

function take(view: View, place: string, cards: Cards): void {
  const [kind, seat, name] = place.split(" ");
  if (kind === "hand") inHand(view, Number(seat), cards, -1);
  else if (kind === "aside") aside(view as GloryView, null, 0);
  else if (kind === "set" && name) shrink(view as GloryView, name, cards.length);
  else if (kind !== "sent" && kind !== "middle") fromPile(view, place, cards.length);
}

function put(view: View, place: string, cards: Cards): void {
  const [kind, seat, name] = place.split(" ");
  if (kind === "hand") inHand(view, Number(seat), cards, 1);
  else if (kind === "aside") aside(view as GloryView, cards[0] ?? null, cards.length);
  else if (kind === "set" && name) (view as GloryView).sets[name] = { seat: Number(seat), size: cards.length };
  else if (kind === "middle") (view as CallView).heard += 1;
  else if (kind !== "sent") ontoPile(view, place, cards);
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

function aside(view: GloryView, character: string | null, count: number): void {
  view.leaving = character === null ? null : { character, count };
}

function shrink(view: GloryView, name: string, count: number): void {
  const set = view.sets[name];
  if (!set) return;
  set.size -= count;
  if (set.size <= 0) delete view.sets[name];
}

function fromPile(view: View, place: string, count: number): void {
  if (view.game === "come-to-call") {
    if (place === "deck") view.deck -= count;
    else view.piles[place as "left" | "right"].splice(-count);
  } else if (place === "L" || place === "R") view.piles[place] -= count;
  else view.piles[place as "A" | "B"].splice(-count);
}

function ontoPile(view: View, place: string, cards: Cards): void {
  const known = cards.filter((id) => id !== null);
  if (view.game === "come-to-call") {
    if (place !== "deck") view.piles[place as "left" | "right"].push(...known);
  } else if (place === "A" || place === "B") view.piles[place].push(...known);
}

function figure(view: View, place: string, change: 1 | -1): void {
  if (view.game !== "call-to-glory" || !view.figures) return;
  const [kind, seat] = place.split(" ");
  if (kind === "stock") view.figures.stock += change;
  else view.figures.held[Number(seat)]! += change;
}
