// An example in the rules: a film of a few moments, each with a sentence. The reader has seat 0.
import { t } from "../lib/i18n.svelte";
import type { Example as Told, ExampleMoment } from "../lib/protocol";
import type { RoundEnd, View } from "../lib/types";
import { describe, type People } from "../table/moves";
import { pointed } from "../table/story";
import { Review } from "./review.svelte";

export class Example extends Review {
  readonly moments: ExampleMoment[];
  /** How the round ended, where the example goes so far. */
  readonly end: RoundEnd | null;

  constructor(readonly told: Told) {
    super({ record: null });
    const { game, options, players, moments } = told;
    const views = moments.map(({ view }) => ({ ...view, legal: [] }) as unknown as View); // to look at only
    this.film = { game, options, names: null, players, over: false, wrong: null, moves: [], ends: [], views };
    this.seat = 0;
    this.moments = moments;
    this.end = (moments.at(-1)?.end as RoundEnd | null | undefined) ?? null;
  }

  get moment(): ExampleMoment {
    return this.moments[this.at]!;
  }

  override get mine(): number {
    return 0;
  }

  override label(seat: number): string {
    return seat === 0 ? t("you") : super.label(seat);
  }

  override go(at: number): void {
    super.go(at);
    this.feedback.point(this.moment.movements.flatMap(pointed));
  }

  /** Those who decided between the moment before and this one. */
  before(at: number): People {
    const { game, mine } = this;
    return { game, mine, name: (seat) => this.name(seat), view: this.film!.views[Math.max(0, at - 1)]! };
  }

  /** What was done to get to a moment; at the end of a round the picture says it. */
  done(at: number): string {
    const { act, moves } = this.moments[at]!;
    return act ? "" : moves.map(({ action, seat }) => `${describe(action, seat, this.before(at))}.`).join(" ");
  }
}
