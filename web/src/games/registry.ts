// Which components show which game: a folder for each, named after it, and the plain table for games we have never heard of.
import type { GameUi } from "../table/gameUi";
import plain from "./plain";

const known = import.meta.glob<GameUi>("./*/index.ts", { eager: true, import: "default" });

export function gameUi(game: string): GameUi {
  return known[`./${game}/index.ts`] ?? plain;
}
