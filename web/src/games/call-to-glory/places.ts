// Where the cards and figures of Call to Glory lie.
import type { GloryView } from "../../lib/protocol";
import type { Movement, View } from "../../lib/types";
import type { Cards, Places } from "../../table/animatedView";

export const FIGURE = "/art/call-to-glory/ninja-figure.svg";

const isOpen = (place: string): place is "A" | "B" => place === "A" || place === "B";

function take(view: GloryView, place: string, cards: Cards): void {
  const [kind, , name] = place.split(" ");
  if (kind === "aside") view.leaving = null;
  else if (kind === "set" && name) shrink(view, name, cards.length);
  else if (isOpen(place)) view.piles[place].splice(-cards.length);
  else if (place === "L" || place === "R") view.piles[place] -= cards.length;
}

function put(view: GloryView, place: string, cards: Cards): void {
  const [kind, seat, name] = place.split(" ");
  const [character] = cards;
  if (kind === "aside" && character) view.leaving = { character, count: cards.length };
  else if (kind === "set" && name) view.sets[name] = { seat: Number(seat), size: cards.length };
  else if (isOpen(place)) view.piles[place].push(...cards.filter((id) => id !== null));
}

function shrink(view: GloryView, name: string, count: number): void {
  const set = view.sets[name];
  if (!set) return;
  set.size -= count;
  if (set.size <= 0) delete view.sets[name];
}

function moveFigure(view: GloryView, place: string, change: 1 | -1): void {
  const [kind, seat] = place.split(" ");
  if (!view.figures) return;
  if (kind === "stock") view.figures.stock += change;
  else view.figures.held[Number(seat)]! += change;
}

const glory = (view: View) => view as unknown as GloryView;

export const places: Places = {
  take: (view, place, cards) => take(glory(view), place, cards),
  put: (view, place, cards) => put(glory(view), place, cards),
  depart(view, movement: Movement) {
    if (movement.move === "figure") moveFigure(glory(view), movement.from, -1);
  },
  arrive(view, movement: Movement) {
    if (movement.move === "figure") moveFigure(glory(view), movement.to, 1);
    if (movement.move !== "task") return;
    const task = glory(view).tasks?.[movement.seat]?.[movement.deck];
    if (task) Object.assign(task, { character: movement.character, revealed: view.round });
  },
  undeal(view, dealt) {
    const { piles } = Object.assign(glory(view), { sets: {} });
    Object.assign(piles, { L: piles.L + Math.ceil(dealt / 2), R: piles.R + Math.floor(dealt / 2), A: [], B: [] });
  },
  dealtFrom: (number) => (number % 2 ? "R" : "L"),
  faceDown: /^[LR]$/,
  figure: FIGURE,
};
