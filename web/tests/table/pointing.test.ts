import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../../src/table/seat.svelte";
import { Socket } from "../core/net/wires";
import { sitDown, tellPage } from "./seats";

const OTHER = { key: "x.refused.other-question", args: {}, rule: null };
const CLOSED = { key: "x.refused.closed", args: {}, rule: "X-9" };
const tried: string[] = [];
let seat: Seat;

/** A wire that refuses whatever is tried: what is closed for its rule, all else as no answer. */
class Refusing extends Socket {
  override send(said: string) {
    super.send(said);
    const { type, text } = JSON.parse(said) as { type: string; text: string };
    if (type !== "what-if") return;
    tried.push(text);
    this.reply(type, { type: "imagined", imagined: { refused: text.includes("closed") ? CLOSED : OTHER } });
  }
}

const question = { key: "x.ask.card", args: {}, rule: "X-1" };

beforeEach(() => {
  vi.useFakeTimers();
  seat = sitDown({}, Refusing);
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
  tellPage({ question });
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
  tellPage({ question: null, options: [] });
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
