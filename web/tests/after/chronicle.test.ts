import { expect, test } from "vitest";
import { after, before, decisionsOf, movesOf, partsOf, present, roundStarts, wishOf } from "../../src/after/chronicle";
import type { Block } from "../../src/core/story";

const event = (n: number) => ({ key: "x.event.deed", args: {}, n });
const story = {
  lines: ["chance draw seat 1", "0 choose gent 1", "0 + to 1", "chance draw card 5", "1 pass", "0 silent", "0 pass"],
  told: [[event(0)], [], [event(1), event(2)], [], [event(3)], [], [event(4)]],
};

test("steps pass over what chance has drawn in secret", () => {
  expect(movesOf(story)).toEqual([0, 1, 2, 3, 5, 6, 7]);
});

test("a decision is where somebody was asked: once for a phrase of several moves, and not when time ran out", () => {
  expect(decisionsOf(story, 0)).toEqual([1, 6]);
  expect(decisionsOf(story, 1)).toEqual([4]);
  expect(decisionsOf(story, null)).toEqual([]);
});

test("the next and the last stop from where one is", () => {
  expect(after([1, 4, 6], 1)).toBe(4);
  expect(after([1, 4, 6], 6)).toBeNull();
  expect(before([1, 4, 6], 4)).toBe(1);
});

test("rounds begin where their number first comes", () => {
  expect(roundStarts([0, 0, 1, 1, 2])).toEqual([
    { round: 1, at: 3 },
    { round: 2, at: 5 },
  ]);
});

test("lines of the log know after which line of the journal they were told", () => {
  const line = (at: number, n: number) => ({ who: null, events: [story.told[at]?.[n] ?? event(9)], say: () => "" });
  const lines = [line(2, 1), line(4, 0)];
  const blocks: Block[] = [{ key: "a", who: null, head: "", note: "", isRun: false, lines }];
  const parts = partsOf(blocks, story);
  expect(parts[0]?.entries.map(({ at }) => at)).toEqual([3, 5]);
  expect(present(parts, 4)?.at).toBe(3);
  expect(present(parts, 2)).toBeNull();
});

test("keys mean the same wherever the focus is, but nothing where somebody types", () => {
  const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
    let wish: ReturnType<typeof wishOf> = null;
    target.addEventListener("keydown", () => (wish = wishOf(event)), { once: true });
    target.dispatchEvent(event);
    return wish;
  };
  expect(press(" ")).toEqual({ kind: "play" });
  expect(press("ArrowRight")).toEqual({ kind: "go", by: 1, over: "moves" });
  expect(press("ArrowLeft", { shiftKey: true })).toEqual({ kind: "go", by: -1, over: "decisions" });
  expect(press("ArrowRight", { ctrlKey: true })).toEqual({ kind: "go", by: 1, over: "parts" });
  expect(press("4")).toEqual({ kind: "round", round: 4 });
  expect(press("x")).toBeNull();
  expect(press("4", {}, document.body.appendChild(document.createElement("textarea")))).toBeNull();
});
