// What this server offers: games with their players, options, cards and pictures, and bot levels.
import { api, Refused } from "./api";
import { i18n, t } from "./i18n.svelte";
import type { About, GameInfo, TableInfo } from "./protocol";
import type { Level } from "./types";

class Catalog {
  about = $state.raw<About | null>(null);
  unreachable = $state(false); // the server did not answer when the page started

  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    return (this.#loading ??= api.about().then(
      (about) => void (this.about = about),
      (error: unknown) => {
        this.#loading = null; // try again when it is needed
        this.unreachable ||= error instanceof Refused && error.status === 0;
      },
    ));
  }

  get games(): GameInfo[] {
    return this.about?.games ?? [];
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The ids of a game's cards, in the order of the rules. */
  cardsOf(game: string): string[] {
    return this.game(game)?.cards.map(({ id }) => id) ?? [];
  }

  /** The levels of the bots that play a game, from weakest to strongest. */
  levelsOf(game: string): Level[] {
    return (this.game(game)?.levels ?? []).map(({ id }) => id as Level);
  }

  /** Load the texts of games from outside the package. */
  async texts(language: string): Promise<string[]> {
    await this.load();
    const foreign = this.games.filter((game) => game.texts.length > 0);
    const loaded = await Promise.allSettled(foreign.map((game) => api.gameTexts(game.id, language)));
    return loaded.flatMap((one) => (one.status === "fulfilled" ? [one.value.fluent] : []));
  }
}

export const catalog = new Catalog();

/** An id as words, for ids without a text: “tiny-game” becomes “Tiny game”. */
function readable(id: string): string {
  const words = id.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text with this id if there is one, otherwise the name as words. */
export function named(textId: string, name: string, count = 1): string {
  return i18n.has(textId) ? t(textId, { count }) : readable(name);
}

export const gameName = (id: string): string => named(`game-${id}`, id);
export const cardName = (id: string, count = 1): string => named(`card-${id}`, id, count);
export const optionName = (name: string): string => named(`variant-${name}`, name);
export const levelName = (level: string): string => named(`level-${level}`, level);

/** The id of the text that says why a game ended early. */
export const endedEarly = (table: TableInfo): string => (table.closed ? "table-is-closed" : "table-is-given-up");

/** A score with its unit, such as “12 points”. */
export const points = (game: string, count: number): string =>
  t(`web-${catalog.game(game)?.points ?? "points"}`, { count });
