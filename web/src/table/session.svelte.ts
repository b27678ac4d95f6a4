// A table as this page knows it: what the server said, what is shown of it at this moment, and what happens in between.
import { Link } from "../lib/link";
import { me } from "../lib/me.svelte";
import { notify } from "../lib/notify";
import { preferences } from "../lib/preferences.svelte";
import type { Clock, DealMove, FromServer, Presence, Said, ScoreMove, ShowMove, State, Step, TableInfo } from "../lib/protocol";
import { play } from "../lib/sounds";
import type { Movement, View } from "../lib/terms";
import { card, say, said } from "../lib/words.svelte";
import { Attention } from "./attention.svelte";
import { land } from "./flights";
import { History } from "./history.svelte";
import type { People } from "./moves";
import { seatLabel } from "./names";
import { arrive, depart, undealt } from "./shown";
import { dealOut, travel } from "./travel";

const SCORE_WAITS = 15_000; // milliseconds until the game goes on by itself after a round
const SHOW_WAITS = 25_000;
const JUST = 5000; // milliseconds after which a game has no longer just begun
const HURRY = 3; // things that wait before cards stop flying one by one

export type Moment = ({ kind: "score" } & ScoreMove) | ({ kind: "show" } & ShowMove);

type Arrived = Pick<State, "view" | "why_not" | "clocks" | "steps"> & { deal?: DealMove }; // a deal that no step tells of

export class Session implements People {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state<View | null>(null); // as it is shown, with cards on their way
  reasons = $state.raw<Record<string, Said>>({});
  clocks = $state.raw<Clock[] | null>(null);
  clocksAt = $state(0); // by our own clock
  presence = $state.raw<Presence[]>([]);
  watching = $state(0);
  ahead = $state(0); // of our clock the server's is, milliseconds
  connected = $state(false);
  lost = $state<Said | null>(null); // the server said goodbye for good
  moment = $state.raw<Moment | null>(null);
  readonly attention = new Attention();
  busy = $state(false); // something is on its way
  sent = $state<string | null>(null); // a decision that is not answered yet
  asking = $state<string | null>(null); // a question for a hint that is not answered yet

  #version: number | null = null;
  #epoch = 0; // counts the times that the present was shown at once
  #wasMine = false; // whether the decision was mine already
  #queue: Arrived[] = [];
  #intended: string[] = []; // decisions that follow the one that is sent
  #advised: (action: string | null) => void = () => undefined;
  #link: Link;
  #close: (() => void) | null = null; // of the moment that is shown
  #hidden = () => (document.hidden ? land() : this.attention.mark(this.attention.fresh));

  readonly history: History;

