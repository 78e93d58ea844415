import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const texts = import.meta.glob<string>("../../src/*/text/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/{core,table,rules,after,learn}/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const idsOf = (language: string) =>
  Object.entries(texts)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .flatMap(([, text]) => new FluentResource(text).body.map((message) => message.id));

const english = idsOf("en");

describe("texts of the client", () => {
  test.each(["de", "nl"])("everything that is said in English is said in %s", (language) => {
    expect(idsOf(language).toSorted()).toEqual(english.toSorted());
  });

  test("no id stands for two texts", () => {
    expect(english.filter((id, at) => english.indexOf(id) !== at)).toEqual([]);
  });

  test("what the table says is written down", () => {
    const used = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]),
    );
    expect(
      [...new Set(used)].filter((id) => !english.includes(id as string) && !/^engine-/.test(id as string)),
    ).toEqual([]);
  });
});
