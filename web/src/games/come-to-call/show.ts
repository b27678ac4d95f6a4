// The acts of the show: which set leaves the stage in which act, derived from what the server says was kept.
import type { SentSet, Show } from "../../lib/protocol";

export const ACTS = ["reveal", "original", "powerful", "intriguing"] as const;
export type Act = (typeof ACTS)[number];

export interface OnStage {
  seat: number;
  set: SentSet;
  leaves: Act | null; // null: it stays until the end
  steals: boolean;
}

/** Everyone's sets, each with the act in which it is discarded. */
export function stage(show: Show): OnStage[] {
  const all = show.sets.flatMap((sets, seat) => sets.map((set) => ({ seat, set })));
  return all.map(({ seat, set }) => {
    const twins = all.filter((other) => same(other.set, set)).length > 1;
    const kept = !twins && show.kept[set.type] === seat;
    const leaves = kept ? null : twins ? "original" : "powerful";
    return { seat, set, leaves, steals: kept && show.thief === seat && show.type === set.type };
  });
}

function same(a: SentSet, b: SentSet): boolean {
  return a.type === b.type && a.size === b.size && a.half === b.half;
}

/** Whether a set has left the stage by the end of an act. */
export function isOut(one: OnStage, act: Act): boolean {
  return one.leaves !== null && ACTS.indexOf(one.leaves) <= ACTS.indexOf(act);
}
