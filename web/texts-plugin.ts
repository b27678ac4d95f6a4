// The server's own texts as modules: `virtual:texts/<language>` is Fluent, `virtual:texts/<language>/study` those that only
// the review, lessons, practice and the daily deal need, `virtual:texts/<language>/<game>` the rules as HTML, with the texts
// of their examples.
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Marked } from "marked";
import type { Plugin } from "vite";

const TEXTS = process.env.COURTCARDS_TEXTS ?? resolve(import.meta.dirname, "../courtcards/texts");
const RULING = "<strong>(Ruling|Festlegung|Décision|Решение)</strong>\\s*:\\s*";
const RULINGS: Record<string, string> = {
  Ruling: "Rulings",
  Festlegung: "Festlegungen",
  Décision: "Décisions",
  Решение: "Решения",
};
const LONE = "<!-- lone -->"; // around a ruling that is all of a list item
const SPLIT = "\0";
const EXAMPLES = "examples.ftl";
const STUDY = "study";
const STUDY_FILES = ["daily.ftl", "lessons.ftl", "practice.ftl", "review.ftl"]; // a test says which pages may use them
const NOT_SHOWN_FILES = ["arena.ftl", "environments.ftl", "learning.ftl", EXAMPLES];
const NOT_SHOWN =
  /^(help-|admin-|dataset-|db-|verified|serve-|store-|record-file|simulated|key-|setup-|typed-|arena-|env-|option-until)/;

export function texts(): Plugin {
  const languages = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name));
  return {
    name: "courtcards-texts",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") return index(languages);
      const [, language, part] = /^\0virtual:texts\/([a-z]{2})(?:\/(.*))?$/.exec(id) ?? [];
      if (!language) return undefined;
      if (!part || part === STUDY) return `export default ${JSON.stringify(messages(language, part === STUDY))};`;
      const examples = readFileSync(`${TEXTS}/${language}/${EXAMPLES}`, "utf-8");
      return `export default ${JSON.stringify(rules(language, part))};\nexport const examples = ${JSON.stringify(examples)};`;
    },
  };
}

/** Functions that load the texts of each language, those for study, and the rules of each game in it. */
function index(languages: string[]): string {
  const imports = (paths: string[], part = "") =>
    paths.map((path) => `"${path}": () => import("virtual:texts/${path}${part}")`).join();
  const pages = languages.flatMap((one) => files(one, ".md").map((file) => `${one}/${file.replace(".md", "")}`));
  return [
    `export const load = {${imports(languages)}};`,
    `export const study = {${imports(languages, `/${STUDY}`)}};`,
    `export const rules = {${imports(pages)}};`,
  ].join("\n");
}

function files(language: string, ending: string): string[] {
  return readdirSync(`${TEXTS}/${language}`).filter((file) => file.endsWith(ending));
}

/** Texts of a language, without those that only the terminal uses: for study, or all others. */
function messages(language: string, study: boolean): string {
  const shown = files(language, ".ftl").filter(
    (file) => STUDY_FILES.includes(file) === study && !NOT_SHOWN_FILES.includes(file),
  );
  const entries = shown.flatMap((file) =>
    readFileSync(`${TEXTS}/${language}/${file}`, "utf-8").split(/^(?=[a-z][\w-]* =)/m),
  );
  return entries
    .filter((entry) => !NOT_SHOWN.test(entry))
    .map((entry) => entry.replace(/^#.*\n?/gm, ""))
    .join("");
}

/**
 * Puts rulings apart, folded: after their paragraph, or at the end of their list item. One in parentheses goes up to the
 * closing one, one at the start of a block to its end, any other to the end of its sentence.
 */
function apart(html: string): string {
  const blocks = html.replace(/<(p|li)>((?:(?!<\/?(?:p|li|ul|ol)>).)*)(<\/\1>)?/gs, (whole, tag, text, end = "") => {
    const rulings: string[] = [];
    const keep = (_: string, before: string | undefined, word: string, said: string) => {
      rulings.push(
        word,
        said
          .trim()
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
          .replace(/[^.]$/, "$&."),
      );
      return before ? "." : "";
    };
    const rest = (text as string)
      .replace(new RegExp(`^()${RULING}((?:(?!<strong>)[^])*)`), keep)
      .replace(new RegExp(`\\s*()\\(${RULING}([^)]*)\\)`, "g"), keep)
      .replace(new RegExp(`(\\s*[;,])?\\s*${RULING}(.*?\\.)(?=\\s|$)`, "gs"), keep);
    if (!rulings.length) return whole;
    const folded = fold(rulings);
    if (tag === "p") return rest.trim() ? `<p>${rest}${end}${folded}` : folded;
    return rest.trim() ? `<li>${rest}${folded}${end}` : `${LONE}${rulings.join(SPLIT)}${LONE}`;
  });
  // An item that is nothing but a ruling comes after its list
  const lone = new RegExp(`${LONE}(.*?)${LONE}\\s*`, "gs");
  return blocks.replace(/<(ul|ol)>(?:(?!<\/\1>).)*<\/\1>/gs, (list) => {
    const after = [...list.matchAll(lone)].flatMap(([, said]) => said!.split(SPLIT));
    const rest = list.replace(lone, "");
    return (rest.includes("<li>") ? rest : "") + (after.length ? fold(after) : "");
  });
}

/** Words and rulings, in turns, that can be unfolded together. */
function fold(rulings: string[]): string {
  const said = rulings.filter((_, i) => i % 2);
  const word = said.length > 1 ? RULINGS[rulings[0]!] : rulings[0];
  return `<details class="rulings"><summary>${word}</summary>${said.map((one) => `<p>${one}</p>`).join("")}</details>`;
}

/** The rules page of a game; wide tables scroll on their own on a narrow phone. */
function rules(language: string, game: string): string {
  const source = readFileSync(`${TEXTS}/${language}/${game}.md`, "utf-8");
  const title = /^# (.*)/.exec(source)?.[1] ?? game;
  const html = new Marked().parse(source, { async: false });
  let article = 0; // number of the section, the same in every language, for links from refusals; 0 is the summary
  return apart(html)
    .replace(/<h2>.*?<\/ul>/s, '<section class="short">$&</section>')
    .replaceAll("<h2>", () => `<h2 id="${article++}">`)
    .replaceAll("<table>", `<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<th>", '<th scope="col">');
}
