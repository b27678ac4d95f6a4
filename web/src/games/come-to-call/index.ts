// Come to Call at the table.
import { allOf, card, i18n, t, translate, type Arguments } from "../../lib/i18n.svelte";
import type { CallView, ShowMove } from "../../lib/protocol";
import type { GameUi } from "../../table/gameUi";
import { describe } from "../../table/moves";
import Actions from "./Actions.svelte";
import Centre from "./Centre.svelte";
import Ending from "./Ending.svelte";
import { copies, sentences } from "./facts";
import { outcome } from "./outcome";
import { places } from "./places";
import RoundEnd from "./RoundEnd.svelte";
import { CallSelection } from "./selection.svelte";
import { cardsOf, shapeOf, sizeOf } from "./shape";

const ui: GameUi = {
  Selection: CallSelection,
  Centre,
  Actions,
  Ending,
  RoundEnd,
  places,
  target: (view) => (view as unknown as CallView).favor_needed,

  actionArguments(verb, [first = "", second]): Arguments {
    switch (verb) {
      case "draw":
        return { pile: first };
      case "discard":
        return { card: card(first), pile: second ?? "middle" };
      case "send": {
        const shape = shapeOf(second ?? "");
        return { card: allOf(first), size: sizeOf(shape), half: shape.half, wilds: shape.wild };
      }
      default:
        return {};
    }
  },

  /** The second Hear Ye! stops the round, once everyone has had a turn. */
  tell(session, { event: { seat, action }, movements }) {
    const stops = movements.some((one) => one.move === "call" && one.ending === "hear-ye");
    return stops && seat !== undefined && action ? t("web-log-stops", { move: describe(action, seat, session) }) : null;
  },

  outcome: (session, end) => outcome(session, end as ShowMove),

  /** The winner's sets of the last show; the one that stole it is marked as decisive. */
  finale(view, seat) {
    const show = (view as unknown as CallView).last_show;
    return (show?.sets[seat] ?? []).map((set) => ({
      cards: cardsOf(set.type, set.cards),
      text: `${translate(allOf(set.type))} ${set.size}${set.half ? "½" : ""}`,
      decisive: show?.thief === seat && show.type === set.type,
    }));
  },

  /** In the rules page, a round is article 2 and the call is 3. */
  article: (reason) => (/^call-(send|ready)/.test(reason) ? "3" : reason.startsWith("call-") ? "2" : undefined),

  about(session, id) {
    const view = session.view as unknown as CallView;
    const rule = `web-about-${id.replace(/.*-(?=double|half)/, "")}`;
    const told = i18n.has(rule) ? [t(rule)] : [];
    return [...told, ...sentences(view, id).slice(1), ...copies(session, view, id)];
  },

  keys: [
    ["D L R", "web-keys-piles"],
    ["1 – 9", "web-keys-cards"],
    ["L R M", "web-keys-discard"],
    ["1 – 5", "web-keys-types"],
    ["S", "web-keys-one"],
    ["E", "web-keys-ready"],
  ],
};

export default ui;
