import { expect, test } from "vitest";
import type { GloryView } from "../../lib/protocol";
import type { Movement } from "../../lib/types";
import { arrive, depart, undealt } from "../../table/animatedView";
import { places } from "./places";

function view(): GloryView {
  return {
    game: "call-to-glory",
    options: {},
    names: null,
    seat: 0,
    round: 1,
    phase: "play",
    to_move: [0],
    legal: [],
    hand: { farmer: 3 },
    hand_sizes: [3, 5],
    totals: [0, 0],
    over: false,
    winners: [],
    turn: 0,
    turns: 0,
    known: [{}, {}],
    ending: null,
    starter: 0,
    rounds: 4,
    characters_needed: 6,
    piles: { L: 50, R: 50, A: ["monk"], B: [] },
    first_pile: null,
    leaving: null,
    sets: { farmer: { seat: 1, size: 2 } },
    smallest_lay: {},
    figures: { held: [0, 1], stock: 3, usable: 0 },
    tasks: null,
    scores: [],
  };
}

function move(shown: GloryView, ...movements: Movement[]): GloryView {
  for (const movement of movements) {
    depart(shown, movement, places);
    arrive(shown, movement, places);
  }
  return shown;
}

const cards = (ids: (string | null)[], from: string, to: string): Movement => ({ move: "cards", cards: ids, from, to });

test("a beaten set goes aside, then onto its pile", () => {
  const farmers = ["farmer", "farmer"];
  const shown = move(
    view(),
    cards(farmers, "set 1 farmer", "aside"),
    cards([...farmers, "farmer"], "hand 0", "set 0 farmer"),
  );
  expect(shown.leaving).toEqual({ character: "farmer", count: 2 });
  expect(shown.sets.farmer).toEqual({ seat: 0, size: 3 });
  expect(shown.hand).toEqual({});
  move(shown, cards(farmers, "aside", "B"));
  expect(shown.piles.B).toEqual(farmers);
  expect(shown.leaving).toBeNull();
});

test("cards that others draw are only counted", () => {
  const shown = move(view(), cards([null], "L", "hand 1"), cards(["monk"], "A", "hand 1"));
  expect(shown.piles).toEqual({ L: 49, R: 50, A: [], B: [] });
  expect(shown.hand_sizes).toEqual([3, 7]);
  expect(shown.hand).toEqual({ farmer: 3 });
});

test("figures go to the stock and come from it", () => {
  const shown = move(view(), { move: "figure", from: "seat 1", to: "stock" });
  expect(shown.figures).toMatchObject({ held: [0, 0], stock: 4 });
});

test("before a deal all cards lie in the piles", () => {
  const before = undealt(
    view(),
    { move: "deal", round: 2, hands: [3, 3], hand: { farmer: 3 } },
    places,
  ) as unknown as GloryView;
  expect(before.hand_sizes).toEqual([0, 0]);
  expect(before.piles.L + before.piles.R).toBe(106);
  expect(before.sets).toEqual({});
});
