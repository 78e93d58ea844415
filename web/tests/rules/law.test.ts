import { afterEach, expect, test, vi } from "vitest";
import { lawOf, unsourced } from "../../src/rules/law";

afterEach(() => vi.unstubAllGlobals());

test("the law is asked for once in each language", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const { "Accept-Language": language } = init.headers as Record<string, string>;
    asked.push(`${path} ${language}`);
    return Promise.resolve(new Response(JSON.stringify({ title: "gilde", language, rules: {} })));
  });
  const read = [await lawOf("gilde", "de"), await lawOf("gilde", "nl"), await lawOf("gilde", "de")];
  expect(read.map((law) => law.language)).toEqual(["de", "nl", "de"]);
  expect(asked).toEqual(["/api/rules/gilde?language=de de", "/api/rules/gilde?language=nl nl"]);
});

test("a rule is shown without the marks of where it comes from, but with the rules that they name", () => {
  expect(unsourced("The lowest draws. [R; A-13]")).toBe("The lowest draws. (A-13)");
  expect(unsourced("Stays on the table [D]. Is *known* [P-20a].")).toBe("Stays on the table. Is *known*.");
  expect(unsourced("box[0] and [a page](law.md)")).toBe("box[0] and [a page](law.md)");
});
