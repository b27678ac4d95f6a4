// Checks that a finished game was dealt as promised: secret and commitment, seed, who is first, and the deck of every
// round. Not which cards belong into a deck, nor tasks and reshuffles: those follow from the rules and the moves.
// The result has every value on the way, so that each step can be repeated by hand.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Pin } from "./deal";
import type { Fairness } from "./protocol";

export interface Checked {
  ok: boolean;
  noted: string | null; // the commitment that this device noted before the game
  promise: Promised | null; // null: nobody promised this seed
  seed: string;
  first: First | null; // null: it was chosen, or the record does not say
  decks: Deck[];
  dealt: boolean; // all decks come from the seed
}

export interface First {
  same: boolean; // as in the record
  seat: number; // as it follows from the seed
}

export interface Promised {
  kept: boolean; // the secret is the one that was promised
  seeded: boolean; // the seed comes from the secret and the players' texts
  commitment: string;
  secret: string;
  hash: string; // of the secret
  texts: string[]; // by seat; empty for a bot
  seed: string; // what follows from the secret and the texts
}

export interface Deck {
  same: boolean; // as in the record
  cards: string[]; // as they follow from the seed
}

interface Round {
  deck?: string[];
}

/** Check a record against what this device noted. `order` is a deck before it is shuffled. Null: it has no seed. */
export function check(record: Record<string, unknown>, pin: Pin | null, order: readonly string[]): Checked | null {
  const seed = record.seed as string | undefined;
  if (seed === undefined) return null;
  const fairness = record.fairness as Fairness | undefined;
  const promise = fairness ? promised(fairness, seed, pin) : null;
  const decks = (record.rounds as Round[]).flatMap(({ deck }, i) => (deck ? [dealt(deck, seed, i + 1, order)] : []));
  const all = decks.every(({ same }) => same);
  const first = firstOf(record, seed);
  const ok = all && first?.same !== false && (promise ? promise.kept && promise.seeded : !pin);
  return { ok, noted: pin?.commitment ?? null, promise, seed, first, decks, dealt: all };
}

function firstOf(record: Record<string, unknown>, seed: string): First | null {
  const options = record.options as { players: number; first?: number } | undefined;
  if (!options || options.first !== undefined || record.first === undefined) return null;
  const seat = uniform(stream(`${seed}/game/`), options.players);
  return { same: seat === record.first, seat };
}

function promised({ commitment, secret, texts }: Fairness, seed: string, pin: Pin | null): Promised {
  const hash = bytesToHex(sha256(hexToBytes(secret)));
  const noted =
    !pin ||
    (pin.commitment === commitment &&
      texts[pin.seat] === pin.text &&
      (pin.hashes ?? []).every((hash, seat) => hash === null || hash === sha256Hex(texts[seat] ?? "")));
  const follows = bytesToHex(sha256(utf8ToBytes([secret, ...texts].join("/"))));
  return {
    kept: hash === commitment && noted,
    seeded: follows === seed,
    commitment,
    secret,
    hash,
    texts,
    seed: follows,
  };
}

function dealt(deck: string[], seed: string, round: number, order: readonly string[]): Deck {
  const fresh = [...deck].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const cards = shuffled(fresh, seed, `round ${round}`);
  return { same: cards.join() === deck.join(), cards };
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
