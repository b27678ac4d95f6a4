// A name to start with, so nobody has to think of one before the first game.
import { t } from "./i18n.svelte";

export function suggestedName(): string {
  const names = t("web-guest-names")
    .split(",")
    .map((name) => name.trim());
  return names[crypto.getRandomValues(new Uint32Array(1))[0]! % names.length]!;
}
