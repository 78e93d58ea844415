import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Join from "../../src/hall/Join.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const sitter = (seat: number, name: string | null) => ({ seat, state: name ? "person" : "empty", name });
const table = (more: object = {}) =>
  ({
    id: "one",
    title: "flanders",
    edition: "tiny",
    name: "Monday",
    phase: "open",
    options: {},
    clock: { kind: "none" },
    visibility: "private",
    people: [sitter(0, "Ada"), sitter(1, null)],
    ...more,
  }) as unknown as Listed;

function invitedTo(found: Listed) {
  vi.stubGlobal("fetch", (path: string) => {
    const titles = { titles: { flanders: { options: {} } }, levels: [] };
    return Promise.resolve(new Response(JSON.stringify(path.endsWith("/invitation") ? found : titles)));
  });
  render(Join, { table: "one", secret: "hush" });
}

beforeEach(() => words.speak("en", []));
afterEach(cleanup);

test("who is invited reads what to and by whom, before they say who they are", async () => {
  invitedTo(table());
  expect(await screen.findByText("Monday")).toBeTruthy();
  expect(screen.getByText(/At the table: Ada/).textContent).toContain("1 seat is still free.");
  expect(screen.getByRole("button", { name: "Take a seat" })).toBeTruthy();
  expect(screen.getByText("What is played")).toBeTruthy();
});

const BAD = { key: "server.error.not-invited", args: {}, text: "This invitation is no good." };

test("a bad link keeps nothing of the good one before, and says in its heading what it is", async () => {
  const titles = { titles: { flanders: { options: {} } }, levels: [] };
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    const isGood = !path.endsWith("/invitation") || String(body).includes("hush");
    const found = path.endsWith("/invitation") ? table() : titles;
    return Promise.resolve(new Response(JSON.stringify(isGood ? found : BAD), { status: isGood ? 200 : 403 }));
  });
  const { rerender } = render(Join, { table: "one", secret: "hush" });
  expect(await screen.findByText("Monday")).toBeTruthy();
  await rerender({ table: "one", secret: "wrong" });
  expect(await screen.findByRole("heading", { name: "This invitation does not work" })).toBeTruthy();
  expect(screen.queryByText("Monday")).toBeNull();
  expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "To the hall" }).at(-1)?.className).toContain("button");
});

test("an invitation that could not be looked at may be good", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  render(Join, { table: "one", secret: "hush" });
  expect(await screen.findByText(/The hall cannot be reached/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "You are invited to a game" })).toBeTruthy();
});

const FULL = { people: [sitter(0, "Ada"), sitter(1, "Bram")] };
test.each([
  ["full", FULL, "All seats at this table are taken"],
  ["running", { ...FULL, phase: "running" }, "has begun without you"],
  ["over", { ...FULL, phase: "over" }, "is over"],
  ["closed", { phase: "closed" }, "was closed"],
])("an invitation to a table that is %s asks for no name", async (_, more, text) => {
  invitedTo(table(more));
  expect((await screen.findByRole("status")).textContent).toContain(text);
  expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
});

test.each([
  ["public", 1],
  ["private", 0],
])("a full table that is %s has %d ways to watch", async (visibility, many) => {
  invitedTo(table({ ...FULL, visibility }));
  await screen.findByRole("status");
  expect(screen.queryAllByRole("link", { name: "Watch" })).toHaveLength(many);
});
