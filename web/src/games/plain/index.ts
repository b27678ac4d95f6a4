// A game that the page has never heard of: its view as it comes, and a button for each legal action.
import type { GameUi } from "../../table/gameUi";
import { Selection } from "../../table/selection.svelte";
import Centre from "./Centre.svelte";

const ui: GameUi = { Selection, Centre, keys: [["1 – 9", "web-keys-actions"]] };

export default ui;
