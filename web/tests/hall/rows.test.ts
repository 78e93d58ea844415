import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changes } from "../../src/hall/host/changes.svelte";
import Rows from "../../src/hall/host/Rows.svelte";
import { words } from "../../src/core/words/words.svelte";

let all: { id: string }[];
let waits: (() => void)[] | null; // answers that are on their way; null: each comes at once

const named = (from: number, many: number) => Array.from({ length: many }, (_, at) => ({ id: `r${from + at}` }));
const pageOf = (path: string) => {
  const from = all.findIndex((each) => path.endsWith(`before=${each.id}`)) + 1;
  return JSON.stringify(all.slice(from, from + 50));
};

beforeEach(async () => {
  [all, waits] = [named(100, 170), null];
  await words.speak("en", []);
  vi.stubGlobal("fetch", async (path: string) => {
    const found = pageOf(path);
    if (waits) await new Promise<void>((come) => waits?.push(come));
    return new Response(found);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = createRawSnippet((each: () => { id: string }) => ({ render: () => `<span>${each().id}</span>` }));
const shown = () => screen.getAllByRole("listitem").map((each) => each.textContent);
const older = () => screen.queryByRole("button", { name: "Older ones" });

async function unfold(many: number) {
  render(Rows, { heading: "Tables", path: "tables", row: row as never });
  for (let there = 50; there < many; there += 50) await fireEvent.click(await screen.findByText("Older ones"));
  await vi.waitFor(() => expect(shown()).toHaveLength(many));
}

test("after a deed a list is unfolded as far as it was, and tells what is new", async () => {
  await unfold(100);
  all = [...named(99, 1), ...all];
  changes.note();
  await vi.waitFor(() => expect(shown()[0]).toBe("r99"));
  expect(shown()).toEqual(named(99, 100).map((each) => each.id));
  expect(older()).toBeTruthy();
});

test("a list that was unfolded to its end is so after a deed", async () => {
  all = named(100, 70);
  await unfold(70);
  all = [...named(99, 1), ...all];
  changes.note();
  await vi.waitFor(() => expect(shown()).toHaveLength(71));
  expect(older()).toBeNull();
});

test("a row that stays is the same after a deed: what was opened in it is open", async () => {
  await unfold(100);
  const kept = screen.getByText("r199");
  all = all.slice(1);
  changes.note();
  await vi.waitFor(() => expect(shown()[0]).toBe("r101"));
  expect(screen.getByText("r199")).toBe(kept);
});

test("of two deeds in a row the list tells the second, whichever answer comes first", async () => {
  await unfold(50);
  waits = [];
  changes.note();
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  all = named(300, 3);
  changes.note();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  waits[1]?.();
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
  waits[0]?.();
  await new Promise((done) => setTimeout(done));
  expect(shown()).toEqual(["r300", "r301", "r302"]);
});
