// Shows a close-up of a card when the mouse or a finger rests on an element with `data-near`, which names the card.
import type { Session } from "./session.svelte";

const REST = 600; // milliseconds
const SLIP = 8; // pixels a resting finger may move

export class Near {
  shown = $state.raw<{ id: string; hint: string; box: DOMRect } | null>(null);
  #over: HTMLElement | null = null; // the element under the mouse
  #timer = 0;
  #pressed: { x: number; y: number } | null = null;
  #opened = false; // by the finger that still rests: lifting it is not a click

  constructor(readonly session: Session) {}

  /** Svelte attachment for the table. */
  watch = (table: HTMLElement): (() => void) => {
    const handlers: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerover", (event: PointerEvent) => this.#enter(event)],
      ["pointerdown", (event: PointerEvent) => this.#press(event)],
      ["pointermove", (event: PointerEvent) => this.#wander(event)],
      ["pointerup", () => this.#wait(null)],
      ["pointercancel", () => this.#wait(null)],
      ["pointerleave", () => this.hide()],
      ["contextmenu", (event: Event) => this.#opened && event.preventDefault()],
      ["click", (event: Event) => this.#swallow(event), { capture: true }],
      ["scroll", () => this.hide(), { capture: true }],
      ["keydown", () => this.hide()],
    ];
    for (const [name, handler, options] of handlers) table.addEventListener(name, handler as EventListener, options);
    return () => {
      for (const [name, handler, options] of handlers)
        table.removeEventListener(name, handler as EventListener, options);
      this.hide();
    };
  };

  hide(): void {
    this.#wait(null);
    this.#over = null;
    this.shown = null;
  }

  #enter({ target, pointerType, buttons }: PointerEvent): void {
    const over = cardAt(target);
    if (pointerType !== "mouse" || over === this.#over) return;
    this.hide();
    this.#over = over;
    if (over && !buttons) this.#wait(() => this.#show(over));
  }

  #show(card: HTMLElement): void {
    if (!card.isConnected || this.session.busy) return;
    const { near, hint } = card.dataset;
    this.shown = { id: near!, hint: hint ?? "", box: card.getBoundingClientRect() };
  }

  #press({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const card = cardAt(target);
    this.hide();
    this.#over = card; // the mouse must leave it first
    this.#opened = false;
    this.#pressed = { x, y };
    if (card && pointerType !== "mouse") this.#wait(() => this.#open(card, card.dataset.near!));
  }

  #open(card: HTMLElement, id: string): void {
    this.#opened = true;
    card.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })); // don't drag it
    this.session.closeUp = id;
  }

  #wander({ clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType === "mouse" || !this.#pressed) return;
    if (Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) > SLIP) this.#wait(null);
  }

  #swallow(event: Event): void {
    if (!this.#opened) return;
    this.#opened = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #wait(then: (() => void) | null): void {
    clearTimeout(this.#timer);
    if (then) this.#timer = window.setTimeout(then, REST);
  }
}

function cardAt(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest<HTMLElement>("[data-near]") ?? null;
}
