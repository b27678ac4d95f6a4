import { expect, test } from "vitest";
import type { About } from "../../lib/protocol";
import { catalog } from "../../lib/catalog.svelte";
import type { View } from "../../lib/types";
import { formOf, otherMembers } from "./members";

const cards = ["stone", "leaf"].map((id) => ({ id, count: 5, number: null }));
catalog.about = { games: [{ id: "pebbles", cards }] } as unknown as About as never;

const view = { game: "pebbles", hand: { stone: 1 }, legal: ["take heap"], heap: ["leaf"], left: 3, last: null };

test("a strange game's own members are otherMembers", () => {
  expect(otherMembers(view as unknown as View)).toEqual([
    ["heap", ["leaf"]],
    ["left", 3],
  ]);
});

test("cards are told from other values", () => {
  expect(formOf("pebbles", ["leaf", "stone"])).toEqual({ kind: "cards", cards: ["leaf", "stone"] });
  expect(formOf("pebbles", { stone: 2 })).toEqual({ kind: "cards", cards: ["stone", "stone"] });
  expect(formOf("pebbles", ["north", "south"])).toEqual({ kind: "text", text: "north, south" });
  expect(formOf("pebbles", { owner: 1, cards: ["leaf"] })).toMatchObject({ kind: "members" });
  expect(formOf("pebbles", ["leaf", null])).toEqual({ kind: "text", text: "Leaf, –" });
  expect(formOf("pebbles", 7)).toEqual({ kind: "text", text: "7" });
});
