// The server's own texts as modules: `virtual:texts/<language>` is Fluent, `virtual:texts/<language>/<game>` the rules as HTML.
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

const TEXTS = process.env.COURTCARDS_TEXTS ?? resolve(import.meta.dirname, "../courtcards/texts");
const RULING = "<strong>(Ruling|Festlegung|Décision|Решение)</strong>\\s*:\\s*";
const NOT_SHOWN_FILES = ["arena.ftl", "environments.ftl", "learning.ftl"];
const NOT_SHOWN = /^(help-|serve-|store-|record-file|simulated|key-|setup-|typed-|arena-|env-|option-until)/;

export function texts(): Plugin {
  const languages = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name));
  return {
    name: "courtcards-texts",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") return index(languages);
      const [, language, game] = /^\0virtual:texts\/([a-z]{2})(?:\/(.*))?$/.exec(id) ?? [];
      if (!language) return undefined;
      return `export default ${JSON.stringify(game ? rules(language, game) : messages(language))};`;
    },
  };
}

/** Functions that load the texts of each language, and the rules of each game in it. */
function index(languages: string[]): string {
  const imports = (paths: string[]) => paths.map((path) => `"${path}": () => import("virtual:texts/${path}")`).join();
  const pages = languages.flatMap((one) => files(one, ".md").map((file) => `${one}/${file.replace(".md", "")}`));
  return `export const load = {${imports(languages)}};\nexport const rules = {${imports(pages)}};`;
}

function files(language: string, ending: string): string[] {
  return readdirSync(`${TEXTS}/${language}`).filter((file) => file.endsWith(ending));
}

/** All texts of a language, without what only the terminal says. */
function messages(language: string): string {
  const shown = files(language, ".ftl").filter((file) => !NOT_SHOWN_FILES.includes(file));
  const entries = shown.flatMap((file) =>
    readFileSync(`${TEXTS}/${language}/${file}`, "utf-8").split(/^(?=[a-z][\w-]* =)/m),
  );
  return entries
    .filter((entry) => !NOT_SHOWN.test(entry))
    .map((entry) => entry.replace(/^#.*\n?/gm, ""))
    .join("");
}

/**
 * Rulings folded: one in parentheses as long as they are, one that begins a paragraph or a point all of it, any other to the
 * end of its sentence. A paragraph cannot hold what folds, so it becomes a division.
 */
function folded(html: string): string {
  const fold = (_: string, before: string, word: string, text: string) =>
    `${before}<details class="ruling"><summary>${word}</summary> ${text}</details>`;
  return html.replace(/<(p|li)>((?:(?!<\/?(?:p|li|ul|ol)>).)*)/gs, (whole, tag: string, text: string) => {
    const changed = text
      .replace(new RegExp(`^()${RULING}((?:(?!<strong>)[^])*)`), fold)
      .replace(new RegExp(`()\\(${RULING}([^)]*)\\)`, "g"), (all, before: string, word: string, said: string) =>
        fold(all, before, word, `(${said})`),
      )
      .replace(new RegExp(`(\\s)${RULING}(.*?\\.)(?=\\s|$)`, "gs"), fold);
    if (changed === text) return whole;
    return tag === "p" ? `<div class="paragraph">${changed}` : `<li>${changed}`;
  });
}

/** The rules page of a game; its tables scroll by themselves where a phone is too narrow. */
function rules(language: string, game: string): string {
  const source = readFileSync(`${TEXTS}/${language}/${game}.md`, "utf-8");
  const title = /^# (.*)/.exec(source)?.[1] ?? game;
  const html = new Marked().parse(source, { async: false });
  let article = 0; // the same in every language: what a refusal links to; 0 is the whole in short
  return closed(folded(html))
    .replace(/<h2>.*?<\/ul>/s, '<section class="short">$&</section>')
    .replaceAll("<h2>", () => `<h2 id="${article++}">`)
    .replaceAll("<table>", `<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<th>", '<th scope="col">');
}

/** What has become a division ends as one. */
function closed(html: string): string {
  return html.replace(/(<div class="paragraph">(?:(?!<\/p>).)*)<\/p>/gs, "$1</div>");
}
