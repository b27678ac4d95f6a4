// What seats are called.
import { levelName } from "../lib/catalog.svelte";
import type { TableInfo } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

/** A seat's name: a person's own, or a bot's level in the language of who looks. */
export function seatLabel(table: TableInfo | null, number: number): string {
  const seat = table?.seats[number];
  if (!seat || seat.kind === "open") return t("web-seat-open");
  if (seat.kind === "person" || !seat.level) return seat.name;
  const same = table!.seats.flatMap((other, i) => (other.level === seat.level ? [i] : []));
  return t("bot", { name: levelName(seat.level), number: same.length > 1 ? same.indexOf(number) + 1 : 0 });
}
