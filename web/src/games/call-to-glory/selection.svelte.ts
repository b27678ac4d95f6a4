// What the person is about to do in Call to Glory: cards to lay or discard, a figure to use.
import { card, t, translate } from "../../lib/i18n.svelte";
import { preferences } from "../../lib/preferences.svelte";
import type { GloryView } from "../../lib/protocol";
import { after } from "../../table/legalActions";
import { brief } from "../../table/names";
import { done } from "../../table/keyboard";
import { Selection, type ActionButton } from "../../table/selection.svelte";

const isPile = (letter: string) => "LRAB".includes(letter);

export class GlorySelection extends Selection {
  chosen = $state(0); // how many of the picked cards to lay; 0 means as many as possible
  striking = $state(false); // a figure is raised and waits for a target

  override get view(): GloryView {
    return this.session.view as unknown as GloryView;
  }

  /** How many cards of the picked character may be laid. */
  get counts(): number[] {
    return this.card ? after(this.legal, `lay ${this.card}`).map(Number) : [];
  }

  /** How many would be laid now. */
  get count(): number {
    const { counts } = this;
    return counts.includes(this.chosen) ? this.chosen : (counts.at(-1) ?? 0);
  }

  get layAction(): string {
    return this.layOf(this.card ?? "");
  }

  /** Lay as many cards of a character as were chosen, or else as many as possible. */
  layOf(character: string): string {
    const picked = this.card === character ? this.count || this.chosen : 0;
    const most = after(this.legal, `lay ${character}`).at(-1);
    return `lay ${character} ${picked || (most ?? (this.view.hand[character] || 1))}`;
  }

  get strikes(): string[] {
    return this.legal.filter((action) => action.startsWith("strike "));
  }

  more(change: number): void {
    const { counts } = this;
    const next = counts[counts.indexOf(this.count) + change];
    if (next !== undefined) this.chosen = next;
    else if (this.card) this.refuse(`lay ${this.card} ${this.count + change}`);
  }

  /** Raise a figure, or put it back. */
  raise(): void {
    if (!this.strikes.length) {
      this.refuse("strike");
      return;
    }
    this.card = null;
    this.pending = null;
    this.striking = !this.striking;
  }

  /** What a click on a pile means now. */
  pileAction(name: string): string {
    if (this.view.phase === "pile") return `pile ${name}`;
    const discards = this.view.phase === "play" && this.card && (name === "A" || name === "B");
    return discards ? `discard ${this.card} ${name}` : `draw ${name}`;
  }

  override take(card: string): void {
    this.striking = false;
    this.chosen = 0;
    super.take(card);
  }

  override cancel(): boolean {
    const raised = this.striking;
    return super.cancel() || raised;
  }

  override clear(): void {
    super.clear();
    this.chosen = 0;
    this.striking = false;
  }

  override get question(): string {
    if (this.striking) return t("web-strike-choose");
    const { phase, leaving, first_pile } = this.view;
    switch (phase) {
      case "draw":
        return t("say-draw", { turn: first_pile ? "second" : "first" });
      case "pile":
        return leaving
          ? t("say-pile", { cards: card(leaving.character, leaving.count), count: leaving.count })
          : t("web-decide");
      case "play":
        if (this.card) return t("web-picked", { card: card(this.card, 1) });
        return t(this.legal.every((action) => action.startsWith("discard ")) ? "say-discard" : "say-play");
      default:
        return t(`say-${phase}`);
    }
  }

  override get buttons(): ActionButton[] {
    const numbered = (actions: readonly string[]) => actions.map((action, i) => ({ action, key: String(i + 1) }));
    if (this.striking) return numbered(this.strikes);
    switch (this.view.phase) {
      case "pile":
        return ["A", "B"].map((key) => ({ action: `pile ${key}`, key }));
      case "reveal":
        return this.legal.map((action, i) => this.revealButton(action, String(i + 1)));
      case "play":
        return this.card ? ["A", "B"].map((key) => this.discardButton(key)) : [];
      case "after":
        return [{ action: "end", key: "E" }];
      default:
        return [];
    }
  }

  /** What a task would score now, and for whom. */
  private revealButton(action: string, key: string): ActionButton {
    const task = this.view.tasks?.[this.session.seat!]?.[action.split(" ")[1]!];
    const set = task?.character ? this.view.sets[task.character] : undefined;
    if (!task?.character) return { action, key };
    const [name, short] = [card(task.character, 1), translate(card(task.character, 1))];
    const nothing = t("web-reveal-nothing", { card: name });
    if (!set) return { action, key, short, says: nothing, scores: { points: 0, full: nothing } };
    const { each, points } = task;
    const says = (who: string) =>
      t("web-reveal-scores", { card: name, name: who, cards: set.size, each, points: points ?? 0 });
    const [who, small] = [this.session.label(set.seat), brief(this.session.label(set.seat))];
    const scores = { seat: set.seat, points: points ?? 0, full: small && says(small) };
    return { action, key, short, says: says(who), scores };
  }

  /** The prompt already names the picked card, so its buttons need not; on a phone an arrow is enough. */
  private discardButton(pile: string): ActionButton {
    const short = preferences.narrow ? `→ ${pile}` : t("web-short-discard", { pile });
    return { action: `discard ${this.card} ${pile}`, key: pile, short };
  }

  override usable(card: string): boolean {
    return this.view.phase === "play" && super.usable(card);
  }

  override lays(card: string): boolean {
    return after(this.legal, `lay ${card}`).length > 0;
  }

  override lifted(card: string): number {
    return this.card === card ? this.count || 1 : 0;
  }

  override dropAction(card: string, place: string): string | null {
    if (place === "sets") return this.layOf(card);
    return place.startsWith("strike") || place === "hand" ? null : `discard ${card} ${place}`;
  }

  override get inHand(): boolean {
    return super.inHand || this.striking;
  }

  override get digitsPick(): boolean {
    return !this.striking && this.view.phase !== "reveal";
  }

  override letter(letter: string): string | null {
    if (letter === "E") return "end";
    switch (this.view.phase) {
      case "draw":
      case "pile":
        return isPile(letter) ? `${this.view.phase} ${letter}` : null;
      case "play":
        if (!this.card) return null;
        return letter === "L" ? this.layAction : "AB".includes(letter) ? `discard ${this.card} ${letter}` : null;
      default:
        return null;
    }
  }

  override key({ key, code }: KeyboardEvent): boolean {
    if (this.card && (key === "+" || key === "ArrowUp")) return done(this.more(1));
    if (this.card && (key === "-" || key === "ArrowDown")) return done(this.more(-1));
    return code === "KeyN" && this.view.figures ? done(this.raise()) : false;
  }
}
