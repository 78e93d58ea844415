import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Reports from "../../src/hall/host/Reports.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const bram = { id: "b", name: "Bram", login: null, kind: "guest", role: "player", blocked: false, created: 1, seen: 1 };
const reported = (at: number, more: object = {}) => ({
  id: `r${at}`,
  report: { id: `r${at}`, at, game: "t", message: "w", person: null, text: "" },
  said: { id: "w", game: "t", person: "b", text: "You ox.", key: null, hidden: false, at: 1, seat: 1 },
  speaker: bram,
  ...more,
});
const ALL = Array.from({ length: 60 }, (_, at) => reported(1000 - at));
let asked: string[];
let all: object[];

beforeEach(async () => {
  [asked, all] = [[], ALL];
  await words.speak("en", ["server"]);
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const from = ALL.findIndex((each) => path.endsWith(`before=${each.id}`)) + 1;
    return Promise.resolve(new Response(JSON.stringify(method === "GET" ? all.slice(from, from + 50) : {})));
  });
});
afterEach(cleanup);

test("who has said what was reported can be blocked, whenever they first came", async () => {
  const block = vi.fn(() => Promise.resolve());
  all = [reported(1)];
  render(Reports, { block });
  expect((await screen.findByText("Bram")).closest("li")?.textContent).toContain("You ox.");
  await fireEvent.click(screen.getByRole("button", { name: "Block Bram" }));
  expect(block).toHaveBeenCalledWith(bram);
});

test("a quick phrase is read in words, and hosts are not blocked", async () => {
  const said = { ...reported(1).said, text: null, key: "hurry" };
  all = [reported(1, { said, speaker: { ...bram, role: "host" } })];
  render(Reports, { block: vi.fn() });
  expect(await screen.findByText("Please hurry a little.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Block Bram" })).toBeNull();
});

test("words are taken away", async () => {
  all = [reported(1)];
  render(Reports, { block: vi.fn() });
  await fireEvent.click(await screen.findByRole("button", { name: "Remove the message" }));
  expect(asked).toContain("DELETE /api/host/tables/t/talk/w");
});

test("older reports come on demand", async () => {
  render(Reports, { block: vi.fn() });
  await fireEvent.click(await screen.findByRole("button", { name: "Older ones" }));
  await vi.waitFor(() => expect(screen.getAllByRole("listitem").length).toBe(60));
  expect(asked).toContain("GET /api/host/reports?before=r951");
});

test.each([
  ["public", 1],
  ["private", 0],
])("a table that is %s has %d ways to it: hosts look at no private one", async (visibility, many) => {
  all = [reported(1)];
  const table = { id: "t", title: "flanders", name: "Monday", visibility } as unknown as Listed;
  render(Reports, { block: vi.fn(), tables: { t: table } });
  expect((await screen.findByText(/Monday/)).closest("li")).toBeTruthy();
  expect(screen.queryAllByRole("link", { name: "Monday" })).toHaveLength(many);
});
