// What seats are called.
import type { TableInfo } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** A seat's name: a person's own, or a bot's level in the language of who looks. */
export function seatLabel(table: TableInfo | null, number: number): string {
  const seat = table?.seats[number];
  if (!seat || seat.kind === "open") return say("web-seat-open");
  if (seat.kind === "person" || !seat.level) return seat.name;
  const same = table!.seats.flatMap((other, i) => (other.level === seat.level ? [i] : []));
  return say("bot", { name: say(`level-${seat.level}`), number: same.length > 1 ? same.indexOf(number) + 1 : 0 });
}
