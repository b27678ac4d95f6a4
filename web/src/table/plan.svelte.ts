// The sets for the show, put together before any of them is sent: one for each type that the hand has a set of.
import { COURT } from "../lib/art";
import type { CallView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { after, shapeOf, shapeText, sizeOf, type Shape } from "./choices";
import type { Pick } from "./pick.svelte";

export class Plan {
  #wanted = $state<string | null>(null);
  #made = $state<Partial<Record<string, Shape>>>({}); // by type, where the person has changed something
  #sends = $state<Partial<Record<string, boolean>>>({}); // by type, where the person has decided

  constructor(readonly pick: Pick) {}

  get view(): CallView {
    return this.pick.session.view as CallView;
  }

  /** Types of which a set can still be sent. */
  get possible(): string[] {
    return COURT.filter((type) => after(this.view.legal, `send ${type}`).length);
  }

  /** The type that is worked on. */
  get type(): string | null {
    const { possible } = this;
    return this.#wanted && possible.includes(this.#wanted) ? this.#wanted : (possible[0] ?? null);
  }

  /** Whether no set can follow the next one. */
  get last(): boolean {
    return this.possible.length === 1 || this.view.hand["butler"] === 1;
  }

  /** Whether stronger types could still be sent before this one. */
  get early(): boolean {
    return this.type !== null && this.possible.indexOf(this.type) > 0;
  }

  /** A type's set as it would be sent. */
  shape(type: string): Shape {
    const made = this.#made[type];
    return made && this.view.legal.includes(written(type, made)) ? made : this.#largest(type);
  }

  /** The types that are to be sent; by themselves as many as there are butlers. */
  get sending(): string[] {
    const chosen = this.possible.filter((type) => this.#sends[type]);
    let butlers = (this.view.hand["butler"] ?? 0) - chosen.length;
    return this.possible.filter((type) => this.#sends[type] ?? butlers-- > 0);
  }

  get actions(): string[] {
    return this.sending.map((type) => this.action(type));
  }

  action(type: string): string {
    return written(type, this.shape(type));
  }

  choose(type: string): void {
    if (this.possible.includes(type)) this.#wanted = type;
    else if (!this.view.sent.some((set) => set.type === type)) this.pick.refuse(`send ${type} 0`);
  }

  /** Send this type's set or leave it out. */
  toggle(type: string): void {
    const { sending } = this;
    const decided = Object.fromEntries(this.possible.map((one) => [one, sending.includes(one)]));
    if (!decided[type] && sending.length >= (this.view.hand["butler"] ?? 0)) {
      this.pick.session.tell(say("web-plan-butlers"), "no");
      return;
    }
    this.#sends = { ...decided, [type]: !decided[type] };
    this.#share(type);
  }

  change(part: keyof Shape, by: number): void {
    const { type } = this;
    if (!type) return;
    const shape = this.shape(type);
    const next = { ...shape, [part]: Math.max(0, shape[part] + by) };
    if (!this.view.legal.includes(written(type, next))) {
      this.pick.refuse(written(type, next));
      return;
    }
    this.#made[type] = next;
    this.#share(type);
  }

  /** All sets, the strongest type first, and then ready. */
  send(): void {
    this.pick.session.playAll([...this.actions, "ready"]);
  }

  /** The worked on type's set alone. */
  sendOne(): void {
    if (this.type) this.pick.act(this.action(this.type));
  }

  /** Wilds that one set takes are no longer in another. */
  #share(type: string): void {
    const { sending } = this;
    if (!sending.includes(type)) return;
    let free = (this.view.hand["wild"] ?? 0) - this.shape(type).wild;
    for (const other of sending.filter((one) => one !== type)) {
      const shape = this.shape(other);
      const wild = Math.min(shape.wild, free);
      if (wild < shape.wild) this.#made[other] = { ...shape, wild };
      free -= wild;
    }
  }

  /** All cards of the type, and no wild. */
  #largest(type: string): Shape {
    const shapes = after(this.view.legal, `send ${type}`).map(shapeOf).filter((one) => one.wild === 0);
    return shapes.sort((a, b) => sizeOf(b) - sizeOf(a) || b.half - a.half)[0]!;
  }
}

function written(type: string, shape: Shape): string {
  return `send ${type} ${shapeText(shape)}`;
}
