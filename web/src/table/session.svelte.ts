// A table as this page knows it: what the server said, what is shown of it at this moment, and what happens in between.
import { tick } from "svelte";
import { Link } from "../lib/link";
import { me } from "../lib/me.svelte";
import { notify } from "../lib/notify";
import { preferences } from "../lib/preferences.svelte";
import type { Clock, FromServer, Presence, Said, ScoreMove, ShowMove, State, Step, TableInfo, Update } from "../lib/protocol";
import { play } from "../lib/sounds";
import type { Movement, View } from "../lib/terms";
import { card, say, said } from "../lib/words.svelte";
import { fly, land, pictures, where } from "./flights";
import type { People } from "./moves";
import { arrive, depart, undealt } from "./shown";

const LONGEST_LOG = 400;
const STAGGER = 0.28; // of a card's time, between two cards of one movement
const SCORE_WAITS = 15_000; // milliseconds until the game goes on by itself after a round
const SHOW_WAITS = 25_000;
const FRESH = 2600; // milliseconds that a change is marked
const HURRY = 3; // things that wait before cards stop flying one by one

export type Moment = ({ kind: "score" } & ScoreMove) | ({ kind: "show" } & ShowMove);

export interface Notice {
  text: string;
  kind: "no" | "alarm" | "info";
}

type Arrived = Pick<Update, "view" | "why_not" | "clocks" | "steps"> | State;

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
  log = $state.raw<Step[]>([]);
  shows = $state.raw<(number[] | undefined)[]>([]); // points by round of Come to Call, as far as this page has seen them
  moment = $state.raw<Moment | null>(null);
  notice = $state<Notice | null>(null);
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // places where something has just happened
  busy = $state(false); // something is on its way
  sent = $state<string | null>(null); // a decision that is not answered yet
  spoken = $state(""); // for who listens instead of looking

  #version: number | null = null;
  #epoch = 0; // counts the times that the present was shown at once
  #wasMine = false; // whether the decision was mine already
  #queue: Arrived[] = [];
  #intended: string[] = []; // decisions that follow the one that is sent
  #link: Link;
  #close: (() => void) | null = null; // of the moment that is shown
  #noticeTimer = 0;
  #freshTimer = 0;
  #hidden = () => (document.hidden ? land() : this.#mark(this.fresh));
  #leaving = () => keep(this.id, this.log);

  constructor(readonly id: string) {
    this.#link = new Link(id, () => me.token, {
      hear: (message) => this.hear(message),
      seen: () => this.#version ?? 0,
      connected: (now) => (this.connected = now),
    });
    document.addEventListener("visibilitychange", this.#hidden);
    addEventListener("pagehide", this.#leaving);
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
    removeEventListener("pagehide", this.#leaving);
    this.#leaving();
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#freshTimer);
    land();
  }

  // Out

  play(action: string): void {
    if (!this.legal.includes(action)) return;
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

  handOver(seat: number): void {
    this.#link.submit({ type: "hand-over", seat });
  }

  wait(seat: number, seconds: number): void {
    this.#link.submit({ type: "wait", seat, seconds });
  }

  tell(text: string, kind: Notice["kind"] = "info"): void {
    clearTimeout(this.#noticeTimer);
    this.notice = { text, kind };
    if (kind === "no") play("no");
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), kind === "alarm" ? 7000 : 5000);
  }

  /** Go on after the end of a round was shown. */
  goOn(): void {
    this.#close?.();
  }

  // In

  hear(message: FromServer): void {
    if ("answers" in message && message.answers === this.sent) this.sent = null;
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
        this.tell(said(message.reason), "no");
        break;
      case "goodbye":
        if (!message.again) this.lost = message.reason;
        break;
    }
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
    this.log = this.#remembered(state);
    this.#settle(state);
    this.#wasMine = this.myTurn;
    const { view } = state;
    if (view?.game === "come-to-call" && view.last_show) this.#remember(view.round - (view.over ? 0 : 1), view.last_show.scores);
  }

  /** What this tab knew before it was loaded anew, and what the server still tells. */
  #remembered(state: State): Step[] {
    const told = state.steps[0]?.version ?? state.version + 1;
    return [...kept(this.id).filter((step) => step.version < told && step.version <= state.version), ...state.steps];
  }

  #remember(round: number, scores: number[]): void {
    const shows = [...this.shows];
    shows[round - 1] = scores;
    this.shows = shows;
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
    this.log = [...this.log.slice(1 - LONGEST_LOG), step];
    const fresh = new Set<string>();
    for (const movement of step.movements) {
      for (const name of touched(movement)) fresh.add(name);
      this.#warn(step, movement);
      await this.#move(movement, after);
      if (epoch !== this.#epoch) return;
    }
    if (fresh.size) this.#mark(fresh);
  }

  /** Show where something has just happened; who looked away sees it on return. */
  #mark(fresh: ReadonlySet<string>): void {
    clearTimeout(this.#freshTimer);
    this.fresh = document.hidden ? new Set([...this.fresh, ...fresh]) : fresh;
    if (!document.hidden) this.#freshTimer = window.setTimeout(() => (this.fresh = new Set()), FRESH);
  }

  /** What happens to me I cannot miss. */
  #warn(step: Step, movement: Movement): void {
    if (movement.move !== "cards" || movement.to !== "aside" || this.seat === null) return;
    const [kind, owner, name] = movement.from.split(" ");
    const { seat, action } = step.event;
    if (kind !== "set" || Number(owner) !== this.seat || seat === this.seat || seat === undefined || !name) return;
    const count = movement.cards.length;
    const id = action?.startsWith("strike") ? "web-alarm-struck" : "web-alarm-beaten";
    this.tell(say(id, { name: this.label(seat), card: card(name, count), count }), "alarm");
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
        if (!still) await this.#fly(movement, view);
        arrive(view, movement);
        if (!still) play("card");
        break;
      case "score":
        play("round");
        await this.#show({ kind: "score", ...movement });
        break;
      case "show":
        play("round");
        this.#remember(movement.round, movement.scores);
        await this.#show({ kind: "show", ...movement });
        break;
      default:
        arrive(view, movement);
    }
  }

  async #fly(movement: Extract<Movement, { move: "cards" | "figure" }>, view: View): Promise<void> {
    const pace = preferences.pace;
    if (movement.move === "figure") {
      const [from, to] = [where(movement.from), where(movement.to)];
      const front = "/art/call-to-glory/ninja-figure.svg";
      if (from && to) await fly({ from, to, front, behind: null, turns: "no" }, pace);
      return;
    }
    const flights = movement.cards.map((id, i) => {
      const from = where(movement.from, id);
      const to = where(movement.to, id);
      if (!from || !to) return null;
      const hidden = /^(L|R|deck)$/.test(movement.from) && id !== null;
      const hides = /^hand/.test(movement.to) && movement.to !== `hand ${this.seat}` && id !== null;
      const turns = hidden ? "over" : hides ? "down" : "no";
      return fly({ from, to, ...pictures(view.game, id), turns }, pace, i * pace * STAGGER);
    });
    await Promise.all(flights);
  }

  async #deal(deal: Extract<Movement, { move: "deal" }>, after: View | null, still: boolean): Promise<void> {
    if (!after) return;
    this.view = undealt(after, deal);
    if (still) return;
    await tick();
    await painted();
    const { view } = this;
    const own = Object.entries(deal.hand).flatMap(([id, count]) => Array<string>(count).fill(id));
    const most = Math.max(...deal.hands);
    const gap = preferences.pace * 0.3;
    const flights: Promise<void>[] = [];
    let number = 0;
    for (let i = 0; i < most; i++) {
      for (let seat = 0; seat < deal.hands.length; seat++) {
        const from = view.game === "come-to-call" ? "deck" : number % 2 ? "R" : "L";
        const id = seat === this.seat ? own[i] ?? null : null;
        flights.push(this.#dealOne(view, from, seat, id, number++ * gap));
      }
    }
    await Promise.all(flights);
  }

  async #dealOne(view: View, pile: string, seat: number, id: string | null, delay: number): Promise<void> {
    const [from, to] = [where(pile), where(`hand ${seat}`)];
    const movement: Movement = { move: "cards", cards: [id], from: pile, to: `hand ${seat}` };
    if (from && to) await fly({ from, to, ...pictures(view.game, id), turns: id ? "over" : "no" }, preferences.pace, delay);
    depart(view, movement);
    arrive(view, movement);
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

