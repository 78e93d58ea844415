import { expect, test } from "vitest";
import { roundsOf, segmentsOf, stepsOf, type Block, type Line } from "../../src/core/story";
import { mark, plain, runsOf } from "../../src/core/words/marked";

const event = (key: string, n: number, args: Record<string, string | number> = {}) => ({
  key: `x.event.${key}`,
  args,
  n,
});
const line = (who: number | null, n: number): Line => ({ who, events: [event("deed", n)], say: () => `${n}` });
const block = (key: string, who: number | null, isRun: boolean, ...lines: Line[]): Block => ({
  key,
  who,
  head: key,
  note: "",
  lines,
  isRun,
});

test("events are parted wherever something begins, and what came before the first is kept", () => {
  const events = [event("deed", 0), event("turn", 1), event("deed", 2), event("turn", 3)];
  const segments = segmentsOf(events, ({ key }) => key === "x.event.turn");
  expect(segments.map(({ head, events }) => [head?.n ?? null, events.map(({ n }) => n)])).toEqual([
    [null, [0]],
    [1, [1, 2]],
    [3, [3]],
  ]);
});

test("each segment knows its round, also when the log begins in the midst of one", () => {
  const events = [event("turn", 0), event("round-began", 1, { number: 5 }), event("turn", 2)];
  const segments = segmentsOf(events, ({ key }) => key !== "x.event.deed");
  expect(roundsOf(segments, 5)).toEqual([4, 5, 5]);
  expect(
    roundsOf(
      segmentsOf([event("turn", 0)], () => true),
      7,
    ),
  ).toEqual([7]);
});

test("a turn is a step, a round as many as it has lines, and never more than six", () => {
  const turns = [block("a", 1, true, line(1, 0), line(1, 1)), block("b", 2, true, line(2, 2))];
  expect(stepsOf(turns, 0).map(({ head, lines }) => [head, lines.length])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
  const round = block("r", null, false, ...Array.from({ length: 13 }, (_, n) => line(1 + (n % 2), n)));
  const steps = stepsOf([round], 0);
  expect(steps.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 3, 1]);
  expect(steps.at(-1)?.who).toBe(1);
  expect(steps[0]?.who).toBeNull();
});

test("what the reader has done is no news, unless it is all there is", () => {
  const own = block("own", 0, true, line(0, 0));
  expect(stepsOf([own, block("b", 1, true, line(1, 1))], 0).map(({ head }) => head)).toEqual(["b"]);
  expect(stepsOf([own], 0)).toHaveLength(1);
});

test("names of things are told from the rest of a sentence", () => {
  const said = `Clara builds in ${mark("Leuven")}.`;
  expect(runsOf(said)).toEqual([
    { text: "Clara builds in ", isThing: false },
    { text: "Leuven", isThing: true },
    { text: ".", isThing: false },
  ]);
  expect(plain(said)).toBe("Clara builds in Leuven.");
});
