import { beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { payDebt, pinOf, sitDown } from "./deal";
import type { TableInfo } from "./protocol";

vi.mock("./api", () => ({
  Refused: class extends Error {},
  api: { sit: vi.fn(), showText: vi.fn(), promise: vi.fn() },
}));

const table = (id: string, commitment: string, ...hashes: string[]) =>
  ({
    id,
    commitment,
    seats: hashes.map((hash, seat) => ({ hash, owes: seat === 0 ? "text" : null })),
  }) as unknown as TableInfo;

beforeEach(() => vi.clearAllMocks());

test("a text is shown once what everybody promised is noted", async () => {
  vi.mocked(api.sit).mockResolvedValue(table("one", "first", "mine", "theirs"));
  await sitDown("token", table("one", "first"), 0);
  expect(pinOf("one")).toMatchObject({ seat: 0, commitment: "first", hashes: ["mine", "theirs"] });
  await payDebt("token", table("one", "first", "mine", "theirs"), 0); // an answer got lost
  expect(api.showText).toHaveBeenCalledTimes(2);
});

test.each([
  ["commitment", table("two", "second", "mine", "theirs")],
  ["promise", table("two", "first", "mine", "another")],
])("after my text was shown, another %s gets nothing", async (_, changed) => {
  vi.mocked(api.sit).mockResolvedValue(table("two", "first", "mine", "theirs"));
  await sitDown("token", table("two", "first"), 0);
  await payDebt("token", changed, 0);
  expect(api.showText).toHaveBeenCalledTimes(1);
  expect(pinOf("two")).toMatchObject({ commitment: "first", hashes: ["mine", "theirs"] });
});
