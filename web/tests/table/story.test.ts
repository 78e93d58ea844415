import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page, Said } from "../../src/core/net/forms";
import { Story } from "../../src/table/story.svelte";
import { Socket } from "../core/net/wires";
import { sitDown } from "./seats";

const event = (n: number): Said => ({ key: `x.event.${n}`, args: {}, n });
const page = (...numbers: number[]) => ({ turn: 9, events: numbers.map(event) }) as Page;
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ sentences: ["a", "b"] })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test("what a screen knows already is not told twice", () => {
  const story = new Story("one", 0);
  story.tell(page(1, 2));
  story.tell(page(2, 3));
  expect(story.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(story.told.map(({ n }) => n)).toEqual([3]);
  story.close();
});

test("who comes back sees what was told since they looked, on whatever device", async () => {
  const story = new Story("one", 0);
  story.tell(page(6, 7, 8));
  await story.findMark(9);
  expect(story.sinceLast.map(({ n }) => n)).toEqual([7, 8]);
  story.setMark(9);
  expect(story.sinceLast).toEqual([]);
  expect(asked).toEqual(["/api/tables/one/news?seat=0", "/api/tables/one/seen"]);
  story.close();
});

test("a line that comes back tells its talk again, and nobody reads it twice", () => {
  const seat = sitDown();
  const say = (...ids: string[]) => Socket.last.tell({ type: "talk", words: ids.map((id) => ({ id })) });
  say("a", "b");
  say("a", "b", "c");
  expect(seat.talk.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  seat.close();
});

test("that time ran out is not told with what somebody else did", () => {
  const story = new Story("one", 0);
  const told = { silent: 0, "turn-began": 2 };
  const events = Object.entries(told).map(([key, seat], n) => ({ n, key: `engine.event.${key}`, args: { seat } }));
  story.tell({ turn: 2, events } as unknown as Page);
  expect(story.silence.map(({ key }) => key)).toEqual(["engine.event.silent"]);
  story.close();
});

test("that time ran out is told with what was done, until this seat answers again", () => {
  const story = new Story("one", 0);
  const told = ["x.event.asked", "engine.event.silent", "x.event.kept", "x.event.began"];
  story.tell({ turn: 4, events: told.map((key, n) => ({ n, key, args: {} })) } as unknown as Page);
  expect(story.silence.map(({ key }) => key)).toEqual(["engine.event.silent", "x.event.kept"]);
  story.setMark(4);
  expect(story.silence).toEqual([]);
  story.close();
});
