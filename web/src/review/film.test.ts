import { describe, expect, it } from "vitest";
import type { View } from "../lib/types";
import { framesOf, step, stops, type Film } from "./film";

const view = (round: number, turns: number) => ({ round, turns }) as View;
const film = {
  ends: [null, null, null, { round: 1 }, null],
  views: [view(1, 0), view(1, 0), view(1, 1), view(1, 1), view(2, 0), view(2, 0)],
} as unknown as Film;

describe("stops", () => {
  it("are all moments by decision", () => expect(stops(film, "decision")).toEqual([0, 1, 2, 3, 3.5, 4, 5]));
  it("are the beginnings of turns, and the ends", () => expect(stops(film, "turn")).toEqual([0, 2, 3.5, 4, 5]));
  it("are the beginnings and the ends of rounds", () => expect(stops(film, "round")).toEqual([0, 3.5, 4, 5]));
  it("end with a round whose next deal is unknown", () => {
    const { ends, views } = film;
    expect(framesOf({ ...film, ends: ends.slice(0, 4), views: views.slice(0, 4) })).toEqual([0, 1, 2, 3, 3.5]);
  });
});

describe("step", () => {
  it("goes to the next stop", () => expect(step([0, 2, 4], 1, 1)).toBe(2));
  it("goes back to the stop before", () => expect(step([0, 2, 4], 2, -1)).toBe(0));
  it("stays at the ends", () => {
    expect(step([0, 2, 4], 4, 1)).toBe(4);
    expect(step([0, 2, 4], 0, -1)).toBe(0);
  });
});
