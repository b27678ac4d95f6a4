// What the person is about to do in Come to Call: a card to discard, and the sets for the show.
import { card, t } from "../../lib/i18n.svelte";
import { preferences } from "../../lib/preferences.svelte";
import type { CallView } from "../../lib/protocol";
import { click, done } from "../../table/keyboard";
import { Selection, type ActionButton } from "../../table/selection.svelte";
import { COURT } from "./cards";
import { Plan } from "./plan.svelte";

const PILES: Record<string, string> = { D: "deck", L: "left", R: "right" };
const CRY = "discard hear-ye";

export class CallSelection extends Selection {
  /** The sets being planned; null unless the person is choosing them. */
  readonly plan = $derived.by(() => (this.choosing ? new Plan(this) : null));

  override get view(): CallView {
    return this.session.view as unknown as CallView;
  }

  get choosing(): boolean {
    return this.view.phase === "call" && this.view.legal.length > 0 && !this.session.roundEnd;
  }

  /** Who discarded the Hear Ye! that stopped the round. */
  get cried(): string {
    const { crier, ending, heard } = this.view;
    if (crier === null || ending !== "hear-ye") return "";
    const who = crier === this.session.seat ? "you" : "other";
    return t("web-call-cried", { who, name: this.session.label(crier), heard });
  }

  /** Discard a card: a Hear Ye! always goes to the middle, any other card onto a pile. */
  discard(card: string, place: string): string {
    return card === "hear-ye" ? CRY : `discard ${card} ${place}`;
  }

  /** What a click on a pile or the middle means now. */
  pileAction(name: string): string {
    if (this.view.phase !== "discard" || name === "deck") return `draw ${name}`;
    return this.card ? this.discard(this.card, name) : name === "middle" ? CRY : `draw ${name}`;
  }

  override refuse(action: string): void {
    if (action.endsWith(" middle")) this.session.feedback.tell(t("web-only-hear-ye"), "no", "2");
    else super.refuse(action);
  }

  override why(action: string): string {
    return action.endsWith(" middle") ? t("web-only-hear-ye") : super.why(action);
  }

  override get question(): string {
    if (this.view.phase === "call") {
      const must = preferences.short && !this.view.legal.includes("ready");
      const said = [this.cried, t(must ? "web-call-must-short" : "say-call")].filter(Boolean);
      return preferences.narrow ? said[0]! : said.join(" ");
    }
    if (this.view.phase !== "discard") return t(`say-${this.view.phase}`, { turn: "first" });
    return this.card ? t("web-picked", { card: card(this.card, 1) }) : t("say-discard");
  }

  override get waiting(): string {
    if (this.view.phase !== "call") return super.waiting;
    const own = this.view.sent.length ? "web-others-choose" : "web-others-choose-none";
    const chooses = t(this.session.seat === null ? "web-all-choose" : own);
    return [this.cried, chooses].filter(Boolean).join(" ");
  }

  override get buttons(): ActionButton[] {
    if (this.view.phase !== "discard" || !this.card) return [];
    if (this.card === "hear-ye") return [{ action: CRY, key: "M" }];
    return ["left", "right"].map((pile) => ({
      action: `discard ${this.card} ${pile}`,
      key: pile.charAt(0).toUpperCase(),
      short: preferences.narrow ? `→ ${t(`web-pile-${pile}`)}` : t("web-short-discard", { pile }),
    }));
  }

  /** Cards in slots have left the hand. */
  override get hand(): Readonly<Record<string, number>> {
    if (!this.plan) return this.view.hand;
    const { laid } = this.plan;
    const left = Object.entries(this.view.hand).map(([id, count]) => [id, count - (laid[id] ?? 0)] as const);
    return Object.fromEntries(left.filter(([, count]) => count > 0));
  }

  override take(card: string): void {
    if (this.plan) this.plan.add(card);
    else super.take(card);
  }

  override lift(card: string): void {
    if (!this.plan) super.lift(card);
  }

  override drop(card: string, place: string): void {
    if (!this.plan) super.drop(card, place);
    else if (place.startsWith("slot ")) this.plan.add(card, place.slice(5));
  }

  override usable(card: string): boolean {
    if (this.plan) return this.legal.length > 0 && this.plan.takes(card);
    return this.view.phase === "discard" && super.usable(card);
  }

  override grave(action: string): boolean {
    return action === CRY;
  }

  override dropAction(card: string, place: string): string | null {
    return place === "hand" ? null : this.discard(card, place);
  }

  override get digitsPick(): boolean {
    return this.view.phase !== "call";
  }

  override digit(index: number): boolean {
    const type = COURT[index];
    return type && this.plan ? done(this.plan.choose(type)) : false;
  }

  override letter(letter: string): string | null {
    const pile = PILES[letter];
    switch (this.view.phase) {
      case "call":
        return letter === "E" ? "ready" : null;
      case "draw":
        return pile ? `draw ${pile}` : null;
      case "discard":
        if (letter === "M") return this.pileAction("middle");
        return this.card && pile ? this.discard(this.card, pile) : null;
      default:
        return null;
    }
  }

  override key(event: KeyboardEvent): boolean {
    if (!this.plan) return false;
    if (event.key === "Enter") return click(event, ".choices .main");
    return event.code === "KeyS" && click(event, ".choices .one");
  }
}
