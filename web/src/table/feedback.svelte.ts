// What the person should notice: a message over the table, and places where something has just happened.
import { play } from "../lib/sounds";

const FRESH = 2600; // milliseconds a change is marked

export interface Notice {
  text: string;
  kind: "no" | "alarm" | "info";
  article?: string; // the article of the rules that says why
}

export class Feedback {
  notice = $state<Notice | null>(null);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // places where something has just happened
  pointed = $state.raw<ReadonlySet<string>>(new Set()); // places that a line of the log is about
  #noticeTimer = 0;
  #freshTimer = 0;

  tell(text: string, kind: Notice["kind"] = "info", article?: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = { text, kind, article };
    if (kind === "no") play("no");
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), kind === "alarm" ? 7000 : 5000);
  }

  /** Mark where something has just happened; in a hidden tab, the marks wait until the person is back. */
  mark(fresh: ReadonlySet<string>): void {
    clearTimeout(this.#freshTimer);
    this.fresh = document.hidden ? new Set([...this.fresh, ...fresh]) : fresh;
    if (!document.hidden) this.#freshTimer = window.setTimeout(() => (this.fresh = new Set()), FRESH);
  }

  /** Point out places for as long as the person asks for it. */
  point(places: readonly string[]): void {
    this.pointed = new Set(places);
  }

  /** The CSS class of a place that should be noticed. */
  sign(place: string): "fresh" | "pointed" | undefined {
    return this.pointed.has(place) ? "pointed" : this.fresh.has(place) ? "fresh" : undefined;
  }

  close(): void {
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#freshTimer);
  }
}
