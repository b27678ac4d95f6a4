// Movements as they are seen: cards fly from place to place, and the view that is shown follows them.
import { tick } from "svelte";
import { preferences } from "../lib/preferences.svelte";
import type { DealMove } from "../lib/protocol";
import type { Movement, View } from "../lib/terms";
import { fly, pictures, where } from "./flights";
import { arrive, depart } from "./shown";

const STAGGER = 0.28; // of a card's time, between two cards of one movement
const DEAL_STAGGER = 0.3;

type Travel = Extract<Movement, { move: "cards" | "figure" }>;

/** Let cards or a figure fly from where they lie to where they go. */
export async function travel(movement: Travel, view: View): Promise<void> {
  if (movement.move === "figure") await flyFigure(movement);
  else await Promise.all(movement.cards.map((card, i) => flyCard(movement, card, view, i * preferences.pace * STAGGER)));
}

async function flyFigure(movement: Extract<Movement, { move: "figure" }>): Promise<void> {
  const [from, to] = [where(movement.from), where(movement.to)];
  const front = "/art/call-to-glory/ninja-figure.svg";
  if (from && to) await fly({ from, to, front, behind: null, turns: "no" }, preferences.pace);
}

async function flyCard(movement: Extract<Movement, { move: "cards" }>, card: string | null, view: View, delay: number): Promise<void> {
  const [from, to] = [where(movement.from, card), where(movement.to, card)];
  if (!from || !to) return;
  const hidden = /^(L|R|deck)$/.test(movement.from) && card !== null;
  const hides = /^hand/.test(movement.to) && movement.to !== `hand ${view.seat}` && card !== null;
  const turns = hidden ? "over" : hides ? "down" : "no";
  await fly({ from, to, ...pictures(view.game, card), turns }, preferences.pace, delay);
}

/** Deal a round onto a table that lies as it did before, one card to each in turn. */
export async function dealOut(deal: DealMove, view: View): Promise<void> {
  await tick();
  await painted();
  const own = Object.entries(deal.hand).flatMap(([card, count]) => Array<string>(count).fill(card));
  const flights: Promise<void>[] = [];
  for (let i = 0; i < Math.max(...deal.hands); i++) {
    for (let seat = 0; seat < deal.hands.length; seat++) {
      const pile = view.game === "come-to-call" ? "deck" : flights.length % 2 ? "R" : "L";
      const card = seat === view.seat ? (own[i] ?? null) : null;
      flights.push(dealOne(view, pile, seat, card, flights.length * preferences.pace * DEAL_STAGGER));
    }
  }
  await Promise.all(flights);
}

async function dealOne(view: View, pile: string, seat: number, card: string | null, delay: number): Promise<void> {
  const [from, to] = [where(pile), where(`hand ${seat}`)];
  const movement: Movement = { move: "cards", cards: [card], from: pile, to: `hand ${seat}` };
  if (from && to) await fly({ from, to, ...pictures(view.game, card), turns: card ? "over" : "no" }, preferences.pace, delay);
  depart(view, movement);
  arrive(view, movement);
}

/** Once the page as it is now has been painted: what moves next does not have to wait for it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200); // a hidden tab paints nothing
  });
}
