import { expect, test } from "vitest";
import type { SentSet, Show } from "../../lib/protocol";
import { isOut, stage } from "./show";

const set = (type: string, size: number, half = false): SentSet => ({ type, cards: "2", size, half });

test("identical sets leave first, then smaller ones", () => {
  const sets = [[set("king", 4)], [set("king", 4), set("queen", 3)], [set("king", 3), set("queen", 3, true)]];
  const show: Show = { sets, kept: { king: 2, queen: 2 }, thief: 2, type: "king", scores: [0, 0, 1] };
  const all = stage(show);
  expect(all.map((one) => one.leaves)).toEqual(["original", "original", "powerful", null, null]);
  expect(all.filter((one) => one.steals).map((one) => one.set.size)).toEqual([3]);
  expect(isOut(all[2]!, "original")).toBe(false);
  expect(isOut(all[2]!, "intriguing")).toBe(true);
});
