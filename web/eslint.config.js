import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import layers from "./layers.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/core/net/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    // Links are written by `way()`, which knows no router of a framework.
    rules: {
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are values or caches, not state
    },
  },
  { plugins: { client: layers }, rules: { "client/layers": "error" } },
  { rules: { "no-undef": "off" } }, // TypeScript does this better
);
