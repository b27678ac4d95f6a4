// What everyone can know about the court.
import { cardName } from "../../lib/catalog.svelte";
import { t } from "../../lib/i18n.svelte";
import type { CallView } from "../../lib/protocol";
import type { Cell, Fact } from "../../table/facts";
import type { Session } from "../../table/session.svelte";
import { COURT } from "./cards";

const OTHERS = ["butler", "wild", "hear-ye"];

export function heads(view: CallView): string[] {
  const missing = view.seat === null ? [] : [t("web-fact-missing")];
  return [t("web-fact-favor"), ...missing, t("web-fact-unseen")];
}

export function facts(view: CallView): Fact[] {
  return [...COURT, ...OTHERS].map((id) => {
    const favor = { text: view.show_favor[id] ?? "·" };
    const missing = view.seat === null ? [] : [hand(view, id)];
    const cells = [favor, ...missing, unseen(view, id)];
    return {
      id,
      name: cardName(id, 1),
      sentence: sentences(view, id).join(" "),
      cells,
    };
  });
}

/** What the hand lacks for a set: cards of a type, or a butler. */
function hand(view: CallView, id: string) {
  if (id !== "butler" && !COURT.includes(id)) return { text: "" };
  return { text: view.missing[id] || "✓" };
}

/** Unseen plain cards, and whether the double and the half are unseen too. */
function unseen(view: CallView, id: string): Cell {
  const more = [view.unseen[`${id}-double`] ? "×2" : "", view.unseen[`${id}-half`] ? "½" : ""];
  return { text: view.unseen[id] ?? 0, more };
}

/** The cells of a row as a sentence, for screen readers. */
export function sentences(view: CallView, id: string): string[] {
  const favor = view.show_favor[id];
  const missing = view.missing[id] ?? 0;
  const mine = view.seat === null || !COURT.includes(id) ? [] : [t("web-fact-lacks", { missing })];
  const name = `${cardName(id, 1)}.`;
  return [
    name,
    ...(favor ? [t("web-fact-steals", { count: favor })] : []),
    ...mine,
    t("web-fact-unseen-copies", { count: view.unseen[id] ?? 0 }),
  ];
}

/** Where the copies of a card are, as far as everyone knows. */
export function copies(session: Session, view: CallView, id: string): string[] {
  const piles = (["left", "right"] as const).flatMap((pile) => {
    const count = view.piles[pile].filter((one) => one === id).length;
    return count ? [t("web-copies-pile", { pile: t(`web-pile-${pile}`), count })] : [];
  });
  const hands = view.known.flatMap((cards, seat) =>
    cards[id] ? [t("web-copies-hand", { name: session.label(seat), count: cards[id] })] : [],
  );
  return [t("web-copies-all", { count: view.cards[id] ?? 0 }), ...piles, ...hands];
}
