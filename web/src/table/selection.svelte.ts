// What the person is about to do: a picked card, a move that waits for its second click. Games extend it in subclasses.
import { cardName } from "../lib/catalog.svelte";
import { i18n, t, translate } from "../lib/i18n.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { View } from "../lib/types";
import { whyNot } from "./legalActions";
import { imperative } from "./moves";
import type { Session } from "./session.svelte";

/** A legal or illegal action with a button of its own, and the key that presses it. */
export interface ActionButton {
  action: string;
  key?: string;
  short?: string; // shown instead, if the prompt says the rest
  says?: string; // replaces the action in words
  scores?: { seat?: number; points: number; full?: string }; // who would score what; full: where there is room
}

export class Selection {
  card = $state<string | null>(null); // picked from the hand
  pending = $state<string | null>(null); // waits to be confirmed
  advised = $state<string | null>(null); // what a bot would do
  reason = $state<string | null>(null); // and why

  constructor(readonly session: Session) {}

  get view(): View {
    return this.session.view!;
  }

  get legal(): readonly string[] {
    return this.session.legal;
  }

  may(action: string): boolean {
    return this.legal.includes(action);
  }

  // What games override

  /** The question to the person, as a sentence. */
  get question(): string {
    return this.card ? t("web-picked", { card: cardName(this.card) }) : t("web-decide");
  }

  /** The sentence shown while others decide. */
  get waiting(): string {
    const [seat] = this.view.to_move;
    if (seat === undefined) return "";
    const id = `web-other-${this.view.phase}`;
    return t(i18n.has(id) ? id : "web-other-decides", { name: this.session.label(seat) });
  }

  /** Actions with a button of their own; the others are played by clicking cards and piles. */
  get buttons(): ActionButton[] {
    return this.legal.map((action, i) => ({ action, key: i < 9 ? String(i + 1) : undefined }));
  }

  /** Whether a card can be used now. */
  usable(card: string): boolean {
    return this.legal.some((action) => action.split(" ").includes(card));
  }

  /** Whether a card can be laid on the table now, not only discarded. */
  lays(_card: string): boolean {
    return false;
  }

  /** Whether something can be discarded onto a pile now. */
  discardsOnto(pile: string): boolean {
    return this.legal.some((action) => action.startsWith("discard ") && action.endsWith(` ${pile}`));
  }

  /** How many cards of a group in the hand are raised. */
  lifted(card: string): number {
    return this.card === card ? 1 : 0;
  }

  /** The action of dragging a card onto a place. */
  dropAction(_card: string, _place: string): string | null {
    return null;
  }

  /** The cards in hand, without those that have been put somewhere else already. */
  get hand(): Readonly<Record<string, number>> {
    return this.view.hand;
  }

  /** Called when dragging a card starts. */
  lift(card: string): void {
    if (this.card !== card) this.take(card);
  }

  /** Called when a card was dropped on a place. */
  drop(card: string, place: string): void {
    const action = this.dropAction(card, place);
    if (action) this.act(action);
  }

  /** Whether a move needs to be confirmed even by people who switched that off. */
  grave(_action: string): boolean {
    return false;
  }

  /** Whether something is picked that can be put back. */
  get inHand(): boolean {
    return this.card !== null;
  }

  /** Whether digits pick cards from the hand. */
  get digitsPick(): boolean {
    return false;
  }

  /** Do the digit's action; false if it has none. */
  digit(index: number): boolean {
    const button = this.buttons[index];
    if (button) this.act(button.action);
    return button !== undefined;
  }

  /** The action of a letter key. */
  letter(_letter: string): string | null {
    return null;
  }

  /** Handle any other key; returns whether it meant something. */
  key(_event: KeyboardEvent): boolean {
    return false;
  }

  // What all games share

  /** Pick a card or put it back; if it can't be used, say why. */
  take(card: string): void {
    this.pending = null;
    if (this.card === card) this.card = null;
    else if (this.usable(card)) this.card = card;
    else this.refuse(this.refusedBy(card));
  }

  /** An action with this card whose refusal explains why the card can't be used. */
  refusedBy(card: string): string {
    return `discard ${card}`;
  }

  cancel(): boolean {
    const something = this.card !== null || this.pending !== null;
    if (this.pending !== null) this.pending = null;
    else this.clear();
    return something;
  }

  clear(): void {
    this.card = null;
    this.pending = null;
    this.advised = null;
  }

  /** Ask the strongest bot; its move then waits to be confirmed. */
  async hint(): Promise<void> {
    const advice = await this.session.hint();
    if (!advice) return;
    this.clear();
    this.pending = this.advised = advice.action;
    this.reason = advice.why && translate(advice.why);
  }

  /** Play an action, ask for confirmation first, or say why it is refused. */
  act(action: string, sure = false): void {
    if (this.session.busy || this.session.roundEnd) return;
    if (!this.may(action)) {
      this.refuse(action);
      return;
    }
    const asks = !sure && this.pending !== action && (this.grave(action) || preferences.confirms(this.session.slow));
    if (asks) {
      this.pending = action;
      return;
    }
    this.clear();
    this.session.play(action);
  }

  confirm(): void {
    if (this.pending) this.act(this.pending, true);
  }

  refuse(action: string): void {
    if (this.session.seat === null || this.session.sent) return;
    const reason = whyNot(this.session.reasons, action);
    if (reason) this.session.feedback.tell(translate(reason), "no", this.session.ui.article?.(reason.id));
  }

  why(action: string): string {
    const reason = this.may(action) ? null : whyNot(this.session.reasons, action);
    return reason ? translate(reason) : "";
  }

  /** What a click would do, or why it does nothing. */
  hintFor(action: string): string {
    return this.may(action) ? imperative(action, this.session) : this.why(action);
  }
}
