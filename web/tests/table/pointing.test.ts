import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seat, type Setting } from "../../src/table/seat.svelte";

const OTHER = { key: "x.refused.other-question", args: {}, rule: null };
const CLOSED = { key: "x.refused.closed", args: {}, rule: "X-9" };
const tried: string[] = [];
let tell: (told: object) => void = () => {};
let seat: Seat;

/** A wire that refuses whatever is tried: what is closed for its rule, all else as no answer. */
class Wire {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => {};
  constructor() {
    tell = (told) => this.onmessage({ data: JSON.stringify(told) });
  }
  send(said: string) {
    const { type, text, mark } = JSON.parse(said) as { type: string; text: string; mark: string };
    if (type !== "what-if") return;
    tried.push(text);
    tell({ type: "imagined", mark, imagined: { refused: text.includes("closed") ? CLOSED : OTHER } });
  }
  addEventListener() {}
  close() {}
}

const question = { key: "x.ask.card", args: {}, rule: "X-1" };
const page = (more: object) =>
  tell({ type: "page", page: { ask: 1, turn: 1, phase: "running", options: ["choose a"], people: [], ...more } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"sentences": []}')));
  const about = { verbs: [{ verb: "choose", form: "choose {card}", example: "" }] };
  seat = new Seat({ table: "one", seat: 0, about, edition: {} } as unknown as Setting);
});
afterEach(() => {
  seat.close();
  tried.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pointAt(what: Parameters<Seat["point"]>[0]) {
  seat.point(what);
  await vi.advanceTimersByTimeAsync(200);
  return seat.pointed;
}

async function asked() {
  page({ question });
  await vi.advanceTimersByTimeAsync(50);
}

test("what is pointed at is refused with its rule", async () => {
  await asked();
  expect(await pointAt("build closed")).toEqual(CLOSED);
});

test("what does not answer the question is refused with the question's rule", async () => {
  await asked();
  expect(await pointAt("build b")).toEqual({ ...OTHER, rule: "X-1" });
});

test("where no move can be meant the reason comes with the pointing, and the hall is not asked", async () => {
  await asked();
  expect((await pointAt({ key: "x.ui.first", args: {} }))?.key).toBe("x.ui.first");
  expect(tried).toEqual([]);
});

test("while nothing is asked that is the reason, and the hall is not asked", async () => {
  page({ question: null, options: [] });
  await vi.advanceTimersByTimeAsync(50);
  expect((await pointAt("build b"))?.key).toBe("engine.refused.not-asked");
  expect(tried).toEqual([]);
});

test("a pick ends the talk about what was refused", async () => {
  await asked();
  await pointAt("build b");
  seat.choice.pick({ card: "a" });
  expect(seat.pointed).toBeNull();
});
