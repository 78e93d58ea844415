import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Telling, timeFor } from "../../src/table/telling.svelte";

const events = (many: number, from = 0) =>
  Array.from({ length: many }, (_, at) => ({ key: "flanders.event.built", args: {}, n: from + at }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("events come one at a time, in the order told", () => {
  const telling = new Telling(() => false);
  telling.tell(events(3));
  expect(telling.fresh.map((event) => event.n)).toEqual([0]);
  vi.advanceTimersByTime(400);
  expect(telling.fresh.map((event) => event.n)).toEqual([0, 1]);
  vi.advanceTimersByTime(400);
  expect(telling.fresh.map((event) => event.n)).toEqual([0, 1, 2]);
});

test("more than three that wait go twice as quickly, more than ten at once", () => {
  expect(timeFor(3, false)).toBe(400);
  expect(timeFor(4, false)).toBe(200);
  expect(timeFor(11, false)).toBe(0);
  const telling = new Telling(() => false);
  telling.tell(events(11));
  expect(telling.fresh).toHaveLength(11);
  expect(telling.hasJumped).toBe(true);
});

test("a click never waits: it shows all that is left", () => {
  const telling = new Telling(() => false);
  telling.tell(events(3));
  telling.finish();
  expect(telling.fresh).toHaveLength(3);
});

test("with less motion nothing is spread over time", () => {
  const telling = new Telling(() => true);
  telling.tell(events(3));
  expect(telling.fresh).toHaveLength(3);
});

test("the next page begins anew, but nothing that waits is lost", () => {
  const telling = new Telling(() => false);
  telling.tell(events(2));
  telling.tell(events(1, 2));
  vi.advanceTimersByTime(2000);
  expect(telling.fresh.map((event) => event.n)).toEqual([0, 1, 2]);
  telling.tell(events(1, 3));
  expect(telling.fresh.map((event) => event.n)).toEqual([3]);
});

test("marks go after eight seconds", () => {
  const telling = new Telling(() => false);
  telling.tell(events(1));
  vi.advanceTimersByTime(8000);
  expect(telling.fresh).toEqual([]);
});
