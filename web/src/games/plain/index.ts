// A game this client does not know: its view as it is, and a button for each legal action.
import { catalog } from "../../lib/catalog.svelte";
import { card, type Arguments } from "../../lib/i18n.svelte";
import type { GameUi } from "../../table/gameUi";
import { Selection } from "../../table/selection.svelte";
import Centre from "./Centre.svelte";

const ui: GameUi = {
  Selection,
  Centre,
  /** From the notation of an unknown game we can only recognize cards and numbers. */
  actionArguments(_verb, rest, { game }): Arguments | undefined {
    const known = catalog.cardsOf(game);
    const ids = rest.filter((word) => known.includes(word));
    const counts = rest.filter((word) => /^\d+$/.test(word));
    if (ids.length > 1 || counts.length > 1 || ids.length + counts.length < rest.length) return undefined;
    const count = Number(counts[0] ?? 1);
    return { count, ...(ids[0] ? { card: card(ids[0], count) } : {}) };
  },
  keys: [["1 – 9", "web-keys-actions"]],
};

export default ui;
