import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page } from "../../../src/core/net/forms";
import { Leaves } from "../../../src/core/net/leaves";

let frames: (() => void)[] = [];
let turned: Page[] = [];
let leaves: Leaves;
const page = (turn: number, since = turn - 1) => ({ turn, since, events: events(since, turn) }) as Page;
const events = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => told(from + at));
const told = (n: number) => ({ n, key: "told", args: {} });
const toldOf = ({ events }: Page) => (events ?? []).map(({ n }) => n);
const draw = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  [frames, turned] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  leaves = new Leaves((each) => turned.push(each));
});
afterEach(() => vi.unstubAllGlobals());

test("a page that comes alone is turned at once", () => {
  leaves.add(page(1));
  draw();
  leaves.add(page(2));
  expect(turned.map(toldOf)).toEqual([[0], [1]]);
});

test("what comes within a frame is one page that tells everything", () => {
  [1, 2, 3, 4].forEach((turn) => leaves.add(page(turn)));
  expect(turned.map(toldOf)).toEqual([[0]]);
  draw();
  expect(turned.map(toldOf)).toEqual([[0], [1, 2, 3]]);
  expect(turned[1]).toMatchObject({ turn: 4, since: 1 });
});

test("a page that was overtaken within its frame is not turned back to, and nothing is told twice", () => {
  leaves.add(page(1));
  leaves.add(page(5, 1));
  leaves.add(page(3, 1));
  leaves.add(page(6, 1));
  draw();
  expect(turned.map(toldOf)).toEqual([[0], [1, 2, 3, 4, 5]]);
  expect(turned.at(-1)?.turn).toBe(6);
});

test("there is one page a frame, however many come", () => {
  leaves.add(page(1));
  for (const turn of [2, 3, 4]) {
    leaves.add(page(turn));
    draw();
  }
  expect(turned.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  draw();
  leaves.add(page(5));
  expect(turned.at(-1)?.turn).toBe(5);
});

test("nothing waits while nobody looks, and the answer to an answer never waits", () => {
  leaves.add(page(1));
  leaves.add(page(2));
  leaves.turnNow();
  expect(turned.map(({ turn }) => turn)).toEqual([1, 2]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  leaves.add(page(3));
  expect(turned.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  vi.restoreAllMocks();
});

test("after the end nothing is turned any more", () => {
  leaves.add(page(1));
  leaves.add(page(2));
  leaves.close();
  draw();
  expect(turned.map(({ turn }) => turn)).toEqual([1]);
});
