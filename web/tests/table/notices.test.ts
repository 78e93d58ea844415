import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
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
