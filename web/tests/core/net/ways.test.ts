import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page, Word } from "../../../src/core/net/forms";
import { forgetWays, Line, type LineState } from "../../../src/core/net/line";
import { Socket, Stream } from "./wires";

let turn = 0;
let told: number[] = [];
let said: string[] = [];
let states: (LineState | string)[] = [];
let asked: string[] = [];
let answer: (path: string) => Promise<Response>; // the hall's, by HTTP
let line: Line;

const page = (at: number, more: Partial<Page> = {}) => ({ turn: at, ask: at, ...more }) as Page;
const word = (id: string, at: number) => ({ id, at, name: "Ada", text: id }) as Word;
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const nobody = () => Promise.reject(new TypeError("nobody there"));
const asking =
  (now: () => Page, words: () => Word[] = () => []) =>
  (path: string) =>
    json(path.includes("/talk?") ? words() : now());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
let also: (page: Page) => void; // what a test looks at besides
const hear = {
  page: (each: Page) => {
    told.push(each.turn);
    turn = each.turn;
    also(each);
  },
  talk: (words: Word[]) => said.push(...words.map((each) => each.id)),
  state: (state: LineState, why: string | null) => states.push(why ?? state),
};

function newLine(): Line {
  const made = new Line("one", 1, hear, () => turn);
  made.open();
  return made;
}

/** No socket and no stream gets through. */
async function toAsking(): Promise<void> {
  Socket.last.close();
  Stream.last.fail();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return answer(path);
  });
  answer = nobody;
  [turn, told, said, states, asked, Socket.made, Stream.made] = [0, [], [], [], [], [], []];
  forgetWays();
  also = () => undefined;
  line = newLine();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("where a socket is closed before anything came, the stream is opened", () => {
  Socket.last.open();
  Socket.last.close();
  expect(Stream.last.address).toBe("/api/tables/one/stream?seat=1&since=0&talk=0");
  Stream.last.tell("page", page(3));
  Stream.last.tell("talk", [word("hello", 5)]);
  expect([told, said, states]).toEqual([[3], ["hello"], ["opening", "open"]]);
});

test("a spectator's stream names no seat", () => {
  line.close();
  line = new Line("one", null, hear, () => turn);
  line.open();
  Socket.last.close();
  expect(Stream.last.address).toBe("/api/tables/one/stream?since=0&talk=0");
});

test("where nothing is heard on a socket for five seconds, the stream is opened", () => {
  Socket.last.open();
  vi.advanceTimersByTime(4999);
  expect(Stream.made).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(Stream.made).toHaveLength(1);
});

test("a socket that was only slow is gone back to", () => {
  Socket.last.open();
  vi.advanceTimersByTime(5000);
  Stream.last.tell("page", page(3));
  Socket.last.tell({ type: "page", page: page(4) });
  expect(Stream.last.isClosed).toBe(true);
  vi.advanceTimersToNextFrame();
  expect(told).toEqual([3, 4]);
});

test("where the stream fails before any event, the hall is asked every two seconds, from the turn that was seen", async () => {
  let now = page(3);
  answer = asking(() => now);
  await toAsking();
  expect(asked).toEqual(["GET /api/tables/one/page?seat=1&since=0", "GET /api/tables/one/talk?seat=1&since=0"]);
  expect(states).toEqual(["opening", "open"]);
  now = page(5);
  await pass(2000);
  expect(asked).toContain("GET /api/tables/one/page?seat=1&since=3");
  expect(told).toEqual([3, 5]);
});

test("where a stream is held back, the hall is asked after five seconds", async () => {
  answer = asking(() => page(3));
  Socket.last.close();
  await pass(4999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(told).toEqual([3]);
  expect(Stream.last.isClosed).toBe(false); // it may yet come
  Stream.last.tell("page", page(4));
  expect(asked).toHaveLength(2);
  await pass(10_000);
  expect(asked).toHaveLength(2);
});

test("a word that was taken away is told once more", async () => {
  let words = [word("a", 7), word("b", 8)];
  answer = asking(
    () => page(3),
    () => words,
  );
  await toAsking();
  words = [word("b", 8), { ...word("a", 7), hidden: true }];
  await pass(6000);
  expect(said).toEqual(["a", "b", "a"]);
  expect(asked.at(-1)).toBe("GET /api/tables/one/talk?seat=1&since=8");
});

test("what has not changed is told once, pages as well as words", async () => {
  answer = asking(
    () => page(3, { since: turn }),
    () => [word("a", 7), word("b", 7)],
  );
  await toAsking();
  await pass(6000);
  expect(asked.at(-1)).toBe("GET /api/tables/one/talk?seat=1&since=7");
  expect([told, said]).toEqual([[3], ["a", "b"]]);
});

test("on a stream answers go by HTTP, and so does what is only thought of", async () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  answer = () => json({ type: "answered", mark: "", page: page(4) });
  expect(await line.answer(3, "key", "pass")).toEqual({ taken: true });
  answer = () => json({ view: null });
  await line.imagine("pass");
  expect(asked).toEqual(["POST /api/tables/one/seats/1/answer", "POST /api/tables/one/seats/1/what-if"]);
  expect(told).toEqual([3, 4]);
});

