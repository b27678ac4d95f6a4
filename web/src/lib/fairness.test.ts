import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { check, shuffled } from "./fairness";
import { sha256 } from "./sha256";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const node = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

test.each([0, 1, 55, 56, 63, 64, 65, 200])("our SHA-256 of %i bytes is everybody's", (length) => {
  const message = Uint8Array.from({ length }, (_, i) => i * 7);
  expect(hex(sha256(message))).toBe(node(message));
});

test("a deal that was promised is recognised, and another is not", () => {
  const secret = "ab".repeat(32);
  const texts = ["00112233445566778899aabbccddeeff", ""];
  const commitment = node(Buffer.from(secret, "hex"));
  const seed = node([secret, ...texts].join("/"));
  const fresh = ["emperor", "emperor", "empress", "daimyo", "monk", "farmer"];
  const deck = shuffled([...fresh], seed, "round 1");
  const record = { game: "call-to-glory", seed, rounds: [{ deck }], fairness: { commitment, secret, texts } };
  expect(check(record, commitment)).toEqual({ ok: true, rounds: 1 });
  expect(check({ ...record, rounds: [{ deck: deck.toReversed() }] }, commitment).ok).toBe(false);
  expect(check(record, node("another")).ok).toBe(false);
});
