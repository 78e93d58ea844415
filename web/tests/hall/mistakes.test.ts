import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../../src/core/words/words.svelte";
import { me } from "../../src/hall/me.svelte";
import Mistakes from "../../src/hall/Mistakes.svelte";

const said = (key: string) => ({ key, args: {} });
const mistake = {
  line: 57,
  round: 4,
  given: { option: "wait", sentence: said("given") },
  better: { option: "build", sentence: said("better") },
  cost: { chance: 0.12, margin: 0.03, points: 2, points_margin: 1 },
  reason: null,
};
const mine = {
  games: 7,
  needed: 5,
  kinds: [{ title: "flanders", kind: said("flanders.mistake.first"), count: 3, cost: 0.31 }],
  mistakes: [{ table: "one", title: "flanders", edition: "tiny", seat: 1, ended: null, mistake }],
};

function show(found: object): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(found))));
  render(Mistakes);
}

beforeEach(async () => {
  await words.speak("en", []);
  me.person = { id: "ada" } as never;
});
afterEach(() => {
  cleanup();
  me.person = null;
});

test("kinds say how often and what they cost, and each mistake can be looked at and tried again", async () => {
  show(mine);
  const row = await screen.findByRole("row", { name: /0\.3/ });
  expect(row.textContent).toContain("3");
  expect(screen.getByText("+12 wins in 100 games, ± 3")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("#/exercise/one/57/1");
  expect(screen.getByRole("link", { name: "Show me" }).getAttribute("href")).toBe("#/replay/one/57/1");
});

test("before there are enough games it says how many there have to be", async () => {
  show({ ...mine, games: 2, kinds: [], mistakes: [] });
  expect(await screen.findByText("This begins with 5 analysed games; you have 2 so far.")).toBeTruthy();
});

test("who has not come in yet is told the same, and the hall is not asked", async () => {
  me.person = null;
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  render(Mistakes);
  expect(await screen.findByText("This begins with 5 analysed games; you have 0 so far.")).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});
