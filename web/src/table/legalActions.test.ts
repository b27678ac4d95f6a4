import { expect, test } from "vitest";
import { whyNot } from "./legalActions";

const said = (id: string) => ({ id, args: {} });

test("the longest beginning at a word boundary says why not", () => {
  const reasons = {
    "": said("all"),
    lay: said("lay"),
    "lay farmer": said("farmer"),
    "lay far": said("no word"),
  };
  expect(whyNot(reasons, "lay farmer 3")?.id).toBe("farmer");
  expect(whyNot(reasons, "lay monk 2")?.id).toBe("lay");
  expect(whyNot(reasons, "draw L")?.id).toBe("all");
  expect(whyNot({}, "draw L")).toBeNull();
});
