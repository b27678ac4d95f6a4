import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { check, shuffled } from "./fairness";

const node = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

test("only the promised deal is recognised", () => {
  const secret = "ab".repeat(32);
  const texts = ["00112233445566778899aabbccddeeff", ""];
  const commitment = node(Buffer.from(secret, "hex"));
  const seed = node([secret, ...texts].join("/"));
  const fresh = ["emperor", "emperor", "empress", "daimyo", "monk", "farmer"];
  const order = ["emperor", "empress", "daimyo", "monk", "farmer"];
  const deck = shuffled([...fresh], seed, "round 1");
  const record = { game: "call-to-glory", seed, rounds: [{ deck }], fairness: { commitment, secret, texts } };
  const promise = { kept: true, seeded: true, commitment, secret, hash: commitment, texts, seed };
  const fair = { ok: true, promise, seed, first: null, decks: [{ same: true, cards: deck }], dealt: true };
  const pin = { seat: 0, text: texts[0]!, commitment };
  expect(check(record, pin, order)).toEqual({ ...fair, noted: commitment });
  expect(check(record, null, order)).toEqual({ ...fair, noted: null });
  expect(check({ ...record, rounds: [{ deck: deck.toReversed() }] }, pin, order)?.ok).toBe(false);
  expect(check(record, { ...pin, commitment: node("another") }, order)?.ok).toBe(false);
  expect(check(record, { ...pin, hashes: [node(texts[0]!), null] }, order)?.ok).toBe(true);
  expect(check(record, { ...pin, hashes: [node("another"), null] }, order)?.ok).toBe(false);
  expect(check(record, { ...pin, text: "ff".repeat(16) }, order)?.ok).toBe(false);
  expect(check({ ...record, seed: node("another") }, null, order)?.promise?.seeded).toBe(false);
});

test("who is first follows from the seed, unless it was chosen", () => {
  const of = (players: number, first: number, chosen = {}) =>
    check({ seed: "cedar", options: { players, ...chosen }, first, rounds: [] }, null, []);
  for (const [players, seat] of Object.entries({ 2: 0, 3: 1, 4: 0, 6: 4 })) {
    expect(of(Number(players), seat)).toMatchObject({ ok: true, first: { same: true, seat } });
    expect(of(Number(players), 1 - seat)).toMatchObject({ ok: false, first: { same: false, seat } });
  }
  expect(of(2, 1, { first: 1 })).toMatchObject({ ok: true, first: null });
});

test("a record without a promise is checked as far as possible", () => {
  const fresh = ["emperor", "empress", "daimyo"];
  const deck = shuffled([...fresh], "seed", "round 1");
  const found = check({ seed: "seed", rounds: [{ deck }, {}] }, null, fresh);
  expect(found).toMatchObject({ ok: true, promise: null, dealt: true });
  expect(found?.decks).toHaveLength(1);
  expect(check({ rounds: [{ deck }] }, null, fresh)).toBeNull();
});
