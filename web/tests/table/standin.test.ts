import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seat, type Setting } from "../../src/table/seat.svelte";
import { waitingFor } from "../../src/table/waiting";
import { words } from "../../src/words/words.svelte";

let tell: (told: object) => void = () => {};
let seat: Seat;

class Wire {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => {};
  constructor() {
    tell = (told) => this.onmessage({ data: JSON.stringify(told) });
  }
  send() {}
  addEventListener() {}
  close() {}
}

const view = { agenda: [{ key: "x.entry.turn", args: {}, seats: [0] }], left: [] };
const question = { key: "x.ask.card", args: {}, rule: null };
const page = (state: string) =>
  tell({
    type: "page",
    page: { ask: 1, turn: 1, phase: "running", options: ["choose a"], question, view, people: [{ seat: 0, state }] },
  });

beforeEach(async () => {
  await words.speak("en");
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"sentences": []}')));
  const about = { verbs: [{ verb: "choose", form: "choose {card}", example: "" }] };
  seat = new Seat({ table: "one", seat: 0, about, edition: {} } as unknown as Setting);
});
afterEach(() => {
  seat.close();
  vi.unstubAllGlobals();
});

test("while a bot plays for somebody nothing glows for them, and the bar says why", () => {
  page("stand-in");
  expect([seat.isAsked, seat.choice.offers.length]).toEqual([false, 0]);
  expect(waitingFor(seat)).toBe("A bot plays for you at the moment.");
});

test("the same question is theirs when they have their seat back", async () => {
  page("stand-in");
  page("person");
  await vi.waitFor(() => expect([seat.isAsked, seat.choice.offers.length]).toEqual([true, 1]));
});
