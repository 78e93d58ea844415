import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepNames } from "../../src/hall/device";
import { SharedTable } from "../../src/hall/device.svelte";
import type { Page } from "../../src/net/forms";

class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; seat: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;
  closed = false;
  constructor() {
    Wire.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; seat: number | null });
  }
  close() {
    this.closed = true;
  }
  addEventListener() {}
  tell(page: Partial<Page>) {
    this.onmessage?.({ data: JSON.stringify({ type: "page", page: { turn: 1, phase: "running", ...page } }) });
  }
}

let asked: number[] = [];
let shared: SharedTable;
const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 5)));
const seatsSeen = () =>
  Wire.all.flatMap((wire) => wire.sent.filter((each) => each.type === "hello").map((each) => each.seat));
const lineOf = (seat: number | null) =>
  Wire.all.filter((wire) => wire.sent.some((each) => each.seat === seat)).at(-1) as Wire;

beforeEach(async () => {
  Wire.all = [];
  asked = [0, 1];
  keepNames("a", ["Ada", "Bram"]);
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (path: string) => {
    const body =
      path === "/api/mine"
        ? asked.map((seat) => ({ table: "a", seat }))
        : { mine: [0, 1], table: {}, may_begin: false };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  shared = new SharedTable("a");
  await settle();
  lineOf(null).tell({});
  await settle();
});
afterEach(() => {
  shared.close();
  vi.unstubAllGlobals();
});

test("nothing of a seat is fetched before its person has said who they are", async () => {
  expect(seatsSeen()).toEqual([null]);
  expect([shared.open, shared.next, shared.nameOf(0)]).toEqual([null, 0, "Ada"]);
  shared.look(0);
  await settle();
  expect(seatsSeen()).toEqual([null, 0]);
});

test("who has answered in secret hands the device on to who has not", async () => {
  shared.look(0);
  await settle();
  lineOf(0).tell({ question: { key: "flanders.ask.x", args: {} } });
  expect(shared.isAsked).toBe(true);
  lineOf(0).tell({ question: null });
  await settle();
  expect([shared.isAsked, shared.next]).toEqual([false, 1]);
});

test("covered, the line of the seat is closed", async () => {
  shared.look(1);
  await settle();
  const line = lineOf(1);
  shared.cover();
  expect([line.closed, shared.open]).toEqual([true, null]);
});

test("what everybody sees asks everybody anew", async () => {
  shared.look(0);
  await settle();
  lineOf(0).tell({ question: null });
  asked = [0];
  lineOf(null).tell({ turn: 2 });
  await settle();
  expect(shared.next).toBe(0);
});

test("when the game is over there is nobody to hide from: the result is seen", async () => {
  lineOf(null).tell({ turn: 2, phase: "over" });
  await settle();
  expect(shared.open).toBe(0);
});
