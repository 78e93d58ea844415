import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat, Setting } from "../../src/table/seat.svelte";
import { Socket } from "../core/net/wires";
import { sitDown, tellPage } from "./seats";

const question = { key: "x.ask.card", args: {}, rule: null };
const seats: Seat[] = [];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const seat of seats.splice(0)) seat.close();
  vi.unstubAllGlobals();
});

/** Somebody sits down, or comes back, and is asked. */
function asked(ask = 1, setting: Partial<Setting> = {}): Seat {
  const seat = sitDown(setting);
  seats.push(seat);
  tellPage({ question, ask });
  return seat;
}

async function answer(seat: Seat) {
  const given = seat.answer("choose a");
  await vi.waitFor(() => expect(Socket.last.sent.some(({ type }) => type === "answer")).toBe(true));
  return { given, taken: () => Socket.last.reply("answer", { type: "answered", page: null }) };
}

test("what is laid out and not sent is there after a reload", () => {
  asked().draft.keep([[3, 2], [5]]);
  expect(asked().draft.found()).toEqual([[3, 2], [5]]);
});

test.each<[string, number, Partial<Setting>]>([
  ["another question", 2, {}],
  ["another seat at this device", 1, { seat: 1 }],
  ["another table", 1, { table: "two" }],
])("it is none of %s", (_, ask, setting) => {
  asked().draft.keep([[5]]);
  expect(asked(ask, setting).draft.found()).toBeNull();
});

test("it is forgotten when the question is answered", async () => {
  const seat = asked();
  seat.draft.keep([[5]]);
  const { given, taken } = await answer(seat);
  taken();
  await given;
  expect(asked().draft.found()).toBeNull();
});

test("what is laid out for the next question stays, when that comes before the word that the last one is answered", async () => {
  const seat = asked();
  const { given, taken } = await answer(seat);
  tellPage({ question, ask: 2 });
  seat.draft.keep([[5]]);
  taken();
  await given;
  expect(asked(2).draft.found()).toEqual([[5]]);
});

test("when somebody else has answered for them nothing of it is left in the browser", () => {
  const seat = asked();
  seat.draft.keep([[5]]);
  tellPage({ question: null, options: [], ask: 2 });
  expect(Object.keys(sessionStorage)).toEqual([]);
});
