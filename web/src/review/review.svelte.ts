// A review: a film, the moment that is shown, through whose eyes, and the analysis beside it.
import { gameUi } from "../games/registry";
import { reasonOf } from "../lib/api";
import { catalog } from "../lib/catalog.svelte";
import { t } from "../lib/i18n.svelte";
import type { TableInfo } from "../lib/protocol";
import type { View } from "../lib/types";
import { Feedback } from "../table/feedback.svelte";
import type { GameUi } from "../table/gameUi";
import type { People } from "../table/moves";
import type { Session } from "../table/session.svelte";
import { reviews, step, stops, type AnalysisState, type Decision, type Film, type Unit } from "./film";

const ASK_AGAIN = 1000; // milliseconds

/** Where a film comes from: a table of the server, or a record that was opened here. */
export type Source = { table: string } | { record: unknown };

/** What the parts of a table read that a film shows too. */
type Shown = Pick<Session, "game" | "ui" | "view" | "totals" | "unseen" | "table" | "legal" | "ended">;

export class Review implements People, Shown {
  film = $state.raw<Film | null>(null);
  at = $state(0); // the moment: decisions before it
  seat = $state<number | null>(null); // whose knowledge is shown; null: all cards
  by = $state<Unit>("decision");
  analysis = $state.raw<AnalysisState | null>(null);
  wrong = $state("");
  readonly feedback = new Feedback();
  #timer = 0;

  readonly stops = $derived(this.film ? stops(this.film, this.by) : [0]);
  readonly last = $derived(this.film ? this.film.views.length - 1 : 0);
  /** What is shown; a seat's own hand counts as known, so that it is seen where the others' cards are. */
  readonly view = $derived.by<View | null>(() => {
    const view = this.film?.views[this.at];
    if (!view || this.seat === null) return view ?? null;
    return { ...view, known: view.known?.map((known, seat) => (seat === this.seat ? view.hand : known)) } as View;
  });
  readonly mistakes = $derived(
    (this.analysis?.analysis?.decisions ?? []).filter(({ word }) => word).map(({ number }) => number),
  );
  /** The decision that is made now. */
  readonly decision = $derived<Decision | null>(this.analysis?.analysis?.decisions[this.at] ?? null);

  constructor(readonly source: Source) {}

  get tableId(): string | null {
    return "table" in this.source ? this.source.table : null;
  }

  async load(seat: number | null): Promise<void> {
    try {
      const film =
        "table" in this.source ? reviews.film(this.source.table, seat) : reviews.filmOf(this.source.record, seat);
      this.film = await film;
      this.seat = seat;
      this.go(this.at);
      if (this.tableId && !this.analysis) this.#take(await reviews.analysis(this.tableId));
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.feedback.close();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
  }

  step(direction: 1 | -1): void {
    this.go(step(this.stops, this.at, direction));
  }

  /** To the next mistake, or the one before. */
  jump(direction: 1 | -1): void {
    this.go(step(this.mistakes, this.at, direction));
  }

  async analyze(): Promise<void> {
    await this.#ask(reviews.analyze);
  }

  async cancel(): Promise<void> {
    await this.#ask(reviews.cancel);
  }

  async #ask(what: (table: string) => Promise<AnalysisState>): Promise<void> {
    if (!this.tableId) return;
    try {
      this.#take(await what(this.tableId));
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }

  #take(state: AnalysisState): void {
    clearTimeout(this.#timer);
    this.analysis = state;
    const going = state.status === "running" || state.status === "waiting";
    if (going) this.#timer = window.setTimeout(() => void this.#ask(reviews.analysis), ASK_AGAIN);
  }

  // What the parts of a table ask for: everything stands still, and nothing can be done

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
  readonly reasons = {};
  readonly clocks = null;
  readonly clocksAt = 0;
  readonly presence = [];
  readonly ahead = 0;
  readonly busy = false;
  readonly sent = null;
  readonly asking = null;
  readonly unseen = null;
  readonly ended: boolean = true;
  readonly history = { steps: [], rounds: [] };

  /** The same for components of the table, which only look at it. */
  get asSession(): Session {
    return this as unknown as Session;
  }
}
