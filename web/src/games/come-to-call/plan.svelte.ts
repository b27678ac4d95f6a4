// The sets for the show, planned before any of them is sent: one for each type the hand has a set of.
import type { CallView } from "../../lib/protocol";
import { card, t } from "../../lib/i18n.svelte";
import { after } from "../../table/legalActions";
import { COURT } from "./cards";
import type { CallSelection } from "./selection.svelte";
import { cardsOf, shapeOf, shapeText, sizeOf, type Shape } from "./shape";

export class Plan {
  #wanted = $state<string | null>(null);
  #made = $state<Partial<Record<string, Shape>>>({}); // by type, if the player has changed it
  #sends = $state<Partial<Record<string, boolean>>>({}); // by type, if the player has decided

  constructor(readonly selection: CallSelection) {}

  get view(): CallView {
    return this.selection.view;
  }

  /** Types of which a set can still be sent. */
  get possible(): string[] {
    return COURT.filter((type) => after(this.view.legal, `send ${type}`).length);
  }

  /** The selected type, whose set can be edited. */
  get type(): string | null {
    const { possible } = this;
    return this.#wanted && possible.includes(this.#wanted) ? this.#wanted : (possible[0] ?? null);
  }

  /** Whether only the selected type is planned, and no other set could follow it. */
  get alone(): boolean {
    const { sending } = this;
    const last = this.possible.length === 1 || this.#butlers === 1;
    return last && sending.length === 1 && sending[0] === this.type;
  }

  get #butlers(): number {
    return this.view.hand["butler"] ?? 0;
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

  /** The types to send; unless the player decides otherwise, as many as there are butlers. */
  get sending(): string[] {
    const chosen = this.possible.filter((type) => this.#sends[type]);
    let butlers = this.#butlers - chosen.length;
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
    else if (!this.view.sent.some((set) => set.type === type)) this.selection.refuse(`send ${type} 0`);
  }

  /** Include this type's set or leave it out; a single butler goes with the set chosen last. */
  toggle(type: string): void {
    const { sending } = this;
    const goes = !sending.includes(type);
    const full = goes && sending.length >= this.#butlers;
    if (full && this.#butlers > 1) {
      this.selection.session.feedback.tell(t("web-plan-butlers"), "no");
      return;
    }
    const others = full ? [] : sending.filter((one) => one !== type);
    this.#sends = Object.fromEntries(this.possible.map((one) => [one, one === type ? goes : others.includes(one)]));
    this.#share(type);
  }

  /** The cards that lie in slots, and so no longer in the hand. */
  get laid(): Record<string, number> {
    const laid: Record<string, number> = {};
    const cards = this.sending.flatMap((type) => cardsOf(type, shapeText(this.shape(type))));
    for (const id of cards) laid[id] = (laid[id] ?? 0) + 1;
    return laid;
  }

  /** Whether a card from the hand fits into a slot. */
  takes(id: string): boolean {
    const type = this.#slotOf(id);
    if (!type || !this.possible.includes(type)) return false;
    if (!this.sending.includes(type)) return this.sending.length < this.#butlers || this.#butlers === 1;
    const part = partOf(id);
    return part !== null && this.view.legal.includes(written(type, grown(this.shape(type), part, 1)));
  }

  /** Move a card from the hand into a slot; the first card of a set brings along all others of its type. */
  add(id: string, onto = this.#slotOf(id)): void {
    const own = id === "wild" || id === "butler" ? onto : typeOf(id);
    if (!onto || onto !== own || !COURT.includes(own)) {
      this.selection.session.feedback.tell(t("web-plan-not-there"), "no", "3");
      return;
    }
    this.choose(own);
    const part = partOf(id);
    if (!this.possible.includes(own)) return;
    if (!this.sending.includes(own)) this.toggle(own);
    else if (part) this.change(part, 1);
  }

  /** Move a card back to the hand; the whole set goes back if it is no longer valid without the card. */
  takeBack(id: string, type: string): void {
    this.choose(type);
    const part = partOf(id);
    const less = part && grown(this.shape(type), part, -1);
    if (part && less && this.view.legal.includes(written(type, less))) this.change(part, -1);
    else this.toggle(type);
  }

  /** Where a clicked card goes: a butler goes to a set that has none. */
  #slotOf(id: string): string | null {
    if (id === "butler") return this.possible.find((type) => !this.sending.includes(type)) ?? null;
    return id === "wild" ? this.type : typeOf(id);
  }

  change(part: keyof Shape, by: number): void {
    const { type } = this;
    if (!type) return;
    const shape = this.shape(type);
    const id = part === "plain" ? type : part === "wild" ? "wild" : `${type}-${part}`;
    if (by > 0 && shape[part] >= (this.view.hand[id] ?? 0)) {
      this.selection.session.feedback.tell(t("web-part-all", { card: card(id) }), "no");
      return;
    }
    const next = grown(shape, part, by);
    if (!this.view.legal.includes(written(type, next))) {
      this.selection.refuse(written(type, next));
      return;
    }
    this.#made[type] = next;
    this.#share(type);
  }

  /** Send all planned sets, the strongest type first, then say ready. */
  send(): void {
    this.selection.session.playAll([...this.actions, "ready"]);
  }

  /** Send only the selected type's set. */
  sendOne(): void {
    if (this.type) this.selection.act(this.action(this.type));
  }

  /** Take the wilds that one set uses away from the others. */
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

  /** All cards of the type, without wilds. */
  #largest(type: string): Shape {
    const shapes = after(this.view.legal, `send ${type}`)
      .map(shapeOf)
      .filter((one) => one.wild === 0);
    return shapes.sort((a, b) => sizeOf(b) - sizeOf(a) || b.half - a.half)[0]!;
  }
}

function typeOf(id: string): string {
  return id.replace(/-(double|half)$/, "");
}

/** Which part of a shape a card is; null for a butler, which shapes leave out. */
function partOf(id: string): keyof Shape | null {
  if (id === "butler" || id === "wild") return id === "wild" ? "wild" : null;
  return id.endsWith("-double") ? "double" : id.endsWith("-half") ? "half" : "plain";
}

function grown(shape: Shape, part: keyof Shape, by: number): Shape {
  return { ...shape, [part]: Math.max(0, shape[part] + by) };
}

function written(type: string, shape: Shape): string {
  return `send ${type} ${shapeText(shape)}`;
}
