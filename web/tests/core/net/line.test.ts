import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page } from "../../../src/core/net/forms";
import { forgetWays, Line, type LineState } from "../../../src/core/net/line";
import { Socket, Stream } from "./wires";

let turn = 0;
let pages: Page[] = [];
let states: (LineState | string)[] = [];
let asked: [string, Record<string, unknown>][] = [];
let line: Line;

const page = (at: number) => ({ turn: at, ask: at }) as Page;
const hear = {
  page: (told: Page) => {
    pages.push(told);
    turn = told.turn;
  },
  talk: () => undefined,
  state: (state: LineState, why: string | null) => states.push(why ?? state),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // the waits are neither shorter nor longer than meant
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (init.method === "GET") return Promise.reject(new TypeError("nobody there"));
    asked.push([path, JSON.parse(String(init.body)) as Record<string, unknown>]);
    return Promise.resolve(new Response(JSON.stringify({ type: "answered", mark: "", page: page(9) })));
  });
  [turn, pages, states, asked, Socket.made, Stream.made] = [0, [], [], [], [], []];
  forgetWays();
  line = new Line("one", 1, hear, () => turn);
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a line says who looks, and passes on what comes", () => {
  expect(Socket.last.address).toContain("/api/tables/one/socket");
  Socket.last.open();
  expect(Socket.last.sent[0]).toEqual({ type: "hello", seat: 1, since: 0, talk: 0 });
  Socket.last.tell({ type: "page", page: page(3) });
  expect(pages).toEqual([page(3)]);
  expect(states).toEqual(["opening", "open"]);
});

test("a line that broke comes back by itself and goes on from the turn that was seen", () => {
  Socket.last.open();
  Socket.last.tell({ type: "page", page: page(7) });
  Socket.last.close();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  Socket.last.open();
  expect(Socket.made).toHaveLength(2);
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", since: 7 });
});

test("each attempt that fails on all ways waits twice as long, up to eight seconds, and one that works begins anew", async () => {
  const waits = [300, 600, 1200, 2400, 4800, 8000, 8000];
  for (const [at, wait] of waits.entries()) {
    Socket.last.close();
    Stream.last.fail();
    await vi.advanceTimersByTimeAsync(0); // nobody answers by HTTP either
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.made).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(Socket.made).toHaveLength(at + 2);
  }
  Socket.last.greet();
  Socket.last.close();
  vi.advanceTimersByTime(300);
  expect(Socket.made).toHaveLength(waits.length + 2);
});

test("a refusal of the hall is no reason to come back, but too many questions are", () => {
  Socket.last.open();
  Socket.last.close(4429, "server.error.too-many");
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  Socket.last.close(4401, "server.error.session-ended");
  expect(states.at(-1)).toBe("server.error.session-ended");
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(2);
});

test("a hall that restarts is come back to by a socket, even when it says so at once", () => {
  Socket.last.open();
  Socket.last.close(1012, "server.error.stopping");
  expect([states.at(-1), Stream.made.length]).toEqual(["lost", 0]);
  vi.advanceTimersByTime(300);
  expect(Socket.made).toHaveLength(2);
});

test("a line on which nothing answers any more is noticed", async () => {
  Socket.last.greet();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(states.at(-1)).toBe("open");
  await vi.advanceTimersByTimeAsync(6000);
  expect(states.at(-1)).toBe("lost");
});

test("who leaves the net sees it at once, and who is back there need not wait", () => {
  Socket.last.greet();
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(Socket.made).toHaveLength(2);
});

test("a page that was overtaken on its way is dropped", () => {
  Socket.last.greet();
  Socket.last.tell({ type: "page", page: page(5) });
  Socket.last.tell({ type: "page", page: page(4) });
  Socket.last.tell({ type: "page", page: page(5) }); // another question to the same story
  vi.advanceTimersToNextFrame();
  expect(pages.map((each) => each.turn)).toEqual([5, 5]);
});

test("an answer goes over the line, with its question and its key", async () => {
  Socket.last.greet();
  const outcome = line.answer(4, "key", "pass");
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "answer", ask: 4, key: "key", text: "pass" });
  Socket.last.reply("answer", { type: "answered", page: page(6) });
  expect(await outcome).toEqual({ taken: true });
  expect(pages.at(-1)?.turn).toBe(6);
});

test("an answer whose line breaks is sent once more by HTTP with the same key", async () => {
  Socket.last.greet();
  Socket.last.tell({ type: "page", page: page(2) });
  const outcome = line.answer(2, "key", "pass");
  Socket.last.close();
  expect(await outcome).toEqual({ taken: true });
  expect(asked).toEqual([["/api/tables/one/seats/1/answer", { ask: 2, key: "key", text: "pass", since: 2 }]]);
  expect(pages.at(-1)?.turn).toBe(9);
});

test("a refused answer says why, and that the page was old", async () => {
  Socket.last.greet();
  const outcome = line.undo("key");
  Socket.last.reply("undo", { type: "refused", problem: { text: "Too late." }, stale: true });
  expect(await outcome).toEqual({ taken: false, problem: { text: "Too late." }, stale: true });
});

test("a line that was closed stays closed", () => {
  Socket.last.greet();
  line.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(1);
});
