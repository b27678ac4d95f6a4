import { expect, test, vi } from "vitest";
import type { CallSelection } from "./selection.svelte";
import { Plan } from "./plan.svelte";

const LEGAL = [
  "send king 2",
  "send king 2+wild1",
  "send king 2+wild2",
  "send queen 3",
  "send queen 2",
  "send queen 3+wild1",
  "send queen 3+wild2",
  "send fool 2+half",
  "send fool 2",
  "send fool 2+half+wild1",
];

function plan(butlers: number) {
  const hand = { king: 2, queen: 3, fool: 2, "fool-half": 1, butler: butlers, wild: 2 };
  const session = { view: { legal: LEGAL, hand, sent: [] }, playAll: vi.fn(), feedback: { tell: vi.fn() } };
  const refuse = vi.fn();
  return { plan: new Plan({ session, refuse, view: session.view } as unknown as CallSelection), session, refuse };
}

test("one set for each butler is proposed", () => {
  expect(plan(3).plan.actions).toEqual(["send king 2", "send queen 3", "send fool 2+half"]);
  expect(plan(2).plan.actions).toEqual(["send king 2", "send queen 3"]);
});

test("all sets are sent together, and then ready", () => {
  const { plan: made, session } = plan(2);
  made.send();
  expect(session.playAll).toHaveBeenCalledWith(["send king 2", "send queen 3", "ready"]);
});

test("a wild that one set takes leaves another", () => {
  const { plan: made } = plan(3);
  made.choose("king");
  made.change("wild", 1);
  made.change("wild", 1);
  made.choose("queen");
  made.change("wild", 1);
  expect(made.actions).toEqual(["send king 2+wild1", "send queen 3+wild1", "send fool 2+half"]);
});

test("an illegal set is refused", () => {
  const { plan: made, refuse } = plan(3);
  made.choose("king");
  made.change("plain", -1);
  expect(refuse).toHaveBeenCalledWith("send king 1");
  expect(made.action("king")).toBe("send king 2");
});

test("leaving one set out frees its butler", () => {
  const { plan: made, session } = plan(2);
  made.toggle("fool");
  expect(session.feedback.tell).toHaveBeenCalled();
  made.toggle("king");
  made.toggle("fool");
  expect(made.sending).toEqual(["queen", "fool"]);
  const single = plan(1).plan;
  single.toggle("queen");
  expect(single.sending).toEqual(["queen"]);
});

test("cards in slots have left the hand, and come back", () => {
  const { plan: made } = plan(2);
  expect(made.laid).toEqual({ butler: 2, king: 2, queen: 3 });
  made.takeBack("queen", "queen");
  expect(made.actions).toEqual(["send king 2", "send queen 2"]);
  made.takeBack("queen", "queen"); // one queen is not a set
  expect(made.actions).toEqual(["send king 2"]);
  made.takeBack("butler", "king");
  expect(made.laid).toEqual({});
});

test("a card goes into the slot of its type, a wild into any", () => {
  const { plan: made, session } = plan(3);
  made.add("wild", "queen");
  expect(made.action("queen")).toBe("send queen 3+wild1");
  made.add("king", "queen");
  expect(session.feedback.tell).toHaveBeenCalledOnce();
  made.add("hear-ye");
  expect(session.feedback.tell).toHaveBeenCalledTimes(2);
});

test("the first card of a type takes the others along", () => {
  const { plan: made } = plan(2);
  made.takeBack("butler", "queen");
  expect(made.takes("fool")).toBe(true);
  made.add("fool");
  expect(made.actions).toEqual(["send king 2", "send fool 2+half"]);
});
