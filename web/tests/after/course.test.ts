import { expect, test } from "vitest";
import { byRound, frameOf, lineOf, shortened, stepsOf } from "../../src/after/course";

const course = {
  rounds: [0, 1, 1, 2],
  scores: [
    [0, 0],
    [1, 0],
    [2, -1],
    [2, 5],
  ],
};

test("a round is marked by how it ended", () => {
  expect(byRound(course)).toEqual([
    { round: 0, scores: [0, 0] },
    { round: 1, scores: [2, -1] },
    { round: 2, scores: [2, 5] },
  ]);
});

test("a round that was taken back is marked once, as it was played in the end", () => {
  const taken = { rounds: [0, 1, 0, 1, 2], scores: [[0], [3], [0], [1], [2]] };
  expect(byRound(taken).map(({ round, scores }) => [round, scores[0]])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test("the highest score lies at the top and the lowest at the foot", () => {
  const marks = byRound(course);
  const frame = frameOf(marks, 100, 60);
  expect(lineOf(frame, marks, 1)).toBe("M0.0 50.0L50.0 60.0L100.0 0.0");
});

test("the lines across are few and round", () => {
  expect(stepsOf({ width: 1, height: 1, least: 0, most: 43 })).toEqual([0, 10, 20, 30, 40]);
  expect(stepsOf({ width: 1, height: 1, least: -3, most: 6 })).toEqual([-2, 0, 2, 4, 6]);
});

test("a game without a line has no path", () => {
  expect(lineOf(frameOf([], 10, 10), [], 0)).toBe("");
});

test("a long name beside its line is cut, and a short one is not", () => {
  expect(shortened("Ada")).toBe("Ada");
  expect(shortened("Maximiliane von Hohenzollern")).toBe("Maximiliane…");
  expect(shortened("Anna Lena Petersen")).toBe("Anna Lena P…");
});