test("a stream that does not bring what was answered is held back: the hall is asked instead", async () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  answer = () => json({ type: "answered", mark: "", page: page(4) });
  await line.answer(3, "key", "pass");
  answer = asking(() => page(6));
  await pass(5000);
  expect([Stream.last.isClosed, told.at(-1), states.at(-1)]).toEqual([true, 6, "open"]);
});

test("a stream that is dead without saying so is noticed", async () => {
  answer = asking(() => page(8));
  Socket.last.close();
  Stream.last.tell("page", page(3));
  await pass(25_000 + 5000);
  expect(told.at(-1)).toBe(8);
});

test("a stream that broke is come back to, from the turn that was seen", () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  Stream.last.fail();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(Socket.made).toHaveLength(1);
  expect(Stream.last.address).toContain("since=3");
});

test("after a minute a socket is tried beside the stream, and taken when it is heard", () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  vi.advanceTimersByTime(60_000);
  Socket.last.close(); // in vain
  expect([Socket.made.length, Stream.made.length, Stream.last.isClosed]).toEqual([2, 1, false]);
  vi.advanceTimersByTime(60_000);
  Socket.last.open();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", since: 3 });
  Socket.last.tell({ type: "page", page: page(4) });
  expect([told.at(-1), Stream.last.isClosed, states.at(-1)]).toEqual([4, true, "open"]);
});

test("who is back on the net, or at the page, need not wait for that", () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Socket.made).toHaveLength(2);
  dispatchEvent(new Event("online"));
  expect(Socket.made).toHaveLength(3);
});

test("the next table does not wait for a socket that is blocked here, and tries one a minute later", () => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  line.close();
  line = newLine();
  expect([Socket.made.length, Stream.made.length]).toEqual([1, 2]);
  Stream.last.tell("page", page(3));
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(2);
});

test.each([
  ["server.error.sign-in-first", "server.error.sign-in-first"],
  ["server.error.stopping", "lost"],
  ["server.error.full", "lost"],
])("a stream that ends with %s leaves the line %s", (key, state) => {
  Socket.last.close();
  Stream.last.tell("page", page(3));
  Stream.last.tell("end", key);
  expect([states.at(-1), Stream.last.isClosed]).toEqual([state, true]);
});

test("a refusal of the hall ends the asking, with its reason", async () => {
  answer = () => json({ key: "server.error.sign-in-first", text: "" }, 401);
  await toAsking();
  expect(states.at(-1)).toBe("server.error.sign-in-first");
  await pass(20_000);
  expect(asked).toHaveLength(2);
});

test.each([403, 429, 502])("a %d of something before the hall is no reason to give up", async (status) => {
  answer = () => Promise.resolve(new Response("<html>", { status }));
  await toAsking();
  expect(states.at(-1)).toBe("lost");
  await pass(300);
  expect(Socket.made).toHaveLength(2);
});

test("a question that is held back on its way counts as lost", async () => {
  answer = () => new Promise<Response>(() => undefined);
  await toAsking();
  await pass(10_000);
  expect(states.at(-1)).toBe("lost");
});

test("a line that was closed asks nothing any more", async () => {
  answer = asking(() => page(3));
  await toAsking();
  line.close();
  await pass(120_000);
  expect([asked.length, Socket.made.length]).toEqual([2, 1]);
});

/** What the hall says by HTTP, when it is let through. */
function heldBack(): (body: unknown) => Promise<void> {
  let open: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (open = resolve));
  return async (body) => {
    open(await json(body));
    await pass(0);
  };
}

test("what the stream has told while an answer was on its way is not turned back by the page that it brings", async () => {
  const letThrough = heldBack();
  Socket.last.close();
  Stream.last.tell("page", page(2));
  await pass(20);
  const outcome = line.answer(2, "key", "pass");
  await pass(0); // it is sent
  Stream.last.tell("page", page(3));
  Stream.last.tell("page", page(7)); // waits for its frame
  await letThrough({ type: "answered", mark: "", page: page(3) });
  expect(await outcome).toEqual({ taken: true });
  await pass(20);
  expect(told.at(-1)).toBe(7);
});

test("so it is with what a deed brings, and where no turn has passed", async () => {
  const shown: (string | null | undefined)[] = [];
  also = (each) => shown.push(each.next_id);
  const letThrough = heldBack();
  Socket.last.greet();
  Socket.last.tell({ type: "page", page: page(4) });
  await pass(20);
  const done = line.deed("POST", "pause");
  expect(asked.at(-1)).toBe("POST /api/tables/one/seats/1/pause?since=4");
  Socket.last.tell({ type: "page", page: page(4, { next_id: "newer" }) });
  await letThrough(page(4, { next_id: "older" }));
  await done;
  expect(shown.at(-1)).toBe("newer");
});

test("what a deed brings is shown where nothing else has come", async () => {
  const letThrough = heldBack();
  Socket.last.greet();
  Socket.last.tell({ type: "page", page: page(4) });
  const done = line.deed("PUT", "orders", { orders: [] });
  await letThrough(page(6));
  await done;
  expect(told).toEqual([4, 6]);
});
