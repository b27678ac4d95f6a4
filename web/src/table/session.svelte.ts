// A table as this page knows it: what the server said, what is shown now, and the animations in between.
import { api, reasonOf } from "../lib/api";
import { payDebt } from "../lib/deal";
import { gameUi } from "../games/registry";
import { catalog, gameName } from "../lib/catalog.svelte";
import { TableSocket } from "../lib/tableSocket";
import { me } from "../lib/me.svelte";
import { announcement } from "../lib/notice.svelte";
import { notify } from "../lib/notify";
import { preferences } from "../lib/preferences.svelte";
import type { Advice, Clock, DealMove, FromServer, Presence, Said, State, Step, TableInfo } from "../lib/protocol";
import { play } from "../lib/sounds";
import { isRoundEnd, type Movement, type RoundEnd, type View } from "../lib/types";
import { t, translate } from "../lib/i18n.svelte";
import type { GameUi, Moment } from "./gameUi";
import { Feedback } from "./feedback.svelte";
import { land } from "./flyingCards";
import { History } from "./history.svelte";
import type { People } from "./moves";
import { seatLabel } from "./names";
import { arrive, depart, undealt, type Places } from "./animatedView";
import { dealOut, travel } from "./animateMoves";
import { touched } from "./story";

const JUST = 10_000; // milliseconds during which a game counts as just started
const MOMENT = 1500; // milliseconds a moment is shown
const MOST_WAITING = 3; // updates in the queue before cards stop flying one by one

type Incoming = Pick<State, "view" | "why_not" | "clocks" | "steps"> & { deal?: DealMove }; // a deal that no step reports

export class Session implements People {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state<View | null>(null); // as it is shown, with cards on their way
  reasons = $state.raw<Record<string, Said>>({});
  clocks = $state.raw<Clock[] | null>(null);
  clocksAt = $state(0); // by our own clock
  presence = $state.raw<Presence[]>([]);
  watching = $state(0);
  preparing = $state.raw<string[]>([]); // bot levels that are not ready yet
  ahead = $state(0); // how far the server's clock is ahead of ours, in milliseconds
  connected = $state(false);
  lost = $state<Said | null>(null); // the server said goodbye for good
  roundEnd = $state.raw<RoundEnd | null>(null); // the end of a round on the screen now
  unseen = $state.raw<RoundEnd | null>(null); // the end of a round that was not shown yet, so nothing may give it away
  opened = $state.raw<RoundEnd | null>(null); // the end of an earlier round, opened again
  closeUp = $state<string | null>(null); // the card in the close-up
  readonly feedback = new Feedback();
  moment = $state.raw<Moment | null>(null); // shown briefly over the table
  busy = $state(false); // an animation is running
  sent = $state<string | null>(null); // a decision that has not been answered yet
  asking = $state<string | null>(null); // a request for a hint that has not been answered yet

  #before: number[] = []; // totals before the round whose end is shown
  #version: number | null = null;
  #told = 0; // the last version received, even while the full state is being fetched again
  #epoch = 0; // counts how often the present was shown at once
  #wasLost = false; // whether the connection was lost
  #wasMine = false; // whether it was my turn before
  #takesBack = false; // whether I asked for the seat that I left
  #queue: Incoming[] = [];
  #intended: string[] = []; // decisions to send after the current one
  #advised: (advice: Advice | null) => void = () => undefined;
  #momentTimer = 0;
  #momentOver: () => void = () => undefined;
  #socket: TableSocket;
  #close: (() => void) | null = null; // ends the current moment
  #hidden = () => (document.hidden ? land() : this.feedback.mark(this.feedback.fresh));

  readonly history: History;

  constructor(readonly id: string) {
    this.history = new History(id);
    this.#socket = new TableSocket(id, () => me.token, {
      onMessage: (message) => this.receive(message),
      lastVersion: () => this.#version ?? 0,
      takesSeatBack: () => this.#takesBack,
      onConnection: (connected) => {
        if (connected && this.#wasLost) void announcement.refresh(); // the server may have restarted
        this.#wasLost = !connected;
        this.connected = connected;
        this.preparing = []; // the server will send it again
      },
    });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  get mine(): number | null {
    return this.seat;
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  /** What the game adds to the table. */
  get ui(): GameUi {
    return gameUi(this.game);
  }

  /** Whether I left my seat and a bot plays for me. */
  get hasLeft(): boolean {
    const info = this.seat === null ? undefined : this.table?.seats[this.seat];
    return !this.ended && info?.why === "left" && info.stand_in !== null;
  }

  /** My legal actions now; none during an animation. */
  get legal(): readonly string[] {
    return this.busy || this.sent || this.roundEnd || this.hasLeft || this.ended ? [] : (this.view?.legal ?? []);
  }

  get myTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0 && !this.hasLeft && !this.ended;
  }

