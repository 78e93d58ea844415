import { expect, test } from "vitest";
import { isBest, sourcesOf } from "../../src/after/sources";

const line = (key: string, points: number) => ({ key, args: {}, points });
const nameOf = ({ key }: { key: string }) => key;

test("points of several lines of one source are added up, seat by seat", () => {
  const sources = sourcesOf([[line("city", 3), line("task", 5), line("task", -3)], [line("city", 4)]], nameOf);
  expect(sources).toEqual([
    { name: "city", points: [3, 4] },
    { name: "task", points: [2, null] },
  ]);
});

test("a source that somebody lacks keeps the place that it has for others", () => {
  const sources = sourcesOf(
    [
      [line("council", 1), line("task", 5)],
      [line("council", 1), line("chapel", 2), line("task", 5)],
    ],
    nameOf,
  );
  expect(sources.map(({ name }) => name)).toEqual(["council", "chapel", "task"]);
});

test("the best of a row has the most, and is nobody where all have as many", () => {
  const row = { name: "city", points: [3, 4, 4, null] };
  expect([0, 1, 2, 3].map((seat) => isBest(row, seat))).toEqual([false, true, true, false]);
  expect(isBest({ name: "city", points: [0, 0] }, 0)).toBe(false);
  expect(isBest({ name: "tasks", points: [-3, null] }, 1)).toBe(true);
});
