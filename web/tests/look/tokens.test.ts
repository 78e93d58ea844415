/** Every pair of colours that has to be read or told apart, in both themes. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, distance, EYES } from "./colour";

const FILE = readFileSync("src/look/tokens.css", "utf-8");
const THEMES = [...FILE.matchAll(/\/\* (parchment|candlelight) \*\/\s*[^{]+\{(.*?)\n\}/gs)].map(
  ([, theme, block]) => [theme as string, readTokens(block as string)] as const,
);
const TEXT = 4.5;
const GRAPHIC = 3;
const APART = 20;
const READ = [
  ...["ink", "ink2"].flatMap((on) => ["table", "sheet", "board"].map((under) => [on, under])),
  ...["rubric", "gilt", "good"].flatMap((on) => ["table", "sheet"].map((under) => [on, under])),
  ["sheet", "press"],
  ["sheet", "rubric"],
  ["deep", "coin"],
] as [string, string][];
const SEEN: [string, string][] = [
  ["line", "sheet"],
  ["line", "table"],
  ["edge", "board"],
  ["edge", "stone"],
  ["gilt", "board"],
  ["rubric", "board"],
];
const FAMILIES = ["coat", "guild", "prof", "seat"];

function readTokens(block: string): Record<string, string> {
  const found = [...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6}|var\(--\w+\))/g)];
  const tokens = Object.fromEntries(found.map(([, name, value]) => [name, value])) as Record<string, string>;
  return Object.fromEntries(Object.keys(tokens).map((name) => [name, resolved(tokens, name)]));
}

function resolved(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] as string;
  const other = /^var\(--(.+)\)$/.exec(value)?.[1];
  return other ? resolved(tokens, other) : value;
}

test("there are two themes with the same names", () => {
  expect(THEMES.map(([theme]) => theme)).toEqual(["parchment", "candlelight"]);
  expect(Object.keys(THEMES[0]![1]).sort()).toEqual(Object.keys(THEMES[1]![1]).sort());
});

describe.each(THEMES)("%s", (_theme, tokens) => {
  const ratio = (on: string, under: string) => contrast(tokens[on] as string, tokens[under] as string);

  test.each(READ)("%s can be read on %s", (on, under) => {
    expect(ratio(on, under)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(SEEN)("%s can be seen on %s", (on, under) => {
    expect(ratio(on, under)).toBeGreaterThanOrEqual(GRAPHIC);
  });

  test.each(FAMILIES)("charges of the family %s can be read, and its colours told apart by all eyes", (family) => {
    const names = Object.keys(tokens).filter((name) => name.startsWith(`${family}-`));
    for (const name of names) expect(ratio(name, `on-${name}`), name).toBeGreaterThanOrEqual(TEXT);
    for (const eye of Object.keys(EYES))
      for (const a of names)
        for (const b of names.filter((name) => name > a))
          expect(distance(tokens[a] as string, tokens[b] as string, eye), `${a} ${b} ${eye}`).toBeGreaterThan(APART);
  });
});

test("no component has a colour of its own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(svelte|css)$/.test(file),
  );
  const own = files
    .filter((file) => !file.endsWith("tokens.css"))
    .filter((file) =>
      /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?!\w)/.test(styles(readFileSync(join("src", file), "utf-8"))),
    );
  expect(own).toEqual([]);
});

/** Only what paints: links such as href="#/" are no colours. */
function styles(text: string): string {
  return text.replace(/href="#[^"]*"|url\(#[^)]*\)|\{#\w+|to\([^)]*\)/g, "");
}
