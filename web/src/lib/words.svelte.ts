// Words for people: the same Fluent texts as the server's, in the language of the person, without reloading.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { load } from "virtual:texts";
import type { Said } from "./protocol";

export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };

export type Argument = string | number | Said;
export type Arguments = Record<string, Argument>;

export class Words {
  language = $state("en");
  #bundle = $state.raw<FluentBundle>();

  async speak(language: string): Promise<void> {
    const known = load[language] ? language : "en";
    const { default: source } = await load[known]!();
    this.use(known, source);
    if (typeof document !== "undefined") document.documentElement.lang = known;
  }

  use(language: string, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
  }

  /** The text with this id. A missing one is a mistake of ours, and shows its id rather than nothing. */
  say(id: string, args: Arguments = {}): string {
    return this.#forms(id, args)[""] ?? id;
  }

  said(message: Said): string {
    return this.say(message.id, message.args as Arguments);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** All that a text says: its value under "", and its attributes under `-name`, for sentences that ask for a form. */
  #forms(id: string, args: Arguments): Record<string, string> {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) {
      console.error(`There is no text ${id}`);
      return {};
    }
    const values = this.#spoken(args);
    const problems: Error[] = [];
    const said: Record<string, string> = { "": bundle.formatPattern(message.value, values, problems) };
    for (const [name, pattern] of Object.entries(message.attributes)) {
      said[`-${name}`] = bundle.formatPattern(pattern, values, problems);
    }
    if (problems.length) console.error(`The text ${id}: ${problems[0]!.message}`);
    return said;
  }

  #spoken(args: Arguments): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "object") {
        for (const [form, words] of Object.entries(this.#forms(value.id, value.args as Arguments))) values[name + form] = words;
      } else {
        values[name] = value;
      }
    }
    return values;
  }
}

export const words = new Words();
export const say = (id: string, args?: Arguments): string => words.say(id, args);
export const said = (message: Said): string => words.said(message);

/** The name of a card, to stand in another text; the count decides between one and many. */
export const card = (id: string, count = 1): Said => ({ id: `card-${id}`, args: { count } });

/** The name of all cards of a kind, however many there are. */
export const allOf = (id: string): Said => ({ id: `card-${id}`, args: { count: "all" } });

/** The best language we have for what the browser asks for. */
export function wished(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish in LANGUAGES && wish in load) ?? "en";
}
