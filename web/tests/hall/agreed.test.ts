import { beforeAll, expect, test } from "vitest";
import { agreedOf } from "../../src/hall/agreed";
import type { About, Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const ABOUT = {
  options: {
    hands: { default: "covered", values: ["covered", "open"] },
    stop: { default: "never", values: ["never", "late"] },
  },
} as unknown as About;
const TABLE = { title: "flanders", preset: null, edition: "classic", language: "en", people: [{}, {}] };
const agreed = (clock: Partial<Listed["clock"]>, options: Record<string, string> = {}) =>
  agreedOf({ ...TABLE, options, clock } as unknown as Listed, ABOUT);

beforeAll(() => words.speak("en", ["hall"]));

test("a table without a clock says so, and nothing of time", () => {
  expect(agreed({ kind: "none" }).slice(2)).toEqual([["Clock", "No clock"]]);
});

test.each([
  [{ kind: "move", seconds: 30 }, "30 seconds for each answer"],
  [{ kind: "move" }, "2 minutes for each answer"],
  [{ kind: "bank", bank: 1200, increment: 10 }, "20 minutes each for the whole game, 10 seconds more with each answer"],
  [{ kind: "day" }, "over days, 1 day for each answer"],
  [{ kind: "day", seconds: 259_200 }, "over days, 3 days for each answer"],
])("a clock is said in words: %o", (clock, said) => {
  expect(agreed(clock as Partial<Listed["clock"]>)).toContainEqual(["Clock", said]);
});

test("quiet hours are told with their zone, and what happens when the time is up", () => {
  const lines = agreed({ kind: "day", quiet: [22 * 60, 8 * 60 + 5], zone: "Europe/Brussels", on_timeout: "bot" });
  expect(lines).toContainEqual(["Quiet hours", "22:00–08:05 (Europe/Brussels)"]);
  expect(lines).toContainEqual(["When the time is up", "a bot takes over"]);
});

test("of the options only those are told that are not as usual", () => {
  const lines = agreed({ kind: "none" }, { hands: "covered", stop: "late" });
  expect(lines).toHaveLength(4);
  expect(agreed({ kind: "none" }, { hands: "open", stop: "late" })).toHaveLength(5);
});

test("the preset is told, or that the options are an own choice", () => {
  const of = (preset: string | null) =>
    agreedOf({ ...TABLE, preset, options: {}, clock: {} } as unknown as Listed, ABOUT);
  expect(of("our-table")).toContainEqual(["Rules at this table", "our-table"]);
  expect(of(null)).toContainEqual(["Rules at this table", "Your own choice"]);
});

test("what is spoken at a table is told where it is not the reader's language", () => {
  const foreign = { ...TABLE, language: "de", options: {}, clock: { kind: "none" } } as unknown as Listed;
  expect(agreedOf(foreign, ABOUT)).toContainEqual(["Language at the table", "German"]);
});