  /** Whether all my opponents are bots, so that I can ask for hints. The daily deal has none. */
  get alone(): boolean {
    return (
      this.seat !== null &&
      !this.table?.daily &&
      (this.table?.seats.every(({ kind }, seat) => kind === "bot" || seat === this.seat) ?? false)
    );
  }

  /** Whether the table is over, however it ended. */
  get ended(): boolean {
    return this.view?.over === true || this.table?.status === "over" || this.table?.status === "given-up";
  }

  /** Everyone's points; those of a round count once its end has been shown. */
  get totals(): number[] {
    return this.unseen ? this.#before : (this.view?.totals ?? []);
  }

  get slow(): boolean {
    return this.table?.pace.kind === "days";
  }

  /** A seat's name in sentences. */
  name(seat: number): string {
    return seat === this.seat ? t("you") : this.label(seat);
  }

  /** A seat's name on the table. */
  label(seat: number): string {
    return seatLabel(this.table, seat);
  }

  /** The label of whoever began the round, if it is this seat; otherwise null. */
  firstChip(seat: number): string | null {
    const first = catalog.game(this.game)?.first;
    const began = first && (this.view as Record<string, unknown> | null)?.[first] === seat;
    return began ? t(`web-${first}`) : null;
  }

  restart(): void {
    this.#version = null;
    this.#socket.restart();
  }

  close(): void {
    this.#socket.close();
    document.removeEventListener("visibilitychange", this.#hidden);
    this.feedback.close();
    this.endMoment();
    land();
  }

  endMoment(): void {
    clearTimeout(this.#momentTimer);
    this.moment = null;
    this.#momentOver();
  }

  // Outgoing

  /** Leave my seat: a bot plays for me until I take it back, on any device. */
  async leave(): Promise<void> {
    await api.leave(me.token ?? "", this.id);
  }

  takeSeatBack(): void {
    this.#takesBack = true;
    this.restart();
  }

  play(action: string): void {
    if (!this.legal.includes(action)) return;
    this.asking = null; // a hint would come too late
    this.sent = this.#socket.submit({ type: "play", action });
  }

  /** Decisions made together: each is sent when the previous one is answered. */
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

  /** What the strongest bot would do in my place; null if it gives no answer in time. */
  hint(): Promise<Advice | null> {
    if (this.asking || !this.legal.length) return Promise.resolve(null);
    this.asking = this.#socket.submit({ type: "hint" });
    return new Promise((resolve) => (this.#advised = resolve));
  }

  handOver(seat: number): void {
    this.#socket.submit({ type: "hand-over", seat });
  }

  wait(seat: number, seconds: number): void {
    this.#socket.submit({ type: "wait", seat, seconds });
  }

  /** Continue after the end of a round. */
  goOn(): void {
    this.#close?.();
  }

  // Incoming

  receive(message: FromServer): void {
    if ("answers" in message && message.answers === this.sent) this.sent = null;
    if ("answers" in message && message.answers === this.asking) this.#receiveHint(message);
    if ("now" in message) this.ahead = message.now - Date.now();
    switch (message.type) {
      case "state":
        this.#receiveState(message);
        break;
      case "update":
        this.#version = this.#told = message.version;
        this.#take(message);
        break;
      case "around":
        this.presence = message.presence;
        this.watching = message.watching;
        break;
      case "notice":
        announcement.receive(message);
        break;
      case "preparing":
        this.preparing = message.levels;
        break;
      case "refused":
        this.#intended = [];
        this.feedback.tell(translate(message.reason), "no", this.ui.article?.(message.reason.id));
        break;
      case "goodbye":
        if (!message.again) this.lost = message.reason;
        break;
    }
  }

  #receiveHint(message: FromServer): void {
    const still = message.type === "advice" && message.version === this.#version && this.legal.includes(message.action);
    this.asking = null;
    this.#advised(still ? message : null);
  }

  #receiveState(state: State): void {
    const known = this.#version !== null && state.whole;
    // The same state, requested again
    const same = this.view !== null && state.version === this.#told && state.seat === this.seat;
    this.#version = this.#told = state.version;
    this.#takesBack = false;
    this.seat = state.seat;
    this.table = state.table;
    this.presence = state.presence;
    this.watching = state.watching;
    this.#payDebt(state);
    if (known) this.#take(state);
    else if (!same) this.#jump(state);
  }

  #payDebt({ table, seat }: State): void {
    if (seat === null || !me.token || !table.seats[seat]?.owes) return;
    payDebt(me.token, table, seat).catch((error: unknown) => this.feedback.tell(reasonOf(error), "no"));
  }

  /** Show the present at once, without animations. */
  #jump(state: State): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#intended = [];
    this.#close?.();
    this.roundEnd = this.unseen = null;
    this.busy = false;
    this.endMoment();
    land();
    void this.history.begin(state.steps);
    const deal = justDealt(state);
    if (deal) this.#take({ ...state, steps: [], deal });
    else this.#settle(state);
    this.#wasMine = this.myTurn;
  }

