import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { I18n, allOf, card } from "./i18n.svelte";

const TEXTS = resolve(import.meta.dirname, "../../../courtcards/texts");

function loaded(language: string): I18n {
  const i18n = new I18n();
  const files = readdirSync(`${TEXTS}/${language}`).filter((file) => file.endsWith(".ftl"));
  i18n.use(language, files.map((file) => readFileSync(`${TEXTS}/${language}/${file}`, "utf-8")).join("\n"));
  return i18n;
}

test.each([
  ["en", "Discard an Empress onto A", "Send Heirs, size 5½, with 2 Wilds"],
  ["de", "Wirf eine Kaiserin auf A ab", "Schick Thronfolger, Größe 5½, mit 2 Jokern"],
  ["ru", "Сбросить Императрицу в A", "Отправить набор Наследников, размер 5½, с 2 Джокерами"],
])("cards stand in sentences as the grammar of %s wants", (language, discard, send) => {
  const i18n = loaded(language);
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(i18n.t("do-discard", { card: card("empress"), pile: "A" }))).toBe(discard);
  expect(plain(i18n.t("do-send", { card: allOf("heir"), size: 5, half: 1, wilds: 2 }))).toBe(send);
});

test("texts for study come when they are needed, and stay in other languages", async () => {
  const i18n = new I18n();
  await i18n.load("en");
  expect(i18n.has("web-practice")).toBe(true);
  expect(i18n.has("web-practice-ask")).toBe(false);
  await i18n.loadStudy();
  expect(i18n.t("web-practice-ask")).toBe("What would you do?");
  await i18n.load("de");
  expect(i18n.t("web-practice-ask")).toBe("Was würdest du tun?");
});
