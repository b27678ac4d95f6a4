// What everyone can know about the nine characters.
import { catalog } from "../../lib/catalog.svelte";
import { allOf, card, t, translate } from "../../lib/i18n.svelte";
import type { GloryView } from "../../lib/protocol";
import type { Cell, Fact } from "../../table/facts";
import { brief } from "../../table/names";
import type { Session } from "../../table/session.svelte";
import { CHARACTERS } from "./cards";

export const numberOf = (id: string): number =>
  catalog.game("call-to-glory")?.cards.find((one) => one.id === id)?.number ?? 0;

export function heads(view: GloryView): string[] {
  return [
    t("web-fact-worth"),
    t("web-fact-set"),
    t(view.seat === null ? "web-fact-needs" : "web-fact-hand"),
    t("web-fact-unseen"),
  ];
}

export function facts(session: Session, view: GloryView): Fact[] {
  return CHARACTERS.map((id) => ({
    id,
    name: translate(allOf(id)),
    sentence: sentences(session, view, id).join(" "),
    cells: cells(session, view, id),
    own: view.sets[id] !== undefined && view.sets[id].seat === session.seat,
  }));
}

function cells(session: Session, view: GloryView, id: string): Cell[] {
  const set = view.sets[id];
  const need = view.unbeatable.includes(id) ? "–" : (view.smallest_lay[id] ?? 0);
  const hand =
    view.seat === null ? { text: need } : { text: `${view.hand[id] ?? 0}/${need}`, good: !missing(view, id) };
  const holder = set ? { text: set.size, seat: set.seat, who: brief(session.name(set.seat)) } : { text: "·" };
  return [{ text: numberOf(id) }, holder, hand, { text: view.unseen[id] ?? 0 }];
}

/** How many cards my hand lacks; while cards are on their way it may lack more than the server says. */
function missing(view: GloryView, id: string): number {
  const lacks = (view.smallest_lay[id] ?? 0) - (view.hand[id] ?? 0);
  return view.missing[id] || Math.max(0, lacks);
}

/** The cells of a row as a sentence, for screen readers. */
export function sentences(session: Session, view: GloryView, id: string): string[] {
  const set = view.sets[id];
  const need = view.smallest_lay[id] ?? 0;
  const who = set?.seat === session.seat ? "you" : "other";
  const told = set
    ? t("web-nine-laid", { card: card(id, 2), count: set.size, need, who, name: session.label(set.seat) })
    : t("web-nine-free", { card: card(id, 2), need });
  const lasts = view.unbeatable.includes(id) ? [t("web-fact-unbeatable")] : [];
  const own = { count: view.hand[id] ?? 0, missing: missing(view, id) };
  const mine = view.seat === null ? [] : [t("web-fact-mine", own)];
  return [`${told}.`, ...lasts, ...mine, t("web-fact-unseen-copies", { count: view.unseen[id] ?? 0 })];
}

/** Where the copies of a character are, as far as everyone knows. */
export function copies(session: Session, view: GloryView, id: string): string[] {
  const piles = (["A", "B"] as const).flatMap((pile) => {
    const count = view.piles[pile].filter((one) => one === id).length;
    return count ? [t("web-copies-pile", { pile, count })] : [];
  });
  const hands = view.known.flatMap((cards, seat) =>
    cards[id] ? [t("web-copies-hand", { name: session.label(seat), count: cards[id] })] : [],
  );
  return [t("web-copies-all", { count: numberOf(id) }), ...piles, ...hands];
}
