// Call to Glory at the table.
import { card, t, type Arguments } from "../../lib/i18n.svelte";
import type { CardsMove, GloryView, ScoreMove, Step } from "../../lib/protocol";
import type { GameUi } from "../../table/gameUi";
import { describe } from "../../table/moves";
import type { Session } from "../../table/session.svelte";
import Actions from "./Actions.svelte";
import Centre from "./Centre.svelte";
import Ending from "./Ending.svelte";
import { copies, numberOf, sentences } from "./facts";
import OwnArea from "./OwnArea.svelte";
import { places } from "./places";
import RoundEnd from "./RoundEnd.svelte";
import SeatBadges from "./SeatBadges.svelte";
import Sets from "./Sets.svelte";
import Tasks from "./Tasks.svelte";
import { GlorySelection } from "./selection.svelte";

const person = (session: Session, seat: number) => (seat === session.seat ? "you" : "other");

/** A line of the log: where the owner puts the cards that leave the table. */
function puts(session: Session, seat: number, { cards, to }: CardsMove): string {
  const count = cards.length;
  const who = person(session, seat);
  return t("web-log-puts", { who, name: session.name(seat), count, card: card(cards[0]!, count), pile: to });
}

/** A line of the log: a set is beaten, replaced or struck, and its cards go to a pile. */
function loses(session: Session, step: Step, away: CardsMove, pile: string): string {
  const seat = step.event.seat!;
  const owner = Number(away.from.split(" ")[1]);
  const struck = step.event.action!.startsWith("strike");
  const id = struck ? "web-log-strikes" : owner === seat ? "web-log-replaces" : "web-log-beats";
  return t(id, {
    move: takesFigure(session, step, seat) ?? describe(step.event.action!, seat, session),
    who: person(session, seat),
    whose: person(session, owner),
    owner: session.label(owner),
    count: away.cards.length,
    pile,
  });
}

/** A line of the log: laying a set of Ninja brought a figure. Null if it did not. */
function takesFigure(session: Session, { event, movements }: Step, seat: number): string | null {
  if (!movements.some((one) => one.move === "figure" && one.from === "stock")) return null;
  return t("web-log-figure", { move: describe(event.action!, seat, session), who: person(session, seat) });
}

const ui: GameUi = {
  Selection: GlorySelection,
  Centre,
  Actions,
  SeatArea: Sets,
  SeatBadges,
  SeatFoot: Tasks,
  OwnArea,
  Ending,
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

  tell(session, step) {
    const { event, movements } = step;
    if (event.seat === undefined || !event.action) return null;
    const moved = movements.filter((one) => one.move === "cards");
    const away = moved.find(({ to }) => to === "aside");
    const onto = moved.find(({ from }) => from === "aside");
    if (!away) return onto ? puts(session, event.seat, onto) : takesFigure(session, step, event.seat);
    return loses(session, step, away, onto?.to ?? "none");
  },

  outcome: (_, end) => t(`web-ending-${(end as ScoreMove).ending}`),

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

  /** My set is beaten, I beat a set, or a character ends the round. */
  moment(session, { event: { seat, action = "" }, movements }, after) {
    const [verb, character = "", count] = action.split(" ");
    if (verb !== "lay" || seat === undefined || session.seat === null) return null;
    const score = movements.find((one) => one.move === "score");
    const ending = score?.ending ?? (after as GloryView | null)?.ending;
    const cards = (size: number) => Array<string>(Math.min(5, size)).fill(character);
    if (ending === "characters" || ending === "all-nine")
      return { kind: "last", cards: cards(Number(count)), text: t(`web-ending-${ending}`) };
    const away = movements.find((one) => one.move === "cards" && one.to === "aside") as CardsMove | undefined;
    const owner = Number(away?.from.split(" ")[1]);
    if (!away || owner === seat || (owner !== session.seat && seat !== session.seat)) return null;
    const size = away.cards.length;
    const who = { name: session.label(seat), owner: session.label(owner), card: card(character, size), count: size };
    const text = t(owner === session.seat ? "web-alarm-beaten" : "web-moment-beats", who);
    return { kind: "beaten", cards: cards(size), text };
  },

  /** The winner's sets of the last round; the one that scored most is marked as decisive. */
  finale(view, seat) {
    const { sets } = view as unknown as GloryView;
    const own = Object.entries(sets).filter(([, set]) => set.seat === seat);
    const most = Math.max(...own.map(([id]) => numberOf(id)));
    return own.map(([id, { size }]) => ({
      cards: Array<string>(size).fill(id),
      text: t("web-set", { count: size, card: card(id, size) }),
      decisive: numberOf(id) === most,
    }));
  },

  /** In the rules page, a round is article 3, tasks are 4 and the ninja is 5. */
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
      `${t("web-about-worth", { count: numberOf(id) })} ${t("web-about-larger")}`,
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
