import { expect, test } from "vitest";
import { cardsOf, counts, shapeOf, shapeText, sizeOf, whyNot } from "./choices";

const said = (id: string) => ({ id, args: {} });

test("the longest beginning at a word boundary says why not", () => {
  const reasons = { "": said("all"), lay: said("lay"), "lay farmer": said("farmer"), "lay far": said("no word") };
  expect(whyNot(reasons, "lay farmer 3")?.id).toBe("farmer");
  expect(whyNot(reasons, "lay monk 2")?.id).toBe("lay");
  expect(whyNot(reasons, "draw L")?.id).toBe("all");
  expect(whyNot({}, "draw L")).toBeNull();
});

test("how many cards may be laid is read from the legal actions", () => {
  expect(counts(["discard farmer A", "lay farmer 2", "lay farmer 3", "lay monk 2"], "farmer")).toEqual([2, 3]);
});

test("sets are written as notation writes them and read back", () => {
  for (const text of ["2", "0+double", "2+double+half+wild1", "3+wild2"]) expect(shapeText(shapeOf(text))).toBe(text);
  expect(sizeOf(shapeOf("2+double+half+wild1"))).toBe(7);
  expect(cardsOf("king", "1+double+wild1")).toEqual(["butler", "king", "king-double", "wild"]);
});