/** The log of a table outlives a reload in the same tab. */
function keep(table: string, log: Step[]): void {
  try {
    sessionStorage.setItem(`courtcards.log.${table}`, JSON.stringify(log.slice(-60)));
  } catch {
    // a private window that keeps nothing
  }
}

function kept(table: string): Step[] {
  try {
    return JSON.parse(sessionStorage.getItem(`courtcards.log.${table}`) ?? "[]") as Step[];
  } catch {
    return [];
  }
}

/** Once the page as it is now has been painted: what moves next does not have to wait for it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200); // a hidden tab paints nothing
  });
}

function touched(movement: Movement): string[] {
  if (movement.move === "cards" || movement.move === "figure") return [movement.from, movement.to];
  return movement.move === "task" ? [`task ${movement.seat} ${movement.deck}`] : [];
}

/** A seat's name: a person's own, or a bot's level in the language of who looks. */
export function seatLabel(table: TableInfo | null, number: number): string {
  const seat = table?.seats[number];
  if (!seat || seat.kind === "open") return say("web-seat-open");
  if (seat.kind === "person" || !seat.level) return seat.name;
  const same = table!.seats.flatMap((other, i) => (other.level === seat.level ? [i] : []));
  return say("bot", { name: say(`level-${seat.level}`), number: same.length > 1 ? same.indexOf(number) + 1 : 0 });
}
