import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Archive from "../../src/hall/Archive.svelte";
import { me } from "../../src/hall/me.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const PAGE = 50; // of the hall
const listed = (made: number): Listed => ({
  id: `t${made}`,
  made,
  title: "flanders",
  edition: "tiny",
  name: `Game ${made}`,
  phase: "over",
  language: "en",
  options: {},
  clock: { kind: "none", seconds: 1, bank: 1, increment: 1, on_timeout: "default", zone: "UTC" },
  people: [],
  visibility: "public",
  moved: false,
  touched: 0,
});
const ALL = Array.from({ length: 120 }, (_, at) => listed(1000 - at));
const OWN = [listed(7), listed(3)];
let asked: string[];
let isAway: boolean;

function pageOf(path: string): Listed[] {
  const { searchParams } = new URL(path, "http://hall");
  const list = searchParams.get("mine") === "true" ? OWN : ALL;
  const from = list.findIndex((table) => table.id === searchParams.get("before")) + 1;
  return list.slice(from, from + PAGE);
}

beforeEach(async () => {
  [asked, isAway] = [[], false];
  await words.speak("en");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return isAway ? Promise.reject(new Error()) : Promise.resolve(new Response(JSON.stringify(pageOf(path))));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = () => screen.getAllByRole("listitem").length;
const more = () => screen.queryByRole("button", { name: "Show more" });

async function press(): Promise<void> {
  await fireEvent.click(more() as HTMLElement);
  await vi.waitFor(() => expect(more()?.hasAttribute("disabled") ?? false).toBe(false));
}

test("older games come on demand until there are no more", async () => {
  render(Archive, { first: ALL.slice(0, PAGE) });
  expect(rows()).toBe(12);
  const counts = [];
  while (more()) {
    await press();
    counts.push(rows());
  }
  expect(counts).toEqual([62, 112, 120]);
  expect(asked[0]).toContain(`before=${ALL[PAGE - 1]?.id}`);
});

test("a game that ends meanwhile comes to the top and takes none away", async () => {
  const { rerender } = render(Archive, { first: ALL.slice(0, PAGE) });
  await press();
  await rerender({ first: [listed(2000), ...ALL.slice(0, PAGE - 1)] });
  while (more()) await press();
  expect(rows()).toBe(ALL.length + 1);
});

test("one's own games are shown alone", async () => {
  vi.spyOn(me, "person", "get").mockReturnValue({ id: "a" } as never);
  render(Archive, { first: ALL.slice(0, PAGE) });
  await fireEvent.click(screen.getByRole("checkbox", { name: "Only your games" }));
  await vi.waitFor(() => expect(rows()).toBe(OWN.length));
  expect(more()).toBeNull();
  expect(asked).toEqual(["/api/lobby/finished?mine=true"]);
});

test("when the hall is away it is said, and can be tried again", async () => {
  render(Archive, { first: ALL.slice(0, PAGE) });
  isAway = true;
  await press();
  expect(screen.getByRole("alert").textContent.trim()).not.toBe("");
  expect(rows()).toBe(12);
  isAway = false;
  await press();
  expect(rows()).toBe(62);
});
