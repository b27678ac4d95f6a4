// Call to Glory at the table.
import { card, t, type Arguments } from "../../lib/i18n.svelte";
import type { GloryView } from "../../lib/protocol";
import type { GameUi } from "../../table/gameUi";
import Actions from "./Actions.svelte";
import Centre from "./Centre.svelte";
import { copies, numberOf, sentences } from "./facts";
import OwnArea from "./OwnArea.svelte";
import { places } from "./places";
import RoundEnd from "./RoundEnd.svelte";
import SeatArea from "./SeatArea.svelte";
import SeatBadges from "./SeatBadges.svelte";
import { GlorySelection } from "./selection.svelte";

const ui: GameUi = {
  Selection: GlorySelection,
  Centre,
  Actions,
  SeatArea,
  SeatBadges,
  OwnArea,
  RoundEnd,
  places,

  actionArguments(verb, [first = "", second = ""], people): Arguments {
    switch (verb) {
      case "draw":
        return { pile: first };
      case "pile":
        return { pile: first, count: (people.view as GloryView | null)?.leaving?.count ?? 0 };
      case "discard":
        return { card: card(first), pile: second };
      case "lay":
        return { card: card(first, Number(second)), count: Number(second) };
      case "strike": {
        const whose = Number(first) === people.mine ? "you" : "other";
        return { card: card(second), owner: people.name(Number(first)), whose };
      }
      case "reveal":
        return { deck: first };
      default:
        return {};
    }
  },

  /** Somebody beats or strikes my set. */
  alarm(session, { event: { seat, action } }, movement) {
    if (movement.move !== "cards" || movement.to !== "aside" || seat === undefined || seat === session.seat)
      return null;
    const [kind, owner, character] = movement.from.split(" ");
    if (kind !== "set" || Number(owner) !== session.seat || !character) return null;
    const count = movement.cards.length;
    const id = action?.startsWith("strike") ? "web-alarm-struck" : "web-alarm-beaten";
    return t(id, { name: session.label(seat), card: card(character, count), count });
  },

  /** A round is the third article, tasks the fourth, the ninja the fifth. */
  article: (reason) =>
    reason.startsWith("glory-strike")
      ? "5"
      : reason.startsWith("glory-reveal")
        ? "4"
        : reason.startsWith("glory-")
          ? "3"
          : undefined,

  about(session, id) {
    const view = session.view as unknown as GloryView;
    return [
      t("web-about-worth", { count: numberOf(id) }),
      ...sentences(session, view, id),
      ...copies(session, view, id),
    ];
  },

  keys: [
    ["L R A B", "web-keys-piles"],
    ["1 – 9", "web-keys-cards"],
    ["L", "web-keys-lay"],
    ["+ −", "web-keys-count"],
    ["A B", "web-keys-discard"],
    ["N", "web-keys-strike"],
    ["E", "web-keys-end"],
  ],
};

export default ui;
