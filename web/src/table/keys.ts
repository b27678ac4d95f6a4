// The whole game by keyboard. Letters are keys of the keyboard, whatever its language.
import { sorted, COURT } from "../lib/art";
import type { Pick } from "./pick.svelte";

/** Do what a key means now; says whether it meant anything. */
export function press(pick: Pick, event: KeyboardEvent): boolean {
  const { session } = pick;
  const view = session.view;
  if (!view || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return pick.cancel();
  if (event.key === "Enter" && pick.pending) return done(pick.confirm());
  if (!session.legal.length) return false;
  if (event.key === "Enter" && view.phase === "call") return click(event, ".choices .main");
  if (event.code === "KeyS" && view.phase === "call") return click(event, ".choices .one");
  if (event.key === "+" || event.key === "ArrowUp") return pick.card ? done(pick.more(1)) : false;
  if (event.key === "-" || event.key === "ArrowDown") return pick.card ? done(pick.more(-1)) : false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return number(pick, Number(digit) - 1);
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const action = letter ? meant(pick, letter) : null;
  if (letter === "H" && session.alone) return done(void pick.hint());
  if (letter === "N" && view.game === "call-to-glory" && view.figures) return done(pick.raise());
  return action ? done(pick.act(action)) : false;
}

/** Enter presses the main button, unless another has the focus. */
function click(event: KeyboardEvent, selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button || (event.target as Element).matches("button, a")) return false;
  return done(button.click());
}

function done(_: void): true {
  return true;
}

function number(pick: Pick, index: number): boolean {
  const { session } = pick;
  const view = session.view!;
  if (pick.striking || view.phase === "reveal") {
    const verb = pick.striking ? "strike " : "reveal ";
    const action = session.legal.filter((one) => one.startsWith(verb))[index];
    return action ? done(pick.act(action)) : false;
  }
  if (view.phase === "call") {
    const type = document.querySelectorAll<HTMLElement>(".types button")[index];
    return COURT[index] && type ? done(type.click()) : false;
  }
  const group = sorted(view.game, view.hand)[index];
  return group ? done(pick.take(group[0])) : false;
}

const PLACES: Record<string, Record<string, string>> = {
  "call-to-glory": { L: "L", R: "R", A: "A", B: "B" },
  "come-to-call": { D: "deck", L: "left", R: "right" },
};

/** The action that a letter stands for in the present phase. */
export function meant(pick: Pick, letter: string): string | null {
  const view = pick.session.view!;
  const place = PLACES[view.game]![letter];
  if (letter === "E") return view.phase === "call" ? "ready" : "end";
  switch (view.phase) {
    case "draw":
      return place ? `draw ${place}` : null;
    case "pile":
      return place ? `pile ${place}` : null;
    case "play":
      if (!pick.card) return null;
      return letter === "L" ? pick.layAction : letter === "A" || letter === "B" ? `discard ${pick.card} ${letter}` : null;
    case "discard":
      if (letter === "M") return "discard hear-ye";
      return pick.card && place ? (pick.card === "hear-ye" ? "discard hear-ye" : `discard ${pick.card} ${place}`) : null;
    default:
      return null;
  }
}
