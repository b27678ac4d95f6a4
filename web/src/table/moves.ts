// Moves in words, from the same texts as in the terminal.
import { gameUi } from "../games/registry";
import { i18n, t, type Arguments } from "../lib/i18n.svelte";
import type { View } from "../lib/types";

export interface People {
  name(seat: number): string;
  mine: number | null;
  game: string;
  view: View | null;
}

/** An action as something to choose: “Lay 3 Farmers”. */
export function imperative(action: string, people: People): string {
  return inWords("do", action, people, {});
}

/** What a seat did, for the log: “Ada lays 3 Farmers”. */
export function describe(action: string, seat: number, people: People): string {
  const who = seat === people.mine ? "you" : "other";
  return `${people.name(seat)} ${inWords("move", action, people, { who })}`;
}

/** An action as a sentence, or in notation if the game has no words for it. */
function inWords(mood: "do" | "move", action: string, people: People, more: Arguments): string {
  const [verb = "", ...rest] = action.split(" ");
  const args = gameUi(people.game).actionArguments?.(verb, rest, people);
  const id = `${mood}-${verb}`;
  return args && i18n.has(id) ? t(id, { ...more, ...args }) : action;
}
