// HTTP requests. Errors come back as a sentence.
import { translate } from "./i18n.svelte";
import type {
  About,
  Announced,
  Comparison,
  Daily,
  Example,
  MyTables,
  NewTable,
  OwnPlayer,
  Player,
  PositionInfo,
  Practice,
  Problem,
  Said,
  TableInfo,
  Told,
} from "./protocol";
import type { Level } from "./types";

export class Refused extends Error {
  constructor(
    readonly reason: Said,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ id: "web-no-server", args: {} }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await problem(answer);
}

async function problem(answer: Response): Promise<Refused> {
  try {
    return new Refused(((await answer.json()) as Problem).reason, answer.status);
  } catch {
    return new Refused({ id: "server-wrong", args: {} }, answer.status);
  }
}

export const api = {
  examples: (game: string) => ask<Example[]>("GET", `/games/${game}/examples`),
  gameTexts: (game: string, language: string) =>
    ask<{ fluent: string; rules: string }>("GET", `/games/${game}/texts/${language}`),
  about: () => ask<About>("GET", "/about"),
  notice: () => ask<Announced>("GET", "/notice"),
  newPlayer: (name: string) => ask<OwnPlayer>("POST", "/players", { name }),
  whoAmI: (token: string) => ask<Player>("GET", "/players/me", undefined, token),
  rename: (token: string, name: string) => ask<Player>("PATCH", "/players/me", { name }, token),
  lobby: () => ask<TableInfo[]>("GET", "/tables"),
  mine: (token: string, before?: number) =>
    ask<MyTables>("GET", `/my/tables${before === undefined ? "" : `?before=${before}`}`, undefined, token),
  newTable: (token: string, wish: NewTable) => ask<TableInfo>("POST", "/tables", wish, token),
  sit: (token: string, table: string, seat: number, hash: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/seats/${seat}/player`, { hash }, token),
  promise: (token: string, table: string, seat: number, hash: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/seats/${seat}/hash`, { hash }, token),
  showText: (token: string, table: string, seat: number, text: string) =>
    ask<TableInfo>("PUT", `/tables/${table}/seats/${seat}/text`, { text }, token),
  fill: (token: string, table: string, seat: number, level: Level | null) =>
    ask<TableInfo>("PUT", `/tables/${table}/seats/${seat}/bot`, { level }, token),
  remove: (token: string, table: string, seat: number) =>
    ask<TableInfo>("DELETE", `/tables/${table}/seats/${seat}/player`, undefined, token),
  leave: (token: string, table: string) => ask<TableInfo>("POST", `/tables/${table}/leave`, undefined, token),
  giveUp: (token: string, table: string) => ask<TableInfo>("POST", `/tables/${table}/give-up`, undefined, token),
  rematch: (token: string, table: string) => ask<TableInfo>("POST", `/tables/${table}/rematch`, undefined, token),
  daily: (token: string | null, day: string) => ask<Daily>("GET", `/daily${day && `/${day}`}`, undefined, token),
  playDaily: (token: string) => ask<TableInfo>("POST", "/daily", undefined, token),
  practice: (token: string | null) => ask<Practice>("GET", "/practice", undefined, token),
  position: (token: string | null, source: string, number: number) =>
    ask<PositionInfo>("GET", `/practice/${source}/${number}`, undefined, token),
  answer: (token: string, source: string, number: number, action: string) =>
    ask<Comparison>("POST", `/practice/${source}/${number}`, { action }, token),
  steps: (token: string | null, table: string) => ask<Told>("GET", `/tables/${table}/steps`, undefined, token),
  record: (table: string) => ask<Record<string, unknown>>("GET", `/tables/${table}/record`),
};

/** An error as a sentence to show. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? translate(error.reason) : String(error);
}
