// Names for parts of the protocol that the server's schema leaves without one.
import type { CallView, GloryView, NewTable, SeatInfo, Step, TableInfo } from "./protocol";

export type View = GloryView | CallView;
export type Movement = Step["movements"][number];
export type Game = TableInfo["game"];
export type Level = NonNullable<SeatInfo["level"]>;
export type Pace = TableInfo["pace"];
export type Wish = NewTable;
