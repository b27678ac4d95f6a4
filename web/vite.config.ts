import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXTS = process.env.COURTCARDS_TEXTS ?? resolve(import.meta.dirname, "../courtcards/texts");
const FILES = ["names", "call-to-glory", "come-to-call", "server", "table", "terminal", "errors", "web"];
const NOT_SHOWN = /^(help-|serve-|store-|record-|simulated|key-|setup-|typed-|arena-|env-|option-(deck|seed|record|until|names))/;

/** The server's own texts, one module for each language, without what only the terminal says. */
function texts(): Plugin {
  const languages = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name));
  const read = (language: string) => FILES.map((file) => shown(`${TEXTS}/${language}/${file}.ftl`)).join("\n");
  const rules = (language: string, game: string) => readFileSync(`${TEXTS}/${language}/${game}.md`, "utf-8");
  return {
    name: "courtcards-texts",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") {
        const entries = languages.map((one) => `${one}: () => import("virtual:texts/${one}")`);
        const pages = languages.flatMap((one) =>
          ["call-to-glory", "come-to-call"].map((game) => `"${one}/${game}": () => import("virtual:texts/${one}/${game}")`),
        );
        return `export const load = {${entries.join()}};\nexport const rules = {${pages.join()}};`;
      }
      const [, language, game] = /^\0virtual:texts\/([a-z]{2})(?:\/(.*))?$/.exec(id) ?? [];
      if (!language) return undefined;
      return `export default ${JSON.stringify(game ? rules(language, game) : read(language))};`;
    },
  };
}

function shown(path: string): string {
  let text = "";
  try {
    text = readFileSync(path, "utf-8");
  } catch {
    return "";
  }
  const entries = text.split(/^(?=[a-z][\w-]* =)/m);
  return entries.filter((entry) => !NOT_SHOWN.test(entry)).map((entry) => entry.replace(/^#.*\n?/gm, "")).join("");
}

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: process.env.COURTCARDS_CLIENT ?? "../courtcards/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
