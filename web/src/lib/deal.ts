// My part in a fair deal: a random text, promised by its hash when I sit down and shown when all seats are taken.
// What I was promised is saved on this device, so the result can be checked without trusting the server.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Refused, api } from "./api";
import type { TableInfo } from "./protocol";

export interface Pin {
  seat: number;
  text: string;
  commitment: string; // the server's commitment to its secret when I promised my text, and when I showed it
  hashes?: (string | null)[]; // what every seat had promised when I showed my text; null where nobody promises
}

const KEY = "courtcards.deal.";
const TABLES_KEPT = 200; // tables to remember
const pins = new Map<string, Pin>(); // for windows that store nothing

export function pinOf(table: string): Pin | null {
  try {
    return (JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Pin | null) ?? pins.get(table) ?? null;
  } catch {
    return pins.get(table) ?? null;
  }
}

/** Whether somebody has sat down at a table on this device. */
export function hasPlayed(): boolean {
  return pins.size > 0 || Object.keys(localStorage).some((key) => key.startsWith(KEY));
}

export function keep(table: string, pin: Pin): void {
  pins.set(table, pin);
  try {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    for (const key of old.slice(0, Math.max(0, old.length - TABLES_KEPT))) localStorage.removeItem(key);
    localStorage.setItem(KEY + table, JSON.stringify(pin));
  } catch {
    // a private window stores nothing
  }
}

function newText(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Sit down, and show my text at once if mine was the last seat. */
export async function sitDown(token: string, table: TableInfo, seat: number): Promise<void> {
  const before = pinOf(table.id);
  const pin = { seat, text: newText(), commitment: table.commitment };
  keep(table.id, pin); // before sending: if the answer is lost, I have the seat all the same
  const seated = await api.sit(token, table.id, seat, hashOf(pin.text)).catch((error: unknown) => {
    if (before && error instanceof Refused && error.status !== 0) keep(table.id, before);
    throw error;
  });
  await payDebt(token, seated, seat);
}

/** Send what the deal needs from this device: the text I promised, or a new promise.
 *
 * Once I have shown my text, neither the server nor another player may promise anything else: whoever has seen it
 * could choose to match it. Then I do not show it again, and lose the seat.
 */
export async function payDebt(token: string, table: TableInfo, seat: number): Promise<void> {
  const owes = table.seats[seat]?.owes;
  const pin = pinOf(table.id);
  if (owes === "text" && pin && pin.seat === seat) {
    const promised = { ...pin, commitment: table.commitment, hashes: table.seats.map((one) => one.hash ?? null) };
    if (pin.hashes && !samePromises(pin, promised)) return;
    keep(table.id, promised);
    await api.showText(token, table.id, seat, pin.text);
  } else if (owes === "hash") {
    const promised = { seat, text: newText(), commitment: table.commitment };
    keep(table.id, promised);
    await payDebt(token, await api.promise(token, table.id, seat, hashOf(promised.text)), seat);
  }
}

function samePromises(one: Pin, two: Pin): boolean {
  return one.commitment === two.commitment && String(one.hashes) === String(two.hashes);
}
