// Which components show which game: one folder per game, named after its id, and the plain table for unknown games.
import type { GameUi } from "../table/gameUi";
import plain from "./plain";

const known = import.meta.glob<GameUi>("./*/index.ts", { eager: true, import: "default" });

export function gameUi(game: string): GameUi {
  return known[`./${game}/index.ts`] ?? plain;
}
