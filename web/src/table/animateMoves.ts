// Animates movements: cards fly from place to place, and the shown view follows them.
import { tick } from "svelte";
import { preferences } from "../lib/preferences.svelte";
import type { DealMove } from "../lib/protocol";
import type { Movement, View } from "../lib/types";
import { arrive, depart, type Places } from "./animatedView";
import { fly, land, pictures, where } from "./flyingCards";

const STAGGER = 0.28; // delay between two cards of one movement, as a fraction of a card's flight time
const DEAL_STAGGER = 0.3;

type Travel = Extract<Movement, { move: "cards" | "figure" }>;

/** Let cards or a figure fly from their place to their destination. */
export async function travel(movement: Travel, view: View, places: Places): Promise<void> {
  if (movement.move === "figure") await flyFigure(movement, places);
  else
    await Promise.all(
      movement.cards.map((card, i) => flyCard(movement, card, view, places, i * preferences.pace * STAGGER)),
    );
}

async function flyFigure(movement: Extract<Movement, { move: "figure" }>, places: Places): Promise<void> {
  const [from, to] = [where(movement.from), where(movement.to)];
  const front = places.figure;
  if (from && to && front) await fly({ from, to, front, behind: null, turns: "no" }, preferences.pace);
}

async function flyCard(
  movement: Extract<Movement, { move: "cards" }>,
  card: string | null,
  view: View,
  places: Places,
  delay: number,
): Promise<void> {
  const [from, to] = [where(movement.from, card), where(movement.to, card)];
  const sides = pictures(view.game, card);
  if (!from || !to || !sides) return;
  const hidden = places.faceDown.test(movement.from) && card !== null;
  const hides = /^hand/.test(movement.to) && movement.to !== `hand ${view.seat}` && card !== null;
  const turns = hidden ? "over" : hides ? "down" : "no";
  await fly({ from, to, ...sides, turns }, preferences.pace, delay);
}

/** Deal a round onto the table as it was before, one card to each player in turn. */
export async function dealOut(deal: DealMove, view: View, places: Places): Promise<void> {
  await tick();
  await painted();
  const own = Object.entries(deal.hand).flatMap(([card, count]) => Array<string>(count).fill(card));
  const flights: Promise<void>[] = [];
  for (let i = 0; i < Math.max(...deal.hands); i++) {
    for (let seat = 0; seat < deal.hands.length; seat++) {
      const pile = places.dealtFrom(flights.length);
      const card = seat === view.seat ? (own[i] ?? null) : null;
      flights.push(dealOne(view, places, pile, seat, card, flights.length * preferences.pace * DEAL_STAGGER));
    }
  }
  addEventListener("pointerdown", land); // a click deals all cards at once
  addEventListener("keydown", land);
  await Promise.all(flights);
  removeEventListener("pointerdown", land);
  removeEventListener("keydown", land);
}

async function dealOne(
  view: View,
  places: Places,
  pile: string,
  seat: number,
  card: string | null,
  delay: number,
): Promise<void> {
  const [from, to] = [where(pile), where(`hand ${seat}`)];
  const sides = pictures(view.game, card);
  const movement: Movement = { move: "cards", cards: [card], from: pile, to: `hand ${seat}` };
  if (from && to && sides) await fly({ from, to, ...sides, turns: card ? "over" : "no" }, preferences.pace, delay);
  depart(view, movement, places);
  arrive(view, movement, places);
}

/** Resolves once the page as it is now has been painted, so the next animation need not wait for it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200); // a hidden tab paints nothing
  });
}
