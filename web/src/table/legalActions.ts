// Reads choices from the legal actions, and refusals from the reasons that the server sends.
import type { Said } from "../lib/protocol";

/** The reason that fits an action best: the longest key that equals it or is its beginning; "" fits every action. */
export function whyNot(reasons: Record<string, Said>, action: string): Said | null {
  const fits = Object.keys(reasons).filter((key) => key === "" || action === key || action.startsWith(`${key} `));
  const best = fits.sort((a, b) => b.length - a.length)[0];
  return best === undefined ? null : reasons[best]!;
}

/** The rest of each action that begins with these words. */
export function after(legal: readonly string[], beginning: string): string[] {
  const start = `${beginning} `;
  return legal.filter((action) => action.startsWith(start)).map((action) => action.slice(start.length));
}
