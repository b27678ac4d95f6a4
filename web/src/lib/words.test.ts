import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Words, allOf, card } from "./words.svelte";

const TEXTS = resolve(import.meta.dirname, "../../../courtcards/texts");

function speaking(language: string): Words {
  const words = new Words();
  const files = readdirSync(`${TEXTS}/${language}`).filter((file) => file.endsWith(".ftl"));
  words.use(language, files.map((file) => readFileSync(`${TEXTS}/${language}/${file}`, "utf-8")).join("\n"));
  return words;
}

test.each([
  ["en", "Discard an Empress onto A", "Send Heirs, size 5½, with 2 Wilds"],
  ["de", "Wirf eine Kaiserin auf A ab", "Schick Thronfolger, Größe 5½, mit 2 Jokern"],
  ["ru", "Сбросить Императрицу в A", "Отправить набор Наследников, размер 5½, с 2 Джокерами"],
])("cards stand in sentences as the grammar of %s wants", (language, discard, send) => {
  const words = speaking(language);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(words.say("do-discard", { card: card("empress"), pile: "A" }))).toBe(discard);
  expect(plain(words.say("do-send", { card: allOf("heir"), size: 5, half: 1, wilds: 2 }))).toBe(send);
});
