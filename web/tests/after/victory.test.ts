import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Result from "../../src/after/Result.svelte";
import type { Face } from "../../src/core/look";
import type { Seat } from "../../src/table/seat.svelte";
import type { Language } from "../../src/core/words/languages";
import { words } from "../../src/core/words/words.svelte";

vi.mock("../../src/core/records", async (original) => ({
  ...(await original<object>()),
  resultOf: () => Promise.resolve({ people: [], places: [1, 1, 3], winners: [0, 1], verdict: [], ledgers: [] }),
  courseOf: () => Promise.reject(new Error("not asked for here")),
}));
afterEach(cleanup);

const spectator = { seat: null, names: ["Ada", "Bram", "Clara"], setting: { table: "one" } } as unknown as Seat;

test.each([
  ["en", "Ada and Bram win."],
  ["de", "Ada und Bram gewinnen."],
  ["nl", "Ada en Bram winnen."],
] as const)("two who share the victory are said as two, in %s", async (language: Language, said) => {
  await words.speak(language, []);
  render(Result, { seat: spectator, face: {} as Face });
  expect(await screen.findByRole("heading", { name: said })).toBeTruthy();
});
