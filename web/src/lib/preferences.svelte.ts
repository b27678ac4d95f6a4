// What a person likes, kept on the device.
import { i18n, preferredLanguage } from "./i18n.svelte";

const KEY = "courtcards.preferences";

export const THEMES = ["system", "light", "dark"] as const;
export const DECKS = ["classic", "pine", "plum"] as const; // backs of the cards, and the table under them
export const SIZES = ["small", "normal", "large"] as const; // of cards and text
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const CONFIRMS = ["auto", "always", "never"] as const;
export const MILLISECONDS = { slow: 400, normal: 250, fast: 120, off: 0 };

export type Deck = (typeof DECKS)[number];

export interface PreferenceValues {
  language: string | null; // null: as the browser says
  theme: (typeof THEMES)[number];
  deck: Deck;
  size: (typeof SIZES)[number];
  speed: (typeof SPEEDS)[number];
  sounds: boolean;
  confirm: (typeof CONFIRMS)[number];
  notify: boolean;
}

const DEFAULTS: PreferenceValues = {
  language: null,
  theme: "system",
  deck: "classic",
  size: "normal",
  speed: "normal",
  sounds: true,
  confirm: "auto",
  notify: false,
};

function read(): PreferenceValues {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PreferenceValues>) };
  } catch {
    return DEFAULTS;
  }
}

export class Preferences {
  values = $state<PreferenceValues>(read());
  still = $state(matches("(prefers-reduced-motion: reduce)"));
  touch = $state(matches("(pointer: coarse)"));
  narrow = $state(matches("(max-width: 760px)"));
  short = $state(matches("(max-height: 700px)"));

  constructor() {
    follow("(prefers-reduced-motion: reduce)", (now) => (this.still = now));
    follow("(pointer: coarse)", (now) => (this.touch = now));
    follow("(max-width: 760px)", (now) => (this.narrow = now));
    follow("(max-height: 700px)", (now) => (this.short = now));
  }

  /** Milliseconds that a card takes; 0: nothing moves. */
  get pace(): number {
    return this.still ? 0 : MILLISECONDS[this.values.speed];
  }

  /** Whether a move waits for a second click: for fingers and for slow games, unless one chose otherwise. */
  confirms(slow: boolean): boolean {
    return this.values.confirm === "auto" ? this.touch || slow : this.values.confirm === "always";
  }

  set(change: Partial<PreferenceValues>): void {
    Object.assign(this.values, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a private window that keeps nothing: it holds until the tab is closed
    }
    this.apply();
  }

  get language(): string {
    return this.values.language ?? preferredLanguage(navigator.languages);
  }

  /** Make the page look and speak as preferred. */
  apply(): void {
    document.documentElement.dataset.theme = this.values.theme;
    document.documentElement.dataset.deck = this.values.deck;
    document.documentElement.dataset.size = this.values.size;
    if (i18n.language !== this.language) void i18n.load(this.language);
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function follow(query: string, tell: (now: boolean) => void): void {
  if (typeof matchMedia === "function") matchMedia(query).addEventListener("change", (event) => tell(event.matches));
}

export const preferences = new Preferences();
