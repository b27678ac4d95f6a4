// A practice position: a table that waits for one decision, and then the comparison.
import { api, reasonOf } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { me } from "../lib/me.svelte";
import { suggestedName } from "../lib/names";
import type { Comparison, PositionInfo, Practice, Said } from "../lib/protocol";
import type { View } from "../lib/types";
import { Review } from "./review.svelte";

/** The address of a position. */
export const addressOf = (source: string, number: number): string => `/practice/${source}/${number}`;

/** The next unsolved position after this one, starting over after the last. */
export function next({ games }: Practice, source: string, number: number): string | null {
  const all = games.flatMap((game) => game.positions.map((one) => ({ ...one, source: game.source })));
  const here = all.findIndex((one) => one.source === source && one.number === number);
  const after = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))];
  const found = after.find(({ state }) => state === "new") ?? after.find(({ state }) => state === "missed");
  return found ? addressOf(found.source, found.number) : null;
}

export class PracticePosition extends Review {
  override readonly ended: boolean = false;
  override reasons = $state.raw<Record<string, Said>>({});
  override busy = $state(false); // the answer is on its way
  readonly alone = false; // no hints
  readonly hasLeft = false;
  readonly slow = false;
  info = $state.raw<PositionInfo | null>(null);
  comparison = $state.raw<Comparison | null>(null);
  next = $state<string | null>(null); // the address of another position

  constructor(
    readonly from: string,
    readonly number: number,
  ) {
    super({ record: null });
  }

  async begin(): Promise<void> {
    try {
      const info = await api.position(me.token, this.from, this.number);
      const { game, options, names, players } = info;
      this.film = {
        game,
        options,
        names,
        players,
        over: false,
        wrong: null,
        moves: [],
        ends: [],
        views: [info.view as unknown as View],
      };
      this.seat = info.seat;
      this.reasons = info.why_not;
      this.info = info;
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }

  override get mine(): number | null {
    return this.seat;
  }

  override get legal(): readonly string[] {
    return this.comparison || this.busy ? [] : (this.film?.views[0]?.legal ?? []);
  }

  override label(seat: number): string {
    return seat === this.seat ? t("you") : super.label(seat);
  }

  play(action: string): void {
    if (this.legal.includes(action)) void this.#ask(action);
  }

  /** If several sets are sent together, the first one counts. */
  playAll(actions: string[]): void {
    this.play(actions[0] ?? "");
  }

  again(): void {
    this.comparison = null;
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  async #ask(action: string): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      const token = await me.be(me.player?.name ?? suggestedName());
      this.comparison = await api.answer(token, this.from, this.number, action);
      this.next = next(await api.practice(token), this.from, this.number);
    } catch (error) {
      this.wrong = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
