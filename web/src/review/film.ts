// A recorded game and its analysis, as the server sends them.
import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { suggestedName } from "../lib/names";
import type { Judged, Said } from "../lib/protocol";
import type { RoundEnd, View } from "../lib/types";

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
  wrong: Said | null; // why the record cannot be followed any further
  moves: Move[];
  ends: (RoundEnd | null)[]; // by move: how the round ended, where it did
  views: View[]; // before the first move and after each; none of a deal that is not in the record
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
  key: string; // names the analysis of a record that was sent
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
  analyses: (source: Source): Analyses => {
    if ("table" in source) {
      const path = `/tables/${source.table}/analysis`;
      return {
        status: () => ask("GET", path),
        begin: () => me.be(me.player?.name ?? suggestedName()).then((token) => ask("POST", path, undefined, token)),
        cancel: () => ask("DELETE", path, undefined, me.token),
      };
    }
    let key = "";
    return {
      status: () => ask("GET", `/analyses/${key}`),
      begin: async () => {
        const state = await ask<AnalysisState>("POST", "/analyses", { record: source.record });
        key = state.key;
        return state;
      },
      cancel: () => ask("DELETE", `/analyses/${key}`),
    };
  },
};

/** Where a film comes from: a table on the server, or a record opened from a file. */
export type Source = { table: string } | { record: unknown };

/** Asks for an analysis and its progress. A record from a file is sent to the server when the analysis begins. */
export interface Analyses {
  status: () => Promise<AnalysisState>;
  begin: () => Promise<AnalysisState>;
  cancel: () => Promise<AnalysisState>;
}

/** All moments to stop at, as numbers of decisions before them; the end of a round is half a step before the next deal. */
export function framesOf({ ends, views }: Film): number[] {
  const found = [0];
  for (let at = 1; at <= Math.max(ends.length, views.length - 1); at++) {
    if (ends[at - 1]) found.push(at - 0.5);
    if (views[at]) found.push(at);
  }
  return found;
}

/** The moments at which a new decision, turn or round begins, the ends of rounds, and always the first and the last. */
export function stops(film: Film, by: Unit): number[] {
  const all = framesOf(film);
  return all.filter((at, i) => {
    if (by === "decision" || i === 0 || i === all.length - 1 || !Number.isInteger(at)) return true;
    const [before, now] = [film.views[at - 1]!, film.views[at]!];
    return before.round !== now.round || (by === "turn" && before.turns !== now.turns);
  });
}

/** The next stop in a direction, or the current one if there is none. */
export function step(stops: readonly number[], at: number, direction: 1 | -1): number {
  const next = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? at;
}
