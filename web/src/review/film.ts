// A recorded game and its analysis, as the server sends them.
import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { suggestedName } from "../lib/names";
import type { Judged, Said } from "../lib/protocol";
import type { View } from "../lib/types";

export interface Move {
  round: number;
  seat: number;
  action: string;
}

export interface Film {
  game: string;
  options: Record<string, unknown>;
  names: string[] | null;
  players: number;
  over: boolean;
  moves: Move[];
  views: View[]; // before the first move and after each
}

export interface Decision {
  number: number;
  seat: number;
  action: string;
  guess: boolean;
  loss: number;
  error: number;
  word: "" | "mistake" | "blunder";
  alternatives: Judged[]; // the best first
}

export interface SeatAccount {
  result: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  adjusted: number;
  error: number;
  loss: number;
}

export interface Analysis {
  judge: string;
  decisions: Decision[];
  turning_points: { number: number; reasons: Said[] }[];
  curve: number[][];
  seats: SeatAccount[];
}

export interface AnalysisState {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  analysis: Analysis | null;
}

export type Unit = "decision" | "turn" | "round";

const query = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export interface MyLuck {
  games: number;
  won: number;
  adjusted: number;
  reach: number;
}

export const reviews = {
  myLuck: (token: string) => ask<MyLuck | null>("GET", "/my/luck", undefined, token),
  film: (table: string, seat: number | null) => ask<Film>("GET", `/tables/${table}/film${query(seat)}`),
  filmOf: (record: unknown, seat: number | null) => ask<Film>("POST", `/film${query(seat)}`, { record }),
  analysis: (table: string) => ask<AnalysisState>("GET", `/tables/${table}/analysis`),
  analyze: (table: string) =>
    me
      .be(me.player?.name ?? suggestedName())
      .then((token) => ask<AnalysisState>("POST", `/tables/${table}/analysis`, undefined, token)),
  cancel: (table: string) => ask<AnalysisState>("DELETE", `/tables/${table}/analysis`, undefined, me.token),
};

/** The moments at which a new decision, turn or round begins, and always the first and the last. */
export function stops(film: Film, by: Unit): number[] {
  const found = [0];
  for (let at = 1; at < film.views.length; at++) {
    const [before, now] = [film.views[at - 1]!, film.views[at]!];
    const sameRound = before.round === now.round;
    if (by === "decision" || !sameRound || (by === "turn" && before.turns !== now.turns)) found.push(at);
  }
  const last = film.views.length - 1;
  return found.at(-1) === last ? found : [...found, last];
}

/** The next stop in a direction, or the current one if there is none. */
export function step(stops: readonly number[], at: number, direction: 1 | -1): number {
  const next = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? at;
}