  #take(arrived: Incoming): void {
    this.#queue.push(arrived);
    if (!this.busy) void this.#drain();
  }

  /** Show the queue one by one, unless the present is shown at once meanwhile. */
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

  #settle(arrived: Incoming): void {
    this.view = arrived.view;
    this.reasons = arrived.why_not;
    this.clocks = arrived.clocks;
    this.clocksAt = Date.now();
  }

  /** Tell the person that it is their turn. */
  #mine(): void {
    const before = this.#wasMine;
    this.#wasMine = this.myTurn && !this.view?.over;
    if (before || !this.#wasMine) return;
    play("turn");
    if (document.hidden) notify(t("web-title-turn"), this.table ? gameName(this.table.game) : "");
  }

  // Showing steps, one after the other

  async #happen(step: Step, after: View | null, epoch: number): Promise<void> {
    this.#conceal(step);
    this.history.add(step);
    const fresh = new Set<string>();
    const moment = this.ui.moment?.(this, step, after) ?? null;
    const shown = moment?.kind === "beaten" ? this.#show(moment) : Promise.resolve();
    for (const movement of step.movements) {
      if (moment?.kind === "last" && isRoundEnd(movement)) await this.#show(moment);
      if (epoch !== this.#epoch) return;
      for (const name of touched(movement)) fresh.add(name);
      this.#warn(step, movement, shown);
      await this.#move(movement, after);
      if (epoch !== this.#epoch) return;
    }
    if (moment?.kind === "last" && !step.movements.some(isRoundEnd)) await this.#show(moment);
    if (fresh.size) this.feedback.mark(fresh);
  }

  /** Show a moment, unless animations are off or the queue is long; resolves when it is over. */
  #show(moment: Moment): Promise<void> {
    if (document.hidden || preferences.pace === 0 || this.#queue.length > MOST_WAITING) return Promise.resolve();
    this.endMoment();
    this.moment = moment;
    if (moment.kind === "last") play("last");
    this.#momentTimer = window.setTimeout(() => this.endMoment(), MOMENT);
    return new Promise((resolve) => (this.#momentOver = resolve));
  }

  /** Keep the end of a round out of totals and log until it has been shown. */
  #conceal({ movements }: Step): void {
    const end = movements.find(isRoundEnd);
    if (!end || !this.ui.RoundEnd) return;
    this.#before = this.view?.totals ?? [];
    this.unseen = end;
  }

  /** Make sure I notice what happens to me: by a moment, and by a message after it. */
  #warn(step: Step, movement: Movement, moment: Promise<void>): void {
    const alarm = this.seat === null ? null : this.ui.alarm?.(this, step, movement);
    if (!alarm) return;
    play("beaten");
    const epoch = this.#epoch;
    void moment.then(() => {
      if (epoch === this.#epoch && !this.roundEnd && !this.ended) this.feedback.tell(alarm, "alarm");
    });
  }

  async #move(movement: Movement, after: View | null): Promise<void> {
    const { places } = this.ui;
    const still = document.hidden || preferences.pace === 0 || this.#queue.length > MOST_WAITING;
    if (isRoundEnd(movement)) return this.#showRoundEnd(movement);
    if (!places) return;
    if (movement.move === "deal") return this.#deal(movement, after, places, still);
    const { view } = this;
    if (!view) return;
    const flies = !still && (movement.move === "cards" || movement.move === "figure");
    depart(view, movement, places);
    if (flies) await travel(movement, view, places);
    arrive(view, movement, places);
    if (flies) play("card");
  }

  async #deal(deal: DealMove, after: View | null, places: Places, still: boolean): Promise<void> {
    if (!after) return;
    this.view = undealt(after, deal, places);
    if (still) return;
    play("card");
    await dealOut(deal, this.view, places);
  }

  /** Show the end of a round until the person continues. */
  async #showRoundEnd(end: RoundEnd): Promise<void> {
    if (!this.ui.RoundEnd) return;
    play("round");
    this.roundEnd = end;
    if (document.hidden || this.table?.pace.kind === "live") {
      // The game goes on below
      this.#close = () => (this.roundEnd = this.unseen = null);
      return;
    }
    await new Promise<void>((resolve) => (this.#close = resolve));
    this.#close = null;
    this.roundEnd = this.unseen = null;
  }
}

/** The deal of a game that has just begun, for players who were not connected yet when it was dealt. */
function justDealt({ view, table, now, steps }: State): DealMove | null {
  const begun = view?.round === 1 && view.turns === 0 && !steps.length && now - table.updated_at < JUST;
  return begun ? { move: "deal", round: 1, hands: view.hand_sizes, hand: view.hand } : null;
}
