// Checks that a finished game was dealt as promised: secret and commitment, seed, and the deck of every round.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Pin } from "./deal";
import type { Fairness } from "./protocol";

export interface Checked {
  ok: boolean;
  pinned: boolean; // whether it was checked against what this device noted before the game
  kept: boolean; // the secret is the one that was promised
  seeded: boolean; // the seed comes from the secret and the players' texts
  dealt: boolean; // all decks come from the seed
  rounds: number; // how many rounds' decks were checked
}

interface Round {
  deck?: string[];
}

/** Check a record against what this device noted. `order` is a deck before it is shuffled. */
export function check(record: Record<string, unknown>, pin: Pin | null, order: readonly string[]): Checked {
  const fairness = record.fairness as Fairness;
  const seed = record.seed as string;
  const rounds = (record.rounds as Round[]).filter((round) => round.deck);
  const { commitment } = fairness;
  const kept = bytesToHex(sha256(hexToBytes(fairness.secret))) === commitment;
  const promised =
    !pin ||
    (pin.commitment === commitment &&
      fairness.texts[pin.seat] === pin.text &&
      (pin.hashes ?? []).every((hash, seat) => hash === null || hash === sha256Hex(fairness.texts[seat] ?? "")));
  const seeded = bytesToHex(sha256(utf8ToBytes([fairness.secret, ...fairness.texts].join("/")))) === seed;
  const dealt = rounds.every((round, i) => {
    const fresh = [...round.deck!].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return shuffled(fresh, seed, `round ${i + 1}`).join() === round.deck!.join();
  });
  const honest = kept && promised;
  return { ok: honest && seeded && dealt, pinned: pin !== null, kept: honest, seeded, dealt, rounds: rounds.length };
}

function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The shuffle that `docs/records.md` describes. */
export function shuffled<T>(items: T[], seed: string, label: string): T[] {
  const words = stream(`${seed}/${label}/`);
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniform(words, i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

function* stream(start: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(sha256(utf8ToBytes(`${start}${block}`)).buffer);
    for (let i = 0; i < 8; i++) yield bytes.getUint32(4 * i);
  }
}

function uniform(words: Generator<number, never>, n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}
