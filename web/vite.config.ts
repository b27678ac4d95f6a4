import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { texts } from "./texts-plugin.ts";

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: process.env.COURTCARDS_CLIENT ?? "../courtcards/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.json" }, // build.py makes licenses.txt of it
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
