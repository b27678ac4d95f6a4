// Names for parts of the protocol that have none in the server's schema.
import type { SeatInfo, Step, TableInfo, Update } from "./protocol";

type AnyView = Update["view"];
type Common = Pick<AnyView, keyof AnyView>;

/** What every game's view has. Only the game's own components know the rest. */
export type View = Omit<Common, "game" | "piles"> & { game: string; rounds?: number; points?: number[] };
export type Movement = Step["movements"][number];
export type Level = NonNullable<SeatInfo["level"]>;
export type Pace = TableInfo["pace"];

/** The end of a round, with everyone's points. */
export type RoundEnd = Extract<Movement, { scores: number[] }>;

export function isRoundEnd(movement: Movement): movement is RoundEnd {
  return "scores" in movement;
}
