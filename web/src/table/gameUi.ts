// What a game adds to the table: everything that is the same in all games is in this folder.
import type { Component } from "svelte";
import type { Arguments } from "../lib/i18n.svelte";
import type { Step } from "../lib/protocol";
import type { Movement, RoundEnd, View } from "../lib/types";
import type { People } from "./moves";
import type { Places } from "./animatedView";
import type { Selection } from "./selection.svelte";
import type { Session } from "./session.svelte";

/** Something to see and to hear while it happens. */
export interface Moment {
  kind: "beaten" | "last";
  cards: string[];
  text: string;
}

/** A set that a winner had at the end. */
export interface FinalSet {
  cards: string[];
  text: string;
  decisive: boolean;
}

export interface GameUi {
  Selection: new (session: Session) => Selection;
  /** The middle of the table. */
  Centre: Component<{ selection: Selection }>;
  /** Controls beside the question, besides a button for each action. */
  Actions?: Component<{ selection: Selection }>;
  /** What lies before another player. */
  SeatArea?: Component<{ selection: Selection; seat: number }>;
  /** Small signs beside a player's name. */
  SeatBadges?: Component<{ session: Session; seat: number }>;
  /** What lies before the person, between the question and the hand. */
  OwnArea?: Component<{ selection: Selection }>;
  /** What is shown at the end of a round. */
  RoundEnd?: Component<{ session: Session; end: RoundEnd; again: boolean; onclose: () => void }>;
  /** Where cards lie; without it they do not fly. */
  places?: Places;
  /** What ends the game, behind a total. */
  target?(view: View): number;
  /** The arguments of the texts `do-VERB` and `move-VERB`; without them an action is shown in notation. */
  actionArguments?(verb: string, rest: string[], people: People): Arguments | undefined;
  /** A decision with its consequences in a sentence, where that takes more than naming it. */
  tell?(session: Session, step: Step): string | null;
  /** What ended a round, or what it led to. */
  outcome?(session: Session, end: RoundEnd): string;
  /** What somebody cannot miss, because it happens to them. */
  alarm?(session: Session, step: Step, movement: Movement): string | null;
  /** What is worth a moment of a decision that has led to `after`. */
  moment?(session: Session, step: Step, after: View | null): Moment | null;
  /** The sets that a seat had when the game ended. */
  finale?(view: View, seat: number): FinalSet[];
  /** The article of the rules behind a reason: the number of its heading. */
  article?(reason: string): string | undefined;
  /** All that everyone can know about a card, and what the viewer lacks of it. */
  about?(session: Session, card: string): string[];
  /** Keys and the texts that explain them. */
  keys: readonly (readonly [string, string])[];
}
