// Names of seats.
import { levelName } from "../lib/catalog.svelte";
import type { TableInfo } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

/** A seat's name: the person's own, or the bot's level in the viewer's language. */
export function seatLabel(table: TableInfo | null, number: number): string {
  const seat = table?.seats[number];
  if (!seat || seat.kind === "open") return t("web-seat-open");
  if (seat.kind === "person" || !seat.level) return numbered(table!, number);
  const same = table!.seats.flatMap((other, i) => (other.level === seat.level ? [i] : []));
  return t("bot", { name: levelName(seat.level), number: same.length > 1 ? same.indexOf(number) + 1 : 0 });
}

/** A person's name, with a number if somebody before has the same. */
function numbered(table: TableInfo, number: number): string {
  const { name } = table.seats[number]!;
  const before = table.seats.slice(0, number).filter((seat) => seat.kind === "person" && seat.name === name).length;
  return before ? `${name} ${before + 1}` : name;
}

const BRIEF = 12; // letters

/** A name for small spaces: its first word, or nothing if that is long too. The crest says whose it is. */
export function brief(name: string): string {
  if (name.length <= BRIEF) return name;
  const [first = ""] = name.split(/[\s-]/);
  return first.length <= BRIEF ? first : "";
}
