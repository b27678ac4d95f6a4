import { expect, test } from "vitest";
import { spread, type Room } from "./spread";

const ROOM: Room = { width: 360, card: 58, row: 52, rows: 2, gap: 6, step: 0.2 };

test("a few groups lie side by side in the middle", () => {
  const { spots, rows, step } = spread([1, 1], ROOM);
  expect(rows).toBe(1);
  expect(step).toBe(0.2);
  expect(spots[1]!.x - spots[0]!.x).toBe(64);
  expect(spots[0]!.x + spots[1]!.x + 58).toBe(360);
});

test("cards come closer before a second row begins", () => {
  const closer = spread([3, 3, 3, 2, 1], ROOM);
  expect(closer.rows).toBe(1);
  expect(closer.step).toBeLessThan(0.2);
  expect(spread([2, 2, 1, 2, 1, 3, 1, 1], ROOM).rows).toBe(2);
});

test.each([1, 2, 5, 7, 9, 12, 18])("%i groups stay within their room", (count) => {
  for (const size of [1, 3, 8]) {
    const { spots, step } = spread(Array<number>(count).fill(size), ROOM);
    spots.forEach(({ x, y }, i) => {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 58 * (1 + (size - 1) * step)).toBeLessThanOrEqual(361);
      const next = spots[i + 1];
      if (count <= 9 && next?.y === y) expect(next.x - x).toBeGreaterThanOrEqual(44);
    });
  }
});

test("the badge of a covered group ends before the next one", () => {
  const { spots, edges } = spread(Array<number>(9).fill(3), { ...ROOM, rows: 1 });
  edges.slice(0, -1).forEach((edge, i) => expect(spots[i]!.x + edge).toBeLessThan(spots[i + 1]!.x));
  expect(edges.at(-1)).toBeGreaterThan(58);
});

test("what begins at the left stays there", () => {
  expect(spread([1, 2], { ...ROOM, rows: 1 }, false).spots[0]).toEqual({ x: 0, y: 0 });
});
