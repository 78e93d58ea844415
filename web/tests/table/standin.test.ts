import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../../src/table/seat.svelte";
import { waitingFor } from "../../src/table/waiting";
import { words } from "../../src/core/words/words.svelte";
import { sitDown, tellPage } from "./seats";

let seat: Seat;

const view = { agenda: [{ key: "x.entry.turn", args: {}, seats: [0] }], left: [] };
const question = { key: "x.ask.card", args: {}, rule: null };
const page = (state: string) => tellPage({ question, view, people: [{ seat: 0, state }] });

beforeEach(async () => {
  await words.speak("en");
  seat = sitDown();
});
afterEach(() => {
  seat.close();
  vi.unstubAllGlobals();
});

test("while a bot plays for somebody nothing glows for them, and the bar says why", () => {
  page("stand-in");
  expect([seat.isAsked, seat.choice.offers.length]).toEqual([false, 0]);
  expect(waitingFor(seat)).toBe("A bot is playing for you.");
});

test("the same question is theirs when they have their seat back", async () => {
  page("stand-in");
  page("person");
  await vi.waitFor(() => expect([seat.isAsked, seat.choice.offers.length]).toEqual([true, 1]));
});
