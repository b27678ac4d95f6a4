import { expect, test } from "vitest";
import { cardsOf, shapeOf, shapeText, sizeOf } from "./shape";

test("notation of sets survives a round trip", () => {
  for (const text of ["2", "0+double", "2+double+half+wild1", "3+wild2"]) expect(shapeText(shapeOf(text))).toBe(text);
  expect(sizeOf(shapeOf("2+double+half+wild1"))).toBe(7);
  expect(cardsOf("king", "1+double+wild1")).toEqual(["butler", "king", "king-double", "wild"]);
});
