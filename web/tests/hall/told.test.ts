import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Told from "../../src/hall/account/Told.svelte";
import { words } from "../../src/core/words/words.svelte";

const ways = { kinds: ["email"], webhook_hosts: [], push_key: "" };
const answerTo = (path: string) => (path === "/api/notices" ? ways : []);

beforeEach(async () => {
  await words.speak("en", []);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answerTo(path)))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["for it", true, ["Notices"]],
  ["for something else", false, []],
])("who has come %s finds it where they look", async (_, open, brought) => {
  const seen: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    seen.push(this.querySelector("h2")?.textContent);
  });
  render(Told, { open });
  expect(await screen.findByText("Tell me there")).toBeTruthy();
  await new Promise((done) => setTimeout(done, 20));
  expect(seen).toEqual(brought);
});
