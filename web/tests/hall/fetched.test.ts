import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import { rulesheet } from "../../src/rules/rulesheet.svelte";
import { way } from "../../src/core/way.svelte";
import { words } from "../../src/core/words/words.svelte";

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock("../../src/rules/RuleSheet.svelte", async (original) => {
  if (line.isDown) throw new Error("offline");
  return await original();
});

beforeAll(() => words.speak("en", ["flanders"]));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"titles": {}, "rules": {}}'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("rules that could not be fetched once can be opened when the line is back", async () => {
  Object.assign(way, { name: "", rest: [] });
  render(App);
  rulesheet.show("flanders");
  expect((await screen.findByText("The hall cannot be reached.")).getAttribute("role")).toBe("alert");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(screen.queryByText("The hall cannot be reached.")).toBeNull());
  line.isDown = false;
  rulesheet.show("flanders");
  expect(await screen.findByRole("dialog", { name: "Rules" })).toBeTruthy();
});
