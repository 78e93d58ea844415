import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Notices from "../../src/table/Notices.svelte";
import type { Seat } from "../../src/table/seat.svelte";
import UndoNotice from "../../src/table/UndoNotice.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

const DAY = new Date(2026, 4, 1, 12, 30).getTime();
const seatWith = (clock: object): Seat =>
  ({ seat: 0, line: "open", names: ["Ada", "Bram"], page: { phase: "running", people: [], clock } }) as unknown as Seat;
const said = () => screen.getByRole("status").textContent;

test("a pause lasts until all want to go on", () => {
  render(Notices, { seat: seatWith({ paused: true, pause_asked: [] }) });
  expect(said()).toContain("It goes on when everybody wants to.");
});

test("who wants to go on is named, and when the game does though others are silent", () => {
  render(Notices, { seat: seatWith({ paused: true, pause_asked: [1], goes_on: DAY }) });
  expect(said()).toContain("Bram would like to go on.");
  expect(said()).toContain("Friday, May 1, 2026");
  expect(screen.getByRole("button", { name: "Go on" })).toBeTruthy();
});

test.each([
  [{ paused: false, pause_asked: [0] }, {}, "never-mind"],
  [{ paused: true, pause_asked: [0], goes_on: DAY }, {}, "never-mind"],
  [{ paused: false }, { undo_asked: { seat: 0, agreed: [0] } }, "refuse-undo"],
])("who has asked the others for something may think better of it: %o", async (clock, more, deed) => {
  const seat = { ...seatWith(clock), attempt: vi.fn() } as unknown as Seat;
  Object.assign(seat.page as object, more);
  render(Notices, { seat });
  await fireEvent.click(screen.getByRole("button", { name: "Never mind" }));
  expect(seat.attempt).toHaveBeenCalledWith(deed);
});

test.each([
  [{ paused: false, pause_asked: [0] }, "You would like a pause."],
  [{ paused: true, pause_asked: [0], goes_on: DAY }, "You would like to go on."],
  [{ paused: false, pause_asked: [0, 1] }, "Ada, Bram would like a pause."],
])("nobody reads of themselves as of somebody else: %o", (clock, text) => {
  render(Notices, { seat: seatWith(clock) });
  expect(said()).toContain(text);
});

const PAGE = { phase: "running", people: [], clock: null };
const wish = (by: number, turn = 4) => ({ ...PAGE, turn, undo_asked: { seat: by, agreed: [by] } });

async function without(by: number, turn: number, log: object[] = [], first = wish(by)) {
  const told = { ...seatWith({}), page: first, story: { log }, attempt: vi.fn() };
  const { rerender } = render(UndoNotice, { seat: told as unknown as Seat });
  await tick();
  await rerender({ seat: { ...told, page: { ...PAGE, turn } } as unknown as Seat });
  return { rerender, told };
}

test("a wish to take back that is refused is told to who had it, until something happens", async () => {
  const { rerender, told } = await without(0, 4);
  expect(said()).toContain("Your move stays");
  await rerender({ seat: { ...told, page: { ...PAGE, turn: 5 } } as unknown as Seat });
  expect(screen.queryByRole("status")).toBeNull();
});

test("and to the others", async () => {
  await without(1, 4);
  expect(said()).toContain("Bram’s move stays.");
});

test("a move that was taken back is no refusal, and one that was taken back earlier is no consent", async () => {
  await without(0, 5, [{ key: "engine.event.retracted", args: {}, n: 4 }]);
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  await without(0, 4, [{ key: "engine.event.retracted", args: {}, n: 3 }]);
  expect(said()).toContain("Your move stays");
});

test("who has said no is not told so", async () => {
  const told = { ...seatWith({}), page: wish(1), story: { log: [] }, attempt: vi.fn() };
  const { rerender } = render(UndoNotice, { seat: told as unknown as Seat });
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  await rerender({ seat: { ...told, page: { ...PAGE, turn: 4 } } as unknown as Seat });
  expect(screen.queryByRole("status")).toBeNull();
});

test("who has a seat hears of the next game at the table, wherever they look", () => {
  const seat = seatWith({});
  Object.assign(seat.page as object, { phase: "over", next_id: "two" });
  render(Notices, { seat });
  expect(said()).toContain("your seat is reserved");
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/t/two");
});

test.each([
  ["I agree", "agree-undo"],
  ["No", "refuse-undo"],
])("an answer to a wish to take back says whose wish it means: %s", async (label, deed) => {
  const seat = { ...seatWith({ paused: false }), attempt: vi.fn() } as unknown as Seat;
  Object.assign(seat.page as object, { undo_asked: { seat: 1, agreed: [1] } });
  render(Notices, { seat });
  await fireEvent.click(screen.getByRole("button", { name: label }));
  expect(seat.attempt).toHaveBeenCalledWith(deed, { asked: 1 });
});

test("who takes the seat back from a bot reads that its turn is ended first", async () => {
  const seat = { ...seatWith({ paused: false }), refused: null, attempt: vi.fn(() => Promise.resolve()) };
  Object.assign(seat.page as object, { people: [{ seat: 0, state: "stand-in" }] });
  render(Notices, { seat: seat as unknown as Seat });
  await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
  expect(await screen.findByText(/finishes the turn that it has begun/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take my seat back" })).toBeNull();
});

test.each([
  ["a pause that others ask for", { pause_asked: [1] }, {}, true],
  ["one's own wish for a pause", { pause_asked: [0] }, {}, false],
  ["a take-back that others ask for", {}, { undo_asked: { seat: 1, agreed: [1] } }, true],
  ["one that was agreed to", {}, { undo_asked: { seat: 1, agreed: [0, 1] } }, false],
  ["a bot on one's seat", {}, { people: [{ seat: 0, state: "stand-in" }] }, true],
])("what waits for this person stays in sight on a phone: %s", (_name, clock, more, stays) => {
  const seat = seatWith({ paused: false, ...clock });
  Object.assign(seat.page as object, more);
  render(Notices, { seat });
  expect(screen.getByRole("status").classList.contains("asks")).toBe(stays);
});

test("whose seat was given up reads it, for it may have been the clock", () => {
  const gone = { ...seatWith({ paused: false }), view: { left: [0] } } as unknown as Seat;
  render(Notices, { seat: gone });
  expect(said()).toContain("You have given up your seat in this game.");
});
