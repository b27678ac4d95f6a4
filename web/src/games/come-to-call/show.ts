// The show as it is played out: which sets leave the stage at which step, read from what the server says was kept.
import type { SentSet, Show } from "../../lib/protocol";

export const ACTS = ["reveal", "original", "powerful", "intriguing"] as const;
export type Act = (typeof ACTS)[number];

export interface OnStage {
  seat: number;
  set: SentSet;
  leaves: Act | null; // null: it stays to the end
  steals: boolean;
}

/** Everybody's sets with the step at which each is discarded. */
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

/** Whether a set is off the stage once an act is over. */
export function isOut(one: OnStage, act: Act): boolean {
  return one.leaves !== null && ACTS.indexOf(one.leaves) <= ACTS.indexOf(act);
}
