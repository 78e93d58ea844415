import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import NewVersion from "../../src/hall/NewVersion.svelte";
import Unreachable from "../../src/table/Unreachable.svelte";
import { words } from "../../src/core/words/words.svelte";

const WELL = () => Promise.resolve(new Response('{"version": "1"}'));
const AWAY = () => Promise.reject(new Error("refused"));
const net = vi.fn(WELL);

beforeAll(() => words.speak("en", []));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", net);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a screen that could not be fetched comes by itself when the hall is there again", async () => {
  const again = vi.fn();
  net.mockImplementation(AWAY);
  render(Unreachable, { again });
  await vi.advanceTimersByTimeAsync(4000);
  expect(again).not.toHaveBeenCalled();
  net.mockImplementation(WELL);
  await vi.advanceTimersByTimeAsync(4000);
  expect(again).toHaveBeenCalledOnce();
});

test("a hall that is there is not asked without end for what it does not have", async () => {
  const again = vi.fn();
  net.mockImplementation(WELL);
  render(Unreachable, { again });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(again).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(again).toHaveBeenCalledOnce();
});

test.each([
  [WELL, 1],
  [AWAY, 0],
])("a part that is missing means a newer server only where there is one", async (hall, notices) => {
  net.mockImplementation(hall);
  render(NewVersion);
  dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryAllByRole("status")).toHaveLength(notices);
});
