import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Account from "../../src/hall/Account.svelte";
import HostTable from "../../src/hall/host/HostTable.svelte";
import Moving from "../../src/hall/host/Moving.svelte";
import { me } from "../../src/hall/me.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

const anna = { id: "a", name: "Anna", colour: "#dd7e28", language: "en", kind: "guest", settings: {} };
let asked: { path: string; body: Record<string, unknown> | null }[];
let answers: Record<string, [number, unknown]>; // by path

beforeEach(async () => {
  [asked, answers] = [[], { "/api/guests": [200, { person: anna }] }];
  location.hash = "";
  me.person = null;
  await words.speak("en", []);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const [status, body] = answers[path] ?? [200, []];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const claim = () => fireEvent.submit(screen.getByLabelText("Key to the seat").closest("form") as HTMLElement);

test("who was never here takes the seat of a moved game with its key", async () => {
  answers["/api/keys/claim"] = [404, { key: "server.error.no-key", args: {}, text: "No such key." }];
  render(Account);
  await fireEvent.input(screen.getByLabelText("Key to the seat"), { target: { value: "hush" } });
  await claim();
  expect(await screen.findByText("No such key.")).toBeTruthy(); // where the key was typed, though a guest by now
  expect(me.person).toEqual(anna);
  answers["/api/keys/claim"] = [200, { table: "one", seat: 1 }];
  await claim();
  await vi.waitFor(() => expect(location.hash).toBe("#/t/one/1"));
  expect(asked.at(-1)?.body).toEqual({ secret: "hush" });
});

test.each([
  ["running", false, 1],
  ["closed", true, 1],
  ["closed", false, 0],
  ["over", false, 0],
] as const)("a game that is %s (moved: %s) has %d buttons to move it away", (phase, moved, many) => {
  const table = { id: "one", title: "flanders", name: "Monday", phase, moved, people: [], made: 1 };
  render(HostTable, { table: table as unknown as Listed, act: vi.fn() });
  expect(screen.queryAllByRole("button", { name: "Move: Monday" })).toHaveLength(many);
});

test("the buttons of a table say which table they mean", () => {
  const table = { id: "one", title: "flanders", name: "Monday", phase: "open", moved: false, people: [], made: 1 };
  render(HostTable, { table: table as unknown as Listed, act: vi.fn() });
  expect(screen.getByRole("button", { name: "Close Monday" }).textContent).toBe("Close");
});

test("a host who has taken a game in reads how its people come, and the file is not sent twice", async () => {
  render(Moving);
  const file = screen.getByLabelText<HTMLInputElement>("File");
  const emptied = vi.spyOn(file, "value", "set");
  Object.defineProperty(file, "files", { value: [new File(["sealed\n"], "one.bundle")] });
  await fireEvent.input(screen.getByLabelText(/Passphrase/), { target: { value: "a passphrase for two" } });
  await fireEvent.submit(file.closest("form") as HTMLElement);
  expect(await screen.findByText(/The game is here\. Its players take their seats/)).toBeTruthy();
  expect(asked[0]).toEqual({
    path: "/api/host/bundles",
    body: { passphrase: "a passphrase for two", bundle: "sealed" },
  });
  expect(emptied).toHaveBeenCalledWith("");
  expect(screen.queryByRole("link")).toBeNull(); // hosts see no private table
});
