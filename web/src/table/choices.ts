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

/** How many cards of a character may be laid. */
export function counts(legal: readonly string[], character: string): number[] {
  return after(legal, `lay ${character}`).map(Number);
}

export interface Shape {
  plain: number;
  double: number;
  half: number;
  wild: number;
}

/** The cards of a set as notation writes them: 2+double+half+wild1. */
export function shapeText({ plain, double, half, wild }: Shape): string {
  return [`${plain}`, ...(double ? ["double"] : []), ...(half ? ["half"] : []), ...(wild ? [`wild${wild}`] : [])].join("+");
}

export function shapeOf(text: string): Shape {
  const [plain, ...rest] = text.split("+");
  const wild = rest.find((part) => part.startsWith("wild"));
  return {
    plain: Number(plain),
    double: rest.includes("double") ? 1 : 0,
    half: rest.includes("half") ? 1 : 0,
    wild: wild ? Number(wild.slice(4)) : 0,
  };
}

/** The single cards of a set, butler first. */
export function cardsOf(type: string, text: string): string[] {
  const { plain, double, half, wild } = shapeOf(text);
  const many = (id: string, count: number) => Array<string>(count).fill(id);
  return ["butler", ...many(type, plain), ...many(`${type}-double`, double), ...many(`${type}-half`, half), ...many("wild", wild)];
}

/** The size by which sets are compared and the bonus is counted. */
export function sizeOf(shape: Shape): number {
  return 1 + shape.plain + 2 * shape.double + shape.half + shape.wild;
}
