import { expect, test, vi } from "vitest";
import { api } from "../lib/api";
import type { Step } from "../lib/protocol";
import { History } from "./history.svelte";

const step = (version: number, movements: Step["movements"] = []): Step => ({
  version,
  at: 0,
  event: { kind: "played" },
  movements,
});
const show = (round: number, scores: number[]) =>
  ({ move: "show", round, scores }) as unknown as Step["movements"][number];
const versions = (history: History) => history.steps.map(({ version }) => version);

function past(...steps: Step[]): void {
  vi.spyOn(api, "steps").mockResolvedValue({ steps });
}

test("what happens while the past is asked for follows it", async () => {
  past(step(1), step(2));
  const history = new History("t");
  const begun = history.begin([]);
  history.add(step(3));
  await begun;
  history.add(step(4));
  expect(versions(history)).toEqual([1, 2, 3, 4]);
});

test("a known step is not told twice", async () => {
  past(step(1), step(2), step(3));
  const history = new History("t");
  await history.begin([step(2)]);
  history.add(step(3));
  history.add(step(4));
  expect(versions(history)).toEqual([1, 2, 3, 4]);
});

test("without a past the present must do", async () => {
  vi.spyOn(api, "steps").mockRejectedValue(new Error("no network"));
  const history = new History("t");
  await history.begin([step(7)]);
  expect(versions(history)).toEqual([7]);
});

test("the points of every round are found in the past", async () => {
  past(step(1, [show(1, [2, 0])]), step(2, [show(2, [0, 3])]));
  const history = new History("t");
  await history.begin([]);
  expect(history.rounds.map((end) => end?.scores)).toEqual([
    [2, 0],
    [0, 3],
  ]);
});
