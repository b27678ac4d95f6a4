// Fingerprints of daily deals as this device first saw them, to check the secrets against later.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const KEY = "courtcards.daily";
const DAYS_KEPT = 60; // days to remember

function noted(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Note the fingerprint of a day's deal while it is still a promise. The first one noted counts. */
export function noteDaily(day: string, commitment: string): void {
  const known = noted();
  if (known[day]) return;
  const days = [...Object.entries(known), [day, commitment] as const].sort().slice(-DAYS_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(days)));
  } catch {
    // a private window stores nothing
  }
}

/** Whether a secret is the promised one: by what this device noted, or else only by what the server says now. */
export function dailyKept(day: string, secret: string, commitment: string): "kept" | "fits" | "broken" {
  const promised = noted()[day];
  const fits = bytesToHex(sha256(hexToBytes(secret))) === commitment && (promised ?? commitment) === commitment;
  return !fits ? "broken" : promised ? "kept" : "fits";
}
