// The steps so far as sentences with their consequences, grouped by round and turn. All of it comes from the server.
import { cardName, levelName, points } from "../lib/catalog.svelte";
import { card, i18n, t } from "../lib/i18n.svelte";
import type { Step } from "../lib/protocol";
import { isRoundEnd, type Movement, type RoundEnd } from "../lib/types";
import { describe } from "./moves";
import type { Session } from "./session.svelte";

export interface Line {
  key: string;
  text: string;
  seat: number | null;
  places: readonly string[]; // places it is about
  end?: RoundEnd; // the end of the round it reports
}

/** One group: the decisions of a turn, or the end of a round. */
export interface Passage {
  key: string;
  round: number | null; // the round that begins with it
  lines: Line[];
}

type Told = Omit<Line, "key">;

/** The places a movement changes. */
export function touched(movement: Movement): string[] {
  if (movement.move === "cards" || movement.move === "figure") return [movement.from, movement.to];
  return movement.move === "task" ? [`task ${movement.seat} ${movement.deck}`] : [];
}

/** Where to look for what a movement is about, including the kinds of cards, which are always on the board. */
export function pointed(movement: Movement): string[] {
  if (movement.move !== "cards") return touched(movement);
  const kinds = movement.cards.flatMap((id) => (id ? [`kind ${id}`, `${movement.to}/${id}`] : []));
  return [...touched(movement), ...kinds];
}

export class Story {
  #known = new WeakMap<Step, { language: string; table: unknown; lines: Told[] }>();

  constructor(readonly session: Session) {}

  /** Everything so far, except the end of a round that is still being shown. */
  get passages(): Passage[] {
    const passages: Passage[] = [];
    let [round, turn] = [0, ""];
    for (const step of this.session.history.steps) {
      const whole = !step.movements.some((movement) => this.#isUnseen(movement));
      const now = step.turn === undefined ? `${step.version}` : `${step.round}/${step.turn}`;
      const lines = whole ? this.#remembered(step) : this.#told(step);
      const begins = step.round !== undefined && step.round !== round;
      for (const [i, line] of lines.entries()) {
        const key = `${step.version}/${i}`;
        if (now !== turn || line.end) passages.push({ key, round: begins && i === 0 ? step.round! : null, lines: [] });
        [round, turn] = [step.round ?? round, line.end ? `${now} over` : now];
        passages.at(-1)!.lines.push({ key, ...line });
      }
      if (!whole) break;
    }
    return passages;
  }

  /** What happened does not change, only the language and the names. */
  #remembered(step: Step): Told[] {
    const before = this.#known.get(step);
    const { language } = i18n;
    const { table } = this.session;
    if (before?.language === language && before.table === table) return before.lines;
    const lines = this.#told(step);
    this.#known.set(step, { language, table, lines });
    return lines;
  }

  #told(step: Step): Told[] {
    const lines = this.#ofEvent(step);
    for (const movement of step.movements) {
      if (this.#isUnseen(movement)) break;
      lines.push(...this.#ofMovement(movement));
    }
    return lines;
  }

  #isUnseen(movement: Movement): boolean {
    return isRoundEnd(movement) && movement.round === this.session.unseen?.round;
  }

  #ofEvent(step: Step): Told[] {
    const { event } = step;
    const { session } = this;
    const seat = event.seat ?? null;
    const name = seat === null ? "" : session.label(seat);
    const line = (text: string): Told[] => [{ text, seat, places: step.movements.flatMap(pointed) }];
    switch (event.kind) {
      case "played":
        if (seat === null || event.action === undefined) return [];
        return line(session.ui.tell?.(session, step) ?? describe(event.action, seat, session) + drawn(step));
      case "sat":
        return line(t("web-log-sat", { name }));
      case "left":
        return line(t("web-log-left", { seat: (seat ?? 0) + 1 }));
      case "handed":
        return line(t("web-log-handed", { name, level: levelName(event.level ?? "") }));
      case "redrawn":
        return line(t("web-log-redrawn"));
      case "returned":
        return line(t("web-log-returned", { name }));
      default:
        return [];
    }
  }

  #ofMovement(movement: Movement): Told[] {
    const { session } = this;
    const line = (text: string, seat: number | null = null): Told => ({ text, seat, places: pointed(movement) });
    if (isRoundEnd(movement)) return this.#ofRoundEnd(movement);
    switch (movement.move) {
      case "task": {
        const { seat, deck, character } = movement;
        return [line(t("web-log-task", { name: session.label(seat), deck, card: card(character) }), seat)];
      }
      case "reshuffle":
        return [line(t("web-log-reshuffle"))];
      case "call":
        return [line(t("web-log-call"))];
      default:
        return [];
    }
  }

  #ofRoundEnd(end: RoundEnd): Told[] {
    const { session } = this;
    const line = (text: string, seat: number | null = null): Told => ({ text, seat, places: [], end });
    const outcome = session.ui.outcome?.(session, end);
    return [
      line([t("web-log-round", { number: end.round }), outcome].filter(Boolean).join(". ")),
      ...end.scores.map((scored, seat) => line(`${session.label(seat)}: ${points(session.game, scored)}`, seat)),
    ];
  }
}

/** The card that was drawn, if this seat saw it. */
function drawn({ event, movements: [first] }: Step): string {
  if (!event.action?.startsWith("draw") || first?.move !== "cards" || !first.cards[0]) return "";
  return ` (${cardName(first.cards[0])})`;
}
