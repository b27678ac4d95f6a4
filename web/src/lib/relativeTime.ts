// Times in words: “3 minutes ago”, “tomorrow”.
import { i18n } from "./i18n.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function relativeTime(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(Math.trunc(seconds / length), unit);
}
