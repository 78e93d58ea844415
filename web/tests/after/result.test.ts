import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Result from "../../src/after/Result.svelte";
import Player from "../../src/games/plain/Player.svelte";
import { isDeviceTable, keepNames } from "../../src/core/device";
import type { Face } from "../../src/core/look";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/core/words/words.svelte";

const people = [0, 1].map((seat) => ({ seat, state: "person", name: "Ada" }));
const result = { people, places: [1, 2], winners: [0], verdict: [], ledgers: [[], []], scores: [2, 1] };
const seat = { seat: 0, title: "flanders", names: ["Ada", "Bram"], setting: { table: "one" }, page: {}, view: null };
const course = { rounds: [], scores: [] };
let asked: string[];
let covered: boolean; // whether the next table was known as one of this device when it was looked at

function playAgain(mine: number[]) {
  const card = { table: { people }, mine };
  const answers: Record<string, object> = { rematch: { table: "next" }, next: card, result, course };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (path === "/api/tables/next") covered = isDeviceTable("next");
    return Promise.resolve(new Response(JSON.stringify(answers[path.split("/").at(-1) ?? ""] ?? {})));
  });
  render(Result, { seat: seat as unknown as Seat, face: { Player } as unknown as Face });
  return fireEvent.click(screen.getByRole("button", { name: "Play again" }));
}

beforeEach(async () => {
  [asked, covered] = [[], false];
  localStorage.clear();
  await words.speak("en", []);
});
afterEach(cleanup);

test("another game with others begins when they have come, not at once", async () => {
  await playAgain([0]);
  await vi.waitFor(() => expect(location.hash).toBe("#/t/next"));
  expect(asked).not.toContain("POST /api/tables/next/begin");
});

test("another game at one device begins at once, and is known as one before it is seen", async () => {
  keepNames("one", ["Ada", "Bram"]);
  await playAgain([0, 1]);
  await vi.waitFor(() => expect(asked).toContain("POST /api/tables/next/begin"));
  expect(covered).toBe(true);
});

test("a victory that is shared names the others", async () => {
  const shared = { ...result, places: [1, 1], winners: [0, 1] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...shared, ...course }))));
  render(Result, { seat: seat as unknown as Seat, face: { Player } as unknown as Face });
  expect(await screen.findByText("You win, together with Bram!")).toBeTruthy();
});

test("a result says how to find where the points come from", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...result, ...course }))));
  render(Result, { seat: seat as unknown as Seat, face: { Player } as unknown as Face });
  expect(await screen.findByText("Open a player to see where the points come from.")).toBeTruthy();
});
