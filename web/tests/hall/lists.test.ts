import { expect, test } from "vitest";
import { newlyAwaited } from "../../src/hall/calling";
import { agoOf } from "../../src/core/words/moments";
import { inOrder } from "../../src/hall/tables.svelte";
import type { Awaited, Listed } from "../../src/core/net/forms";

const awaited = (table: string, seat = 0): Awaited => ({ table, seat, title: "flanders", name: "" });
const listed = (id: string, made: number, more: Partial<Listed> = {}): Listed => ({
  id,
  made,
  title: "flanders",
  edition: "tiny",
  name: "",
  phase: "running",
  language: "en",
  options: {},
  clock: { kind: "none", seconds: 1, bank: 1, increment: 1, on_timeout: "default", zone: "UTC" },
  people: [],
  visibility: "public",
  moved: false,
  touched: 0,
  ...more,
});

test("games that wait for me come first, then the newest, then tables that have not begun", () => {
  const tables = [listed("open", 4, { phase: "open" }), listed("old", 1), listed("new", 3), listed("mine", 2)];
  expect(inOrder(tables, [awaited("mine")]).map((table) => table.id)).toEqual(["mine", "new", "old", "open"]);
});

test("only what was not awaited before is news", () => {
  expect(newlyAwaited(new Set(["a 0"]), [awaited("a"), awaited("a", 1), awaited("b")])).toEqual([
    awaited("a", 1),
    awaited("b"),
  ]);
});

test.each([
  [30_000, "this minute"],
  [5 * 60_000, "5 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [86_400_000, "yesterday"],
])("%d milliseconds past is: %s", (past, text) => {
  expect(agoOf(1e12 - past, 1e12).replace("1 minute ago", "this minute")).toBe(text);
});
