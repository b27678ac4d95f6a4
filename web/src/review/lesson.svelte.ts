// A lesson: a film that waits for the learner, in seat 0, and continues after the right action.
import { reasonOf } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { RoundEnd } from "../lib/types";
import { imperative } from "../table/moves";
import { ask } from "../lib/api";
import type { Advice } from "../lib/protocol";
import type { Film } from "./film";
import { Review } from "./review.svelte";

const PAUSE = 700; // milliseconds between opponents' moves
const KEPT = "courtcards.lesson."; // storage key of the progress in each lesson

interface Step {
  seat: number;
  action: string;
  say: string | null;
}

interface LessonFilm {
  id: string;
  steps: Step[];
  last: string;
  more: string[]; // the other lessons of the game
  film: Film;
}

export class Lesson extends Review {
  override readonly ended: boolean = false;
  readonly alone = true; // so the learner can ask for a hint
  readonly hasLeft = false;
  readonly slow = false;
  seen = $state(false); // whether the end of the round has been looked at
  #lesson = $state.raw<LessonFilm | null>(null);
  #waiting = 0;

  constructor(readonly id: string) {
    super({ record: null });
  }

  /** The action to take now; none when the lesson is over. */
  get next(): Step | undefined {
    return this.#lesson?.steps[this.at];
  }

  /** How the round ended, once it has. */
  get result(): RoundEnd | null {
    return this.#lesson && !this.next ? (this.film?.ends.at(-1) ?? null) : null;
  }

  get done(): boolean {
    return this.#lesson !== null && this.next === undefined && (this.seen || !this.result);
  }

  /** The other lessons of the game. */
  get more(): string[] {
    return this.#lesson?.more ?? [];
  }

  /** The latest text of the lesson. */
  get says(): string {
    if (!this.#lesson) return "";
    if (this.done) return t(this.#lesson.last);
    if (this.result) return t("web-lesson-ended");
    const told = this.#lesson.steps.slice(0, this.at + 1).findLast(({ say }) => say)?.say;
    const now = this.next?.seat === 0 && !this.next.say ? ` ${imperative(this.next.action, this)}.` : "";
    return (this.next?.say || !now ? t(told ?? "web-loading") : now).trim();
  }

  override get mine(): number | null {
    return 0;
  }

  override get legal(): readonly string[] {
    return this.next?.seat === 0 ? (this.film?.views[this.at]?.legal ?? []) : [];
  }

  override label(seat: number): string {
    return seat === 0 ? t("you") : super.label(seat);
  }

  /** Start, or continue where this device left off. */
  async begin(): Promise<void> {
    try {
      this.#lesson = await ask<LessonFilm>("GET", `/lessons/${this.id}`);
      this.film = this.#lesson.film;
      this.seat = 0;
      const kept = Number(localStorage.getItem(KEPT + this.id) ?? 0);
      this.go(kept < this.#lesson.steps.length ? kept : 0);
      this.#followOthers();
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }

  restart(): void {
    clearTimeout(this.#waiting);
    this.seen = false;
    this.go(0);
    localStorage.removeItem(KEPT + this.id);
  }

  override close(): void {
    clearTimeout(this.#waiting);
    super.close();
  }

  play(action: string): void {
    const { next } = this;
    if (next?.seat !== 0) return;
    if (action !== next.action) {
      this.feedback.tell(t("web-lesson-not-that", { move: imperative(next.action, this) }), "no");
      return;
    }
    this.feedback.notice = null;
    this.#advance();
  }

  /** A lesson has one set to send; `ready` follows by itself. */
  playAll(actions: string[]): void {
    this.play(actions[0] ?? "");
  }

  hint(): Promise<Pick<Advice, "action" | "why"> | null> {
    return Promise.resolve(this.next?.seat === 0 ? { action: this.next.action, why: null } : null);
  }

  #advance(): void {
    this.at += 1;
    localStorage.setItem(KEPT + this.id, String(this.at));
    this.#followOthers();
  }

  #followOthers(): void {
    clearTimeout(this.#waiting);
    if (this.next && this.next.seat !== 0) this.#waiting = window.setTimeout(() => this.#advance(), PAUSE);
  }
}
