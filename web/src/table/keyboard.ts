// The whole game by keyboard. Letters are keys of the keyboard, whatever its language.
import { sorted } from "../lib/art";
import type { Selection } from "./selection.svelte";

/** Do what a key means now; says whether it meant anything. */
export function press(selection: Selection, event: KeyboardEvent): boolean {
  const { session } = selection;
  if (!session.view || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return selection.cancel();
  if (event.key === "Enter" && selection.pending) return done(selection.confirm());
  if (!session.legal.length) return false;
  if (selection.key(event)) return true;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return pressDigit(selection, Number(digit) - 1);
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter === "H" && session.alone) return done(void selection.hint());
  const action = letter ? selection.letter(letter) : null;
  return action ? done(selection.act(action)) : false;
}

function pressDigit(selection: Selection, index: number): boolean {
  if (!selection.digitsPick) return selection.digit(index);
  const group = sorted(selection.view.game, selection.view.hand)[index];
  return group ? done(selection.take(group[0])) : false;
}

/** Press a button for a key, unless another one has the focus. */
export function click(event: KeyboardEvent, selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button || (event.target as Element).matches("button, a")) return false;
  return done(button.click());
}

export function done(_: void): true {
  return true;
}
