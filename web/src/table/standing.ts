// Who leads, from the points that the server tells.
import type { Session } from "./session.svelte";

/** Whether nobody has more points, with what lies on the table now. */
export function leads({ view, totals }: Pick<Session, "view" | "totals">, seat: number): boolean {
  const standing = totals.map((total, i) => total + (view?.points?.[i] ?? 0));
  return isBest(standing, seat);
}

/** Whether nobody has more than this seat, and this seat has something. */
export function isBest(points: readonly number[], seat: number): boolean {
  return points[seat]! > 0 && points[seat] === Math.max(...points);
}
