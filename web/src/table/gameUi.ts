// What a game adds to the table. Everything that is the same in all games is in this folder.
import type { Component } from "svelte";
import type { Arguments } from "../lib/i18n.svelte";
import type { Step } from "../lib/protocol";
import type { Movement, RoundEnd, View } from "../lib/types";
import type { People } from "./moves";
import type { Places } from "./animatedView";
import type { Selection } from "./selection.svelte";
import type { Session } from "./session.svelte";

/** Something to show and to play a sound for while it happens. */
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
  Centre: Component<{ selection: Selection; bare?: boolean }>; // bare: without what can be looked up
  /** Controls beside the prompt, in addition to a button for each action. */
  Actions?: Component<{ selection: Selection }>;
  /** What lies in front of an opponent. */
  SeatArea?: Component<{ selection: Selection; seat: number }>;
  /** What lies there besides, on the line of known cards. */
  SeatFoot?: Component<{ selection: Selection; seat: number }>;
  /** Small badges beside a player's name. */
  SeatBadges?: Component<{ session: Session; seat: number }>;
  /** What lies in front of the viewer, between the prompt and the hand. */
  OwnArea?: Component<{ selection: Selection }>;
  /** How a round ended, to look at; only up to an act of it, where it has several and one is given. */
  Ending?: Component<{ session: Session; end: RoundEnd; act?: string }>;
  /** What is shown at the end of a round. */
  RoundEnd?: Component<{ session: Session; end: RoundEnd; again: boolean; onclose: () => void }>;
  /** Where cards lie; without it, they do not fly. */
  places?: Places;
  /** What ends the game, shown beside a total. */
  target?(view: View): number;
  /** The arguments of the texts `do-VERB` and `move-VERB`; without them an action is shown in notation. */
  actionArguments?(verb: string, rest: string[], people: People): Arguments | undefined;
  /** A decision and its consequences as a sentence, if that takes more than naming it. */
  tell?(session: Session, step: Step): string | null;
  /** What ended a round, or its result. */
  outcome?(session: Session, end: RoundEnd): string;
  /** An alarm for the player something happens to. */
  alarm?(session: Session, step: Step, movement: Movement): string | null;
  /** The moment to show for a decision that led to `after`, if any. */
  moment?(session: Session, step: Step, after: View | null): Moment | null;
  /** The sets that a seat had when the game ended. */
  finale?(view: View, seat: number): FinalSet[];
  /** The article of the rules that a reason refers to: the number of its heading. */
  article?(reason: string): string | undefined;
  /** Everything that everyone can know about a card, and what the viewer's hand lacks. */
  about?(session: Session, card: string): string[];
  /** Keys and the texts that explain them. */
  keys: readonly (readonly [string, string])[];
}
