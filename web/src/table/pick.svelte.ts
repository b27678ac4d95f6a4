// What the person is about to do: a card picked up, a figure raised, a move that waits for its second click.
import { preferences } from "../lib/preferences.svelte";
import { said } from "../lib/words.svelte";
import { counts, whyNot } from "./choices";
import type { Session } from "./session.svelte";

export class Pick {
  card = $state<string | null>(null); // of the own hand
  chosen = $state(0); // how many of it; 0: as many as possible
  striking = $state(false);
  pending = $state<string | null>(null); // waits to be confirmed
  advised = $state<string | null>(null); // what a bot would do

  constructor(readonly session: Session) {}

  get legal(): readonly string[] {
    return this.session.legal;
  }

  /** How many cards of the picked character may be laid. */
  get counts(): number[] {
    return this.card ? counts(this.legal, this.card) : [];
  }

  /** How many would be laid now. */
  get count(): number {
    const { counts } = this;
    return counts.includes(this.chosen) ? this.chosen : (counts.at(-1) ?? 0);
  }

  get layAction(): string {
    return `lay ${this.card} ${this.count || this.chosen || this.session.view?.hand[this.card ?? ""] || 1}`;
  }

  may(action: string): boolean {
    return this.legal.includes(action);
  }

  /** Pick a card up, or put it down again. */
  take(card: string): void {
    this.pending = null;
    this.striking = false;
    this.card = this.card === card ? null : card;
    this.chosen = 0;
  }

  more(change: number): void {
    const { counts } = this;
    const at = counts.indexOf(this.count) + change;
    const next = counts[at];
    if (next !== undefined) this.chosen = next;
    else if (this.card) this.refuse(`lay ${this.card} ${this.count + change}`);
  }

  raise(): void {
    if (!this.legal.some((action) => action.startsWith("strike "))) {
      this.refuse("strike");
      return;
    }
    this.card = null;
    this.pending = null;
    this.striking = !this.striking;
  }

  cancel(): boolean {
    const something = this.card !== null || this.striking || this.pending !== null;
    if (this.pending !== null) this.pending = null;
    else this.clear();
    return something;
  }

  clear(): void {
    this.card = null;
    this.chosen = 0;
    this.striking = false;
    this.pending = null;
    this.advised = null;
  }

  /** Ask the strongest bot; what it would do waits to be confirmed. */
  async hint(): Promise<void> {
    const action = await this.session.hint();
    if (!action) return;
    this.clear();
    this.pending = this.advised = action;
  }

  /** Do it, ask first, or say why not. */
  act(action: string, sure = false): void {
    if (this.session.busy || this.session.moment) return;
    if (!this.may(action)) {
      this.refuse(action);
      return;
    }
    const asks = !sure && this.pending !== action && preferences.confirms(this.session.slow);
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
    if (reason) this.session.attention.tell(said(reason), "no");
  }

  why(action: string): string {
    const reason = this.may(action) ? null : whyNot(this.session.reasons, action);
    return reason ? said(reason) : "";
  }
}