  constructor(readonly id: string) {
    this.history = new History(id);
    this.#link = new Link(id, () => me.token, {
      hear: (message) => this.hear(message),
      seen: () => this.#version ?? 0,
      connected: (now) => (this.connected = now),
    });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  get leaving(): number {
    return this.view?.game === "call-to-glory" ? (this.view.leaving?.count ?? 0) : 0;
  }

  get mine(): number | null {
    return this.seat;
  }

  /** Decisions that are mine now; none while something is on its way. */
  get legal(): readonly string[] {
    return this.busy || this.sent || this.moment ? [] : (this.view?.legal ?? []);
  }

  get myTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0;
  }

  /** Whether nobody but bots plays against me. */
  get alone(): boolean {
    return this.seat !== null && (this.table?.seats.every(({ kind }, seat) => kind === "bot" || seat === this.seat) ?? false);
  }

  get slow(): boolean {
    return this.table?.pace.kind === "days";
  }

  /** The name of a seat as sentences use it. */
  name(seat: number): string {
    return seat === this.seat ? say("you") : this.label(seat);
  }

  /** The name of a seat as it stands on the table. */
  label(seat: number): string {
    return seatLabel(this.table, seat);
  }

  restart(): void {
    this.#version = null;
    this.#link.restart();
  }

  close(): void {
    this.#link.close();
    document.removeEventListener("visibilitychange", this.#hidden);
    this.attention.close();
    land();
  }

  // Out

  play(action: string): void {
    if (!this.legal.includes(action)) return;
    this.asking = null; // a hint would come too late
    this.sent = this.#link.submit({ type: "play", action });
  }

  /** Decisions made together: each is sent when the one before it is answered. */
  playAll(actions: string[]): void {
    this.#intended = [...actions];
    this.#playNext();
  }

  #playNext(): void {
    if (this.sent) return;
    const next = this.#intended.shift();
    if (next && this.legal.includes(next)) this.play(next);
    else this.#intended = [];
  }

  /** What the strongest bot would do in my place; null if it does not say, or too late. */
  hint(): Promise<string | null> {
    if (this.asking || !this.legal.length) return Promise.resolve(null);
    this.asking = this.#link.submit({ type: "hint" });
    return new Promise((resolve) => (this.#advised = resolve));
  }

  handOver(seat: number): void {
    this.#link.submit({ type: "hand-over", seat });
  }

  wait(seat: number, seconds: number): void {
    this.#link.submit({ type: "wait", seat, seconds });
  }

  /** Go on after the end of a round was shown. */
  goOn(): void {
    this.#close?.();
  }

  // In

  hear(message: FromServer): void {
    if ("answers" in message && message.answers === this.sent) this.sent = null;
    if ("answers" in message && message.answers === this.asking) this.#hearHint(message);
    if ("now" in message) this.ahead = message.now - Date.now();
    switch (message.type) {
      case "state":
        this.#hearState(message);
        break;
      case "update":
        this.#version = message.version;
        this.#take(message);
        break;
      case "around":
        this.presence = message.presence;
        this.watching = message.watching;
        break;
      case "refused":
        this.#intended = [];
        this.attention.tell(said(message.reason), "no");
        break;
      case "goodbye":
        if (!message.again) this.lost = message.reason;
        break;
    }
  }

  #hearHint(message: FromServer): void {
    const still = message.type === "advice" && message.version === this.#version && this.legal.includes(message.action);
    this.asking = null;
    this.#advised(still ? message.action : null);
  }

  #hearState(state: State): void {
    const known = this.#version !== null && state.whole;
    this.#version = state.version;
    this.seat = state.seat;
    this.table = state.table;
    this.presence = state.presence;
    this.watching = state.watching;
    if (known) this.#take(state);
    else this.#jump(state);
  }

  /** Show the present at once. */
  #jump(state: State): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#intended = [];
    this.#close?.();
    this.moment = null;
    this.busy = false;
    land();
    void this.history.begin(state.steps);
    const deal = justDealt(state);
    if (deal) this.#take({ ...state, steps: [], deal });
    else this.#settle(state);
    this.#wasMine = this.myTurn;
  }

  #take(arrived: Arrived): void {
    this.#queue.push(arrived);
    if (!this.busy) void this.#drain();
  }

  /** Show what waits, one after the other, unless the present has been shown instead meanwhile. */
  async #drain(): Promise<void> {
    const epoch = this.#epoch;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.deal) await this.#move(next.deal, next.view);
      if (epoch !== this.#epoch) return;
      for (const step of next.steps) {
        await this.#happen(step, next.view, epoch);
        if (epoch !== this.#epoch) return;
      }
      this.#settle(next);
    }
    this.busy = false;
    this.#mine();
    this.#playNext();
  }

  #settle(arrived: Arrived): void {
    this.view = arrived.view;
    this.reasons = arrived.why_not;
    this.clocks = arrived.clocks;
    this.clocksAt = Date.now();
  }

  /** Tell the person that a decision is theirs. */
  #mine(): void {
    const before = this.#wasMine;
    this.#wasMine = this.myTurn && !this.view?.over;
    if (before || !this.#wasMine) return;
    play("turn");
    if (document.hidden) notify(say("web-title-turn"), this.table ? say(`game-${this.table.game}`) : "");
  }

  // What happens, one step after the other

  async #happen(step: Step, after: View | null, epoch: number): Promise<void> {
    this.history.add(step);
    const fresh = new Set<string>();
    for (const movement of step.movements) {
      for (const name of touched(movement)) fresh.add(name);
      this.#warn(step, movement);
      await this.#move(movement, after);
      if (epoch !== this.#epoch) return;
    }
    if (fresh.size) this.attention.mark(fresh);
  }

  /** What happens to me I cannot miss. */
  #warn(step: Step, movement: Movement): void {
    if (movement.move !== "cards" || movement.to !== "aside" || this.seat === null) return;
    const [kind, owner, name] = movement.from.split(" ");
    const { seat, action } = step.event;
    if (kind !== "set" || Number(owner) !== this.seat || seat === this.seat || seat === undefined || !name) return;
    const count = movement.cards.length;
    const id = action?.startsWith("strike") ? "web-alarm-struck" : "web-alarm-beaten";
    this.attention.tell(say(id, { name: this.label(seat), card: card(name, count), count }), "alarm");
    play("beaten");
  }

  async #move(movement: Movement, after: View | null): Promise<void> {
    const still = document.hidden || preferences.pace === 0 || this.#queue.length > HURRY;
    if (movement.move === "deal") return this.#deal(movement, after, still);
    const { view } = this;
    if (!view) return;
    switch (movement.move) {
      case "cards":
      case "figure":
        depart(view, movement);
        if (!still) await travel(movement, view);
        arrive(view, movement);
        if (!still) play("card");
        break;
      case "score":
        play("round");
        await this.#show({ kind: "score", ...movement });
        break;
      case "show":
        play("round");
        await this.#show({ kind: "show", ...movement });
        break;
      default:
        arrive(view, movement);
    }
  }

  async #deal(deal: DealMove, after: View | null, still: boolean): Promise<void> {
    if (!after) return;
    this.view = undealt(after, deal);
    if (!still) await dealOut(deal, this.view);
  }

  /** Show the end of a round until the person goes on; who looks away finds it on return. */
  async #show(moment: Moment): Promise<void> {
    this.moment = moment;
    if (document.hidden) {
      this.#close = () => (this.moment = null);
      return;
    }
    let timer = 0;
    await new Promise<void>((resolve) => {
      this.#close = resolve;
      timer = window.setTimeout(resolve, moment.kind === "show" ? SHOW_WAITS : SCORE_WAITS);
    });
    clearTimeout(timer);
    this.#close = null;
    this.moment = null;
  }
}

function touched(movement: Movement): string[] {
  if (movement.move === "cards" || movement.move === "figure") return [movement.from, movement.to];
  return movement.move === "task" ? [`task ${movement.seat} ${movement.deck}`] : [];
}

/** The deal of a game that has only just begun: who made the table was not there yet to be told of it. */
function justDealt({ view, table, now, steps }: State): DealMove | null {
  const begun = view?.round === 1 && view.turns === 0 && !steps.length && now - table.updated_at < JUST;
  return begun ? { move: "deal", round: 1, hands: view.hand_sizes, hand: view.hand } : null;
}
