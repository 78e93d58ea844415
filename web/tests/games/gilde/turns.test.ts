import { expect, test } from "vitest";
import { standingOf } from "../../../src/games/gilde/turns";
import type { GildeView } from "../../../src/games/gilde/view";

const view = (active: number, seats: number[], left: number[] = []): GildeView =>
  ({ active, left, players: [{}, {}, {}], agenda: [{ key: "", args: {}, seats }] }) as unknown as GildeView;
const all = (given: GildeView) => [0, 1, 2].map((who) => standingOf(given, who));

test("who is asked alone acts, and the turn passes on clockwise, over those who have left", () => {
  expect(all(view(1, [1]))).toEqual([null, "acts", "next"]);
  expect(all(view(1, [0]))).toEqual(["acts", null, "next"]);
  expect(all(view(1, [1], [2]))).toEqual(["next", "acts", null]);
});

test("while several are asked it is still somebody's turn", () => {
  expect(all(view(2, [0, 1, 2]))).toEqual(["next", null, "acts"]);
});
