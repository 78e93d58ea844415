import { afterEach, expect, test, vi } from "vitest";
import { Following, placeOf, type Design } from "../../src/hall/design.svelte";

const FILE: Design = {
  file: "my-box.toml",
  change: 1,
  version: 1,
  saved: 0,
  title: "flanders",
  edition: "my-box",
  counted: "6 towns",
  faults: [],
};
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("after the first answer it waits for a change", async () => {
  const following = new Following();
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (asked.length > 1) following.end();
    return Promise.resolve(answer({ ...FILE, change: asked.length }));
  });
  await following.follow();
  expect(asked).toEqual(["/api/design", "/api/design?change=1&wait=true"]);
  expect(following.file?.change).toBe(1); // what comes after the end is not shown
});

test("a server that does not answer is asked again, and what is known stays", async () => {
  vi.useFakeTimers();
  const following = new Following();
  const lost: boolean[] = [];
  const answers = [() => Promise.resolve(answer(FILE)), () => Promise.reject(new Error("away"))];
  vi.stubGlobal("fetch", () => {
    lost.push(following.isLost);
    if (lost.length > 3) following.end();
    return (answers[lost.length - 1] ?? (() => Promise.resolve(answer({ ...FILE, change: 2 }))))();
  });
  const done = following.follow();
  await vi.runAllTimersAsync();
  await done;
  expect(lost).toEqual([false, false, true, false]);
  expect(following.file?.change).toBe(2);
});

test("a hall that follows no file says so, and is not asked again", async () => {
  const problem = { key: "server.error.no-design", text: "This hall follows no file.", rule: "" };
  const fetch = vi.fn(() => Promise.resolve(answer(problem, 404)));
  vi.stubGlobal("fetch", fetch);
  const following = new Following();
  await following.follow();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(following.error).toBeTruthy();
});

test("a mistake is told with its line and its key, as far as it has them", () => {
  const line = (number: number) => `line ${String(number)}`;
  expect(placeOf({ line: 3, key: "start.coin", fault: "" }, line)).toBe("line 3, start.coin");
  expect(placeOf({ line: 0, key: "", fault: "" }, line)).toBe("");
});
