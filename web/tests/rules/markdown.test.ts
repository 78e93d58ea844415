import { expect, test } from "vitest";
import { chaptersOf } from "../../src/rules/law";
import { readBlocks, readSpans } from "../../src/rules/markdown";

test("bold, italic, code and the numbers of rules are told apart", () => {
  expect(readSpans("**Master:** lay *one* `site`, see F-073.")).toEqual([
    { kind: "strong", spans: [{ kind: "text", text: "Master:" }] },
    { kind: "text", text: " lay " },
    { kind: "em", spans: [{ kind: "text", text: "one" }] },
    { kind: "text", text: " " },
    { kind: "code", text: "site" },
    { kind: "text", text: ", see " },
    { kind: "rule", text: "F-073" },
    { kind: "text", text: "." },
  ]);
});

test("a link is its words; its address is nobody's business", () => {
  expect(readSpans("[the law](javascript:alert(1))")[0]).toEqual({ kind: "text", text: "the law" });
});

test("what looks like HTML stays text", () => {
  expect(readSpans("<b>no</b>")).toEqual([{ kind: "text", text: "<b>no</b>" }]);
});

test("lists keep their long items together", () => {
  const [list] = readBlocks("- one\n  goes on\n- two");
  expect(list).toMatchObject({ kind: "list", ordered: false, items: [[{ text: "one goes on" }], [{ text: "two" }]] });
  expect(readBlocks("1. one\n2. two")[0]).toMatchObject({ kind: "list", ordered: true });
});

test("a list right under a sentence is still a list", () => {
  expect(readBlocks("Lay one:\n- a site\n- a district")).toMatchObject([
    { kind: "paragraph", spans: [{ text: "Lay one:" }] },
    { kind: "list", items: [[{ text: "a site" }], [{ text: "a district" }]] },
  ]);
});

test("tables have a head and rows", () => {
  const [table] = readBlocks("| a | b |\n|---|---|\n| 1 | 2 |");
  expect(table).toMatchObject({
    kind: "table",
    head: [[{ text: "a" }], [{ text: "b" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});

test("a multiplication is no emphasis", () => {
  expect(readSpans("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
});

const LAW = {
  title: "flanders",
  language: "en" as const,
  rules: {
    "F-001": { heading: "2.1 Components", text: "Six coats." },
    "F-002": { heading: "2.1 Components", text: "Districts." },
    "R-07": { heading: "3. Rulings", text: "Who lays the centres?" },
  },
};

test("rules stand in their chapters", () => {
  expect(chaptersOf(LAW).map((chapter) => chapter.rules.map((rule) => rule.number))).toEqual([
    ["F-001", "F-002"],
    ["R-07"],
  ]);
});

test("a search finds numbers and words, all of them in one rule", () => {
  const found = (wanted: string) =>
    chaptersOf(LAW, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  expect(found("r-07")).toEqual(["R-07"]);
  expect(found("components coats")).toEqual(["F-001"]);
  expect(found("coats centres")).toEqual([]);
});
