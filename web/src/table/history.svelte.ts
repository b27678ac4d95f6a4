// The steps at a table, as this seat was told them: from the first, however late the page was opened.
import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Step } from "../lib/protocol";
import { isRoundEnd, type RoundEnd } from "../lib/types";

const LONGEST = 1500; // steps

export class History {
  steps = $state.raw<Step[]>([]);
  /** The ends of all rounds so far, in order. */
  rounds = $derived.by(() => {
    const rounds: (RoundEnd | undefined)[] = [];
    for (const movement of this.steps.flatMap((step) => step.movements)) {
      if (isRoundEnd(movement)) rounds[movement.round - 1] = movement;
    }
    return Array.from(rounds);
  });

  #late: Step[] | null = null; // steps that arrive while the earlier ones are being fetched

  constructor(readonly table: string) {}

  /** Add a step that is shown now, unless it was fetched already. */
  add(step: Step): void {
    if (this.#late) this.#late.push(step);
    else if (step.version > (this.steps.at(-1)?.version ?? 0)) this.steps = [...this.steps.slice(1 - LONGEST), step];
  }

  /** Fetch everything that happened before; if that fails, make do with the steps the server sent with the state. */
  async begin(told: readonly Step[]): Promise<void> {
    const late = (this.#late = [...told]);
    this.steps = [];
    const past = await api.steps(me.token, this.table).then(
      ({ steps }) => steps,
      () => [],
    );
    if (this.#late !== late) return; // started again meanwhile
    this.#late = null;
    const last = past.at(-1)?.version ?? 0;
    this.steps = [...past, ...late.filter((step) => step.version > last)].slice(-LONGEST);
  }
}
