// What the person should notice: a message over the table, places where something has just happened, and what a screen
// reader says, one thing at a time.
import { play } from "../lib/sounds";

const FRESH = 2600; // milliseconds a change is marked
const LETTER = 45; // milliseconds it takes to say a letter
const MOST_UNSAID = 3; // lines of the log that wait; older ones are dropped

export interface Notice {
  text: string;
  kind: "no" | "alarm" | "info";
  article?: string; // the article of the rules that says why
}

/** What is said: a message to me, a line of the log, or the question, of which only the last one counts. */
interface Saying {
  text: string;
  kind: "message" | "log" | "question";
}

export class Feedback {
  said = $state.raw<Saying | null>(null); // now, in the one live region
  #unsaid: Saying[] = [];
  #sayTimer = 0;
  notice = $state<Notice | null>(null);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // places where something has just happened
  pointed = $state.raw<ReadonlySet<string>>(new Set()); // places that a line of the log is about
  #noticeTimer = 0;
  #freshTimer = 0;

  tell(text: string, kind: Notice["kind"] = "info", article?: string): void {
    clearTimeout(this.#noticeTimer);
    this.notice = { text, kind, article };
    this.say(text);
    if (kind === "no") play("no");
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), kind === "alarm" ? 7000 : 5000);
  }

  /** Say something after what is being said: first messages, then what happened, then the question. */
  say(text: string, kind: Saying["kind"] = "message"): void {
    const unsaid = [...this.#unsaid.filter((one) => kind !== "question" || one.kind !== kind), { text, kind }];
    const of = (kind: Saying["kind"]) => unsaid.filter((one) => one.kind === kind);
    this.#unsaid = [...of("message"), ...of("log").slice(-MOST_UNSAID), ...of("question")];
    if (!this.#sayTimer) this.#sayNext();
  }

  /** Nothing is heard from below a dialog, so it waits. */
  #sayNext = (): void => {
    const waits = document.querySelector("dialog[open]") !== null;
    const next = waits ? undefined : this.#unsaid.shift();
    if (next) this.said = next;
    const pause = next ? 500 + next.text.length * LETTER : 300;
    this.#sayTimer = next || waits ? window.setTimeout(this.#sayNext, pause) : 0;
  };

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
    clearTimeout(this.#sayTimer);
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#freshTimer);
  }
}
