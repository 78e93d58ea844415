import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TablePages from "../../src/hall/TablePages.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const PAGE = 50; // of the hall
const listed = (made: number): Listed => ({
  id: `t${made}`,
  made,
  title: "flanders",
  edition: "tiny",
  name: `Table ${made}`,
  phase: "open",
  language: "en",
  options: {},
  clock: { kind: "none", seconds: 1, bank: 1, increment: 1, on_timeout: "default", zone: "UTC" },
  people: [],
  visibility: "public",
  moved: false,
  touched: 0,
});
const ALL = Array.from({ length: 120 }, (_, at) => listed(1000 - at));
const shown = (first: readonly Listed[], own: readonly Listed[] = []) => ({
  heading: "Open tables",
  phase: "open" as const,
  empty: "None.",
  first,
  own,
});
let asked: string[];

beforeEach(async () => {
  asked = [];
  await words.speak("en");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const from = ALL.findIndex((table) => path.endsWith(`before=${table.id}`)) + 1;
    return Promise.resolve(new Response(JSON.stringify(ALL.slice(from, from + PAGE))));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = () => screen.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent);
const more = () => screen.queryByRole("button", { name: "Show more" });

async function press(): Promise<void> {
  const before = asked.length;
  await fireEvent.click(more() as HTMLElement);
  await vi.waitFor(() => expect(asked.length).toBe(before + 1));
  await vi.waitFor(() => expect(more()?.hasAttribute("disabled") ?? false).toBe(false));
}

test("older tables come on demand until there are no more", async () => {
  render(TablePages, shown(ALL.slice(0, PAGE)));
  const counts = [names().length];
  while (more()) {
    await press();
    counts.push(names().length);
  }
  expect(counts).toEqual([50, 100, 120]);
  expect(asked[0]).toBe(`/api/lobby/open?before=${ALL[PAGE - 1]?.id}`);
});

test("a few tables are all there are", () => {
  render(TablePages, shown(ALL.slice(0, 3)));
  expect(more()).toBeNull();
});

test("one's own tables stand elsewhere", () => {
  render(TablePages, shown(ALL.slice(0, 3), ALL.slice(1, 2)));
  expect(names()).toEqual(["Table 1000", "Table 998"]);
});

test("a table that has begun leaves the list, and what was asked for before stays", async () => {
  const { rerender } = render(TablePages, shown(ALL.slice(0, PAGE)));
  await press();
  await rerender(shown([listed(2000), ...ALL.slice(1, PAGE)]));
  expect(names()).not.toContain("Table 1000");
  expect(names()[0]).toBe("Table 2000");
  expect(names().length).toBe(100);
  expect(more()).not.toBeNull();
});

test("where no table waits it is said", () => {
  render(TablePages, shown([]));
  expect(screen.getByText("None.")).toBeTruthy();
});
