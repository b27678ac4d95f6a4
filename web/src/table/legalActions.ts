// What may be chosen, read from the actions that the server says are legal; and why not, in the server's words.
import type { Said } from "../lib/protocol";

/** The reason that fits an action best: the longest key that is the action or its beginning; "" fits everything. */
export function whyNot(reasons: Record<string, Said>, action: string): Said | null {
  const fits = Object.keys(reasons).filter((key) => key === "" || action === key || action.startsWith(`${key} `));
  const best = fits.sort((a, b) => b.length - a.length)[0];
  return best === undefined ? null : reasons[best]!;
}

/** Actions that begin so, without the beginning. */
export function after(legal: readonly string[], beginning: string): string[] {
  const start = `${beginning} `;
  return legal.filter((action) => action.startsWith(start)).map((action) => action.slice(start.length));
}
