// A table's options in words.
import { catalog, optionName } from "../lib/catalog.svelte";
import type { TableInfo } from "../lib/protocol";
import { t } from "../lib/i18n.svelte";

/** The variants, and whether the cards, hands or rounds are not the usual ones; or that it is the standard game. */
export function variantsInWords(table: Pick<TableInfo, "game" | "options">): string[] {
  const flags = catalog.game(table.game)?.flags ?? [];
  const names = flags.filter((name) => table.options[name] === true).map(optionName);
  if (Object.keys(table.options).some((name) => !["players", "first", ...flags].includes(name)))
    names.push(t("variant-custom"));
  return names.length || !flags.length ? names : [t("variant-standard")];
}

export function paceInWords({ pace }: Pick<TableInfo, "pace">): string {
  if (pace.kind === "live")
    return t("web-pace-live", { minutes: Math.round(pace.seconds / 60), increment: pace.increment ?? 0 });
  return pace.kind === "days" ? t("web-pace-days", { days: pace.days }) : t("web-pace-untimed");
}

export function optionsInWords(table: TableInfo): string[] {
  return [...variantsInWords(table), paceInWords(table)];
}

/** Who can see the table besides the players. */
export function watchersInWords(table: TableInfo): string {
  return t(table.spectators ? "web-allow-spectators" : "web-no-spectators");
}
