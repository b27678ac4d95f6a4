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
  const fair = { ok: true, kept: true, seeded: true, dealt: true, rounds: 1 };
  const pin = { seat: 0, text: texts[0]!, commitment };
  expect(check(record, pin, order)).toEqual({ ...fair, pinned: true });
  expect(check(record, null, order)).toEqual({ ...fair, pinned: false });
  expect(check({ ...record, rounds: [{ deck: deck.toReversed() }] }, pin, order).ok).toBe(false);
  expect(check(record, { ...pin, commitment: node("another") }, order).ok).toBe(false);
  expect(check(record, { ...pin, hashes: [node(texts[0]!), null] }, order).ok).toBe(true);
  expect(check(record, { ...pin, hashes: [node("another"), null] }, order).ok).toBe(false);
  expect(check(record, { ...pin, text: "ff".repeat(16) }, order).ok).toBe(false);
});
