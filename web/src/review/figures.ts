// Numbers of a review, as the reader's language writes them.
import { t } from "../lib/i18n.svelte";

/** With one digit after the point, a real minus sign, and no minus before zero. */
export const decimal = (value: number): string =>
  t("review-number", { value: Math.round(10 * value) / 10 + 0 }).replace("-", "−");

/** A share of a win in points of a hundred. */
export const points = (share: number): string => decimal(100 * share);

/** A share as a percentage. */
export const percent = (share: number): string => t("percent", { value: Math.round(1000 * share) / 10 });
