// Moves in words, from the same texts as the terminal's.
import { allOf, card, say, type Arguments } from "../lib/words.svelte";
import { shapeOf, sizeOf } from "./choices";

export interface People {
  name(seat: number): string;
  mine: number | null;
  leaving: number; // cards whose pile is being chosen
}

/** An action as something to choose: “Lay 3 Farmers”. */
export function imperative(action: string, people: People): string {
  return inWords("do", action, people, {});
}

/** What a seat did, as a log tells it: “Ada lays 3 Farmers”. */
export function describe(action: string, seat: number, people: People): string {
  const who = seat === people.mine ? "you" : "other";
  return `${people.name(seat)} ${inWords("move", action, people, { who })}`;
}

function inWords(mood: "do" | "move", action: string, people: People, more: Arguments): string {
  const [verb = "", ...rest] = action.split(" ");
  return say(`${mood}-${verb}`, { ...more, ...parts(verb, rest, people) });
}

function parts(verb: string, [first = "", second]: string[], people: People): Arguments {
  switch (verb) {
    case "draw":
      return { pile: first };
    case "pile":
      return { pile: first, count: people.leaving };
    case "discard":
      return { card: card(first), pile: second ?? "middle" };
    case "lay":
      return { card: card(first, Number(second)), count: Number(second) };
    case "strike":
      return { card: card(second!), owner: people.name(Number(first)), whose: Number(first) === people.mine ? "you" : "other" };
    case "reveal":
      return { deck: first };
    case "send": {
      const shape = shapeOf(second!);
      return { card: allOf(first), size: sizeOf(shape), half: shape.half, wilds: shape.wild };
    }
    default:
      return {};
  }
}
