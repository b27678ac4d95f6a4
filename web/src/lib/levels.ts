// The bots' levels, from the gentlest to the strongest.
import type { Level } from "./terms";

export const LEVELS: Level[] = ["page", "squire", "herald", "knight", "chancellor", "sovereign"];
