import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "src/hall";
const read = (file: string) => readFileSync(file, "utf8");

function idsOf(text: string): string[] {
  let message = "";
  return text.split("\n").flatMap((line) => {
    message = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? message;
    const form = /^ {4}(\.\w+) =/.exec(line)?.[1];
    return form ? [message + form] : line.startsWith(`${message} =`) && message ? [message] : [];
  });
}

const idsIn = (language: string) => idsOf(read(join(FOLDER, "text", `${language}.ftl`)));

function sources(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
  return files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => read(join(FOLDER, file)));
}

test.each(["de", "nl"])("%s says everything that English says, in the same order", (language) => {
  expect(idsIn(language)).toEqual(idsIn("en"));
});

test("no text stands there twice", () => {
  expect(new Set(idsIn("en")).size).toBe(idsIn("en").length);
});

test("every text that a screen asks for is there", () => {
  const known = new Set(idsIn("en"));
  const wanted = sources().flatMap((text) =>
    [...text.matchAll(/"(hall-[\w.-]+)"/g)].map((found) => found[1] as string),
  );
  const prefixes = [...known].map((id) => id.replace(/-[^-]+$/, ""));
  expect(wanted.filter((id) => !known.has(id) && !prefixes.includes(id))).toEqual([]);
});

/** `hall-deed-first`, `hall-deed`: what stands before the part of an id that is put in. */
const beginnings = (id: string): string[] => [...id.matchAll(/-/g)].slice(1).map((dash) => id.slice(0, dash.index));

test("every text of the hall is asked for somewhere", () => {
  const all = sources().join("\n");
  const isBegun = (begun: string) => all.includes(`${begun}-\${`) || all.includes(`"${begun}"`);
  const isUsed = (id: string) => all.includes(`"${id}"`) || beginnings(id).some(isBegun);
  const ids = idsIn("en").filter((id) => id.startsWith("hall-") && !id.includes("."));
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
