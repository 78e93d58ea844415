import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import { way } from "../../src/core/way.svelte";
import { words } from "../../src/core/words/words.svelte";

const SAID = "This link leads nowhere. Here is the hall.";

beforeAll(() => words.speak("en", []));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"titles": {}}'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { name: "no", rest: ["such"] },
  { name: "learn", rest: ["chess"] },
  { name: "t", rest: [] },
])("who comes by a link that leads nowhere reads so in the hall: $name", async (to) => {
  Object.assign(way, to);
  render(App);
  expect(await screen.findByText(SAID)).toBeTruthy();
});

test("who comes to the hall itself reads nothing of links", async () => {
  Object.assign(way, { name: "", rest: [] });
  render(App);
  expect(await screen.findByRole("heading", { name: "Come in and sit down" })).toBeTruthy();
  expect(screen.queryByText(SAID)).toBeNull();
});
