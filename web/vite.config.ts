import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { LANGUAGES } from "./src/core/words/languages";

// While one works on the client, pages and sockets come from a hall that runs beside it.
const HALL = process.env.ZUNFT_HALL ?? "http://127.0.0.1:1302";

// What the client itself says in a language is one file, which a phone fetches quicker than six. It has a name that the
// server knows: it tells the browser of it with the page.
const WORDS = LANGUAGES.map((key) => ({ name: `words-${key}`, test: new RegExp(`/src/[^/]+/text/${key}\\.ftl`) }));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.ZUNFT_DIST ?? "../src/zunft/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // What the first screen needs comes in one file: each more would cost a phone a way to the hall and back.
    rolldownOptions: { output: { codeSplitting: { groups: [...WORDS, { name: "first", tags: ["$initial"] }] } } },
    assetsInlineLimit: 0, // the server's policy lets no data: fonts or scripts in
  },
  server: { proxy: { "/api": { target: HALL, ws: true }, "/health": HALL }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
