// Plays the whole game by keyboard. Letters are physical keys, whatever the language.
import { sorted } from "../lib/art";
import type { Selection } from "./selection.svelte";

/** Do what a key means now; returns whether it meant anything. Letters, digits and signs can be switched off. */
export function press(selection: Selection, event: KeyboardEvent, letters = true): boolean {
  const { session } = selection;
  if (!session.view || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return selection.cancel();
  if (event.key === "Enter" && selection.pending) return done(selection.confirm());
  if (!session.legal.length || (isSign(event) && !letters)) return false;
  if (selection.key(event)) return true;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return pressDigit(selection, Number(digit) - 1);
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter === "H" && session.alone) return done(void selection.hint());
  const action = letter ? selection.letter(letter) : null;
  return action ? done(selection.act(action)) : false;
}

/** Whether a key types a character, which may have been meant for a screen reader or come from speech input. */
export function isSign({ key }: KeyboardEvent): boolean {
  return key.length === 1;
}

function pressDigit(selection: Selection, index: number): boolean {
  if (!selection.digitsPick) return selection.digit(index);
  const group = sorted(selection.view.game, selection.view.hand)[index];
  return group ? done(selection.take(group[0])) : false;
}

/** Press a button by its key, unless another one has the focus. */
export function click(event: KeyboardEvent, selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button || (event.target as Element).matches("button, a")) return false;
  return done(button.click());
}

export function done(_: void): true {
  return true;
}
