// A person's preferences, saved on the device.
import { i18n, preferredLanguage } from "./i18n.svelte";

const KEY = "courtcards.preferences";

export const THEMES = ["system", "light", "dark"] as const;
export const DECKS = ["classic", "pine", "plum"] as const; // card backs and the table that goes with them
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
  letters: boolean; // whether letters and digits are shortcuts at the table
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
  letters: true,
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
  roomy = $state(matches("(min-width: 1200px) and (min-height: 781px)"));
  tall = $state(matches("(min-width: 901px) and (min-height: 1000px)"));

  constructor() {
    follow("(prefers-reduced-motion: reduce)", (now) => (this.still = now));
    follow("(pointer: coarse)", (now) => (this.touch = now));
    follow("(max-width: 760px)", (now) => (this.narrow = now));
    follow("(max-height: 700px)", (now) => (this.short = now));
    follow("(min-width: 1200px) and (min-height: 781px)", (now) => (this.roomy = now));
    follow("(min-width: 901px) and (min-height: 1000px)", (now) => (this.tall = now));
  }

  /** Milliseconds a card takes to fly; 0 means that nothing moves. */
  get pace(): number {
    return this.still ? 0 : MILLISECONDS[this.values.speed];
  }

  /** Whether a move needs a second click: on touch screens and in slow games, unless the person chose otherwise. */
  confirms(slow: boolean): boolean {
    return this.values.confirm === "auto" ? this.touch || slow : this.values.confirm === "always";
  }

  /** The shortcut of a button, if shortcuts are on. */
  shortcut(key: string | undefined): string | undefined {
    return this.values.letters ? key : undefined;
  }

  set(change: Partial<PreferenceValues>): void {
    Object.assign(this.values, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a private window stores nothing: preferences last until the tab is closed
    }
    this.apply();
  }

  get language(): string {
    return this.values.language ?? preferredLanguage(navigator.languages);
  }

  /** Apply the preferred look and language to the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.values.theme;
    document.documentElement.dataset.deck = this.values.deck;
    document.documentElement.dataset.size = this.values.size;
    document.documentElement.dataset.letters = this.values.letters ? "on" : "off";
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
