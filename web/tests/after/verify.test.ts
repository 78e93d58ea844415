import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Verify from "../../src/after/Verify.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", []));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the answer comes in sight", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const seen: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    seen.push(this.textContent.trim());
  });
  render(Verify, { table: "one" });
  await fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).not.toBe("");
});
