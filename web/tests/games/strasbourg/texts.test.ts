import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "src/games/strasbourg";
const idsOf = (language: string): string[] =>
  new FluentResource(readFileSync(`${FOLDER}/text/${language}.ftl`, "utf8")).body.map((entry) => entry.id).sort();
const sources = readdirSync(FOLDER)
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
  .join("\n");

describe("the texts of the board", () => {
  it("are the same in three languages", () => {
    expect(idsOf("de")).toEqual(idsOf("en"));
    expect(idsOf("nl")).toEqual(idsOf("en"));
  });

  it("all stand under the title's own prefix", () => {
    expect(idsOf("en").every((id) => id.startsWith("strasbourg-ui-"))).toBe(true);
  });

  it("have every id that is asked for in so many words", () => {
    const asked = [...sources.matchAll(/\bui\("([a-z-]+)"/g)].map((found) => `strasbourg-ui-${found[1]}`);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !idsOf("en").includes(id))).toEqual([]);
  });
});
