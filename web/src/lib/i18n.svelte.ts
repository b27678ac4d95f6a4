// Texts in the person's language, from the server's own Fluent files. The language changes without a reload.
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { load, study } from "virtual:texts";
import type { Said } from "./protocol";

export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch", fr: "Français", ru: "Русский" };

export type Argument = string | number | Said;
export type Arguments = Record<string, Argument>;

export class I18n {
  language = $state("en");
  #bundle = $state.raw<FluentBundle>();

  #more: (language: string) => Promise<string[]> = () => Promise.resolve([]);
  #study: Promise<void> | null = null; // once a page needs these texts, too

  /** Load the texts of a language, or English if we don't have it. */
  async load(language: string): Promise<void> {
    const known = load[language] ? language : "en";
    const [{ default: source }, more] = await Promise.all([load[known]!(), this.#more(known)]);
    const studied = this.#study ? [(await study[known]!()).default] : [];
    this.use(known, source, ...studied, ...more);
    if (typeof document !== "undefined") document.documentElement.lang = known;
  }

  /** Load what the first page and the table do without: texts of review, lessons, practice and the daily deal. */
  loadStudy(): Promise<void> {
    return (this.#study ??= this.#addStudy(untrack(() => this.language))); // a page must not come again with each language
  }

  async #addStudy(language: string): Promise<void> {
    this.add(language, (await study[language]!()).default);
  }

  /** Add texts to our own. */
  addSource(more: (language: string) => Promise<string[]>): void {
    this.#more = more;
  }

  use(language: string, ...sources: string[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
  }

  /** More texts for what is shown next, unless another language is spoken by now. */
  add(language: string, source: string): void {
    if (language === this.language) this.#bundle?.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The text with this id. If it is missing, that is a bug, and the id is shown instead. */
  t(id: string, args: Arguments = {}): string {
    return this.#forms(id, args)[""] ?? id;
  }

  translate(message: Said): string {
    return this.t(message.id, message.args as Arguments);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** All forms of a text: its value under "", its attributes under `-name`, for sentences that need a particular form. */
  #forms(id: string, args: Arguments): Record<string, string> {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) {
      console.error(`There is no text ${id}`);
      return {};
    }
    const values = this.#formatted(args);
    const problems: Error[] = [];
    const forms: Record<string, string> = { "": bundle.formatPattern(message.value, values, problems) };
    for (const [name, pattern] of Object.entries(message.attributes)) {
      forms[`-${name}`] = bundle.formatPattern(pattern, values, problems);
    }
    if (problems.length) console.error(`The text ${id}: ${problems[0]!.message}`);
    return forms;
  }

  #formatted(args: Arguments): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "object") {
        for (const [form, text] of Object.entries(this.#forms(value.id, value.args as Arguments)))
          values[name + form] = text;
      } else {
        values[name] = value;
      }
    }
    return values;
  }
}

export const i18n = new I18n();
export const t = (id: string, args?: Arguments): string => i18n.t(id, args);
export const translate = (message: Said): string => i18n.translate(message);

/** The name of a card as an argument of another text; the count decides between singular and plural. */
export const card = (id: string, count = 1): Said => ({ id: `card-${id}`, args: { count } });

/** The name of a kind of card in general, whatever the count. */
export const allOf = (id: string): Said => ({ id: `card-${id}`, args: { count: "all" } });

/** The best available language for what the browser asks for. */
export function preferredLanguage(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish in LANGUAGES && wish in load) ?? "en";
}
