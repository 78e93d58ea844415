import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Notices from "../../src/table/Notices.svelte";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/words/words.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

const DAY = new Date(2026, 4, 1, 12, 30).getTime();
const seatWith = (clock: object): Seat =>
  ({ seat: 0, line: "open", names: ["Ada", "Bram"], page: { phase: "running", people: [], clock } }) as unknown as Seat;
const said = () => screen.getByRole("status").textContent;

test("a pause lasts until all want to go on", () => {
  render(Notices, { seat: seatWith({ paused: true, pause_asked: [] }) });
  expect(said()).toContain("It goes on when all people want to.");
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

test("who takes the seat back from a bot reads that its turn is ended first", async () => {
  const seat = { ...seatWith({ paused: false }), refused: null, attempt: vi.fn(() => Promise.resolve()) };
  Object.assign(seat.page as object, { people: [{ seat: 0, state: "stand-in" }] });
  render(Notices, { seat: seat as unknown as Seat });
  await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
  expect(await screen.findByText(/ends the turn that it has begun/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
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
  expect(said()).toContain("Your seat in this game is given up.");
});
