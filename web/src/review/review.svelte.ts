// A review: a film, the current moment, whose cards are shown, and the analysis.
import { gameUi } from "../games/registry";
import { reasonOf } from "../lib/api";
import { catalog } from "../lib/catalog.svelte";
import { t } from "../lib/i18n.svelte";
import type { Said, TableInfo } from "../lib/protocol";
import type { RoundEnd, View } from "../lib/types";
import { Feedback } from "../table/feedback.svelte";
import type { GameUi } from "../table/gameUi";
import type { People } from "../table/moves";
import type { Session } from "../table/session.svelte";
import { framesOf, reviews, step, stops } from "./film";
import type { Analyses, AnalysisState, Decision, Film, Source, Unit } from "./film";

const ASK_AGAIN = 1000; // milliseconds

/** The part of a session that a film can provide to the table's components, too. */
type Shown = Pick<Session, "game" | "ui" | "view" | "totals" | "unseen" | "table" | "legal" | "ended">;

export class Review implements People, Shown {
  film = $state.raw<Film | null>(null);
  at = $state(0); // the moment, as the number of decisions before it, see `frames`; -1 is the end screen
  seat = $state<number | null>(null); // the seat whose knowledge is shown; null: all cards
  by = $state<Unit>("decision");
  analysis = $state.raw<AnalysisState | null>(null);
  wrong = $state("");
  readonly feedback = new Feedback();
  readonly #analyses: Analyses;
  #timer = 0;
  #closed = false;

  readonly frames = $derived(this.film ? framesOf(this.film) : [0]);
  readonly stops = $derived([this.first, ...(this.film ? stops(this.film, this.by) : [0])]);
  readonly last = $derived(this.frames.at(-1)!);
  /** How the round ended, at a moment that shows it. The table is then the one before the last decision. */
  readonly ending = $derived<RoundEnd | null>(
    Number.isInteger(this.at) ? null : (this.film?.ends[Math.floor(this.at)] ?? null),
  );
  /** The view to show. A seat's own hand counts as known cards, so it appears in the same place as the others'. */
  readonly view = $derived.by<View | null>(() => {
    const views = this.film?.views;
    const view = views?.[this.at < 0 ? views.length : Math.floor(this.at)] ?? views?.at(-1);
    if (!view || this.seat === null) return view ?? null;
    return { ...view, known: view.known?.map((known, seat) => (seat === this.seat ? view.hand : known)) } as View;
  });
  readonly mistakes = $derived(
    (this.analysis?.analysis?.decisions ?? []).filter(({ word }) => word).map(({ number }) => number),
  );
  /** The decision made at this moment. */
  readonly decision = $derived<Decision | null>(this.analysis?.analysis?.decisions[this.at] ?? null);

  constructor(readonly source: Source) {
    this.#analyses = reviews.analyses(source);
  }

  get tableId(): string | null {
    return "table" in this.source ? this.source.table : null;
  }

  /** Whether the first frame, with the end of the game, is shown. */
  get first(): -1 | 0 {
    return this.tableId && this.film?.over ? -1 : 0;
  }

  async load(seat: number | null): Promise<void> {
    try {
      const film =
        "table" in this.source ? reviews.film(this.source.table, seat) : reviews.filmOf(this.source.record, seat);
      this.film = await film;
      this.wrong = "";
      this.seat = seat;
      this.go(this.at);
      if (this.tableId && !this.analysis) this.#take(await this.#analyses.status());
    } catch (error) {
      if (seat !== null && !this.film) return this.load(null); // a link to a seat that this game does not have
      this.wrong = reasonOf(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.feedback.close();
  }

  go(at: number): void {
    const inside = Math.max(this.first, Math.min(at, this.last));
    const whole = at > this.at ? Math.ceil(inside) : Math.floor(inside);
    this.at = this.frames.includes(inside) ? inside : whole;
  }

  step(direction: 1 | -1): void {
    this.go(step(this.stops, this.at, direction));
  }

  /** Go to the next mistake or the previous one. */
  jump(direction: 1 | -1): void {
    this.go(step(this.mistakes, this.at, direction));
  }

  async analyze(): Promise<void> {
    await this.#ask(this.#analyses.begin);
  }

  async cancel(): Promise<void> {
    await this.#ask(this.#analyses.cancel);
  }

  async #ask(what: () => Promise<AnalysisState>): Promise<void> {
    try {
      this.#take(await what());
      this.wrong = "";
    } catch (error) {
      this.wrong = reasonOf(error);
      if (this.analysis) this.#follow(this.analysis); // the server may come back, and goes on with it
    }
  }

  #take(state: AnalysisState): void {
    this.analysis = state;
    this.#follow(state);
  }

  /** Ask again in a moment, while an analysis is under way. */
  #follow(state: AnalysisState): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const going = state.status === "running" || state.status === "waiting";
    if (going) this.#timer = window.setTimeout(() => void this.#ask(this.#analyses.status), ASK_AGAIN);
  }

  // What the table's components expect of a session. In a review nothing moves, and nothing can be played

  get game(): string {
    return this.film?.game ?? "";
  }

  get ui(): GameUi {
    return gameUi(this.game);
  }

  get mine(): number | null {
    return null;
  }

  get legal(): readonly string[] {
    return [];
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  get totals(): number[] {
    return this.view?.totals ?? [];
  }

  label(seat: number): string {
    return this.film?.names?.[seat] ?? t("player", { number: seat + 1 });
  }

  name(seat: number): string {
    return this.label(seat);
  }

  firstChip(seat: number): string | null {
    const first = catalog.game(this.game)?.first;
    const began = first && (this.view as Record<string, unknown> | null)?.[first] === seat;
    return began ? t(`web-${first}`) : null;
  }

  readonly table = $derived.by(() => {
    const seats = Array.from({ length: this.film?.players ?? 0 }, (_, seat) => ({
      kind: "person",
      name: this.label(seat),
      player: null,
      level: null,
      stand_in: null,
      why: null,
    }));
    return { game: this.game, options: this.film?.options ?? {}, status: "over", seats } as unknown as TableInfo;
  });
  readonly reasons: Record<string, Said> = {};
  readonly clocks = null;
  readonly clocksAt = 0;
  readonly presence = [];
  readonly ahead = 0;
  readonly busy: boolean = false;
  readonly sent = null;
  readonly asking = null;
  readonly unseen = null;
  readonly ended: boolean = true;
  readonly history = { steps: [], rounds: [] };

  /** The same object as a session, for components that only read it. */
  get asSession(): Session {
    return this as unknown as Session;
  }
}
