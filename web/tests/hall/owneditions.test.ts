import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OwnEditions from "../../src/hall/host/OwnEditions.svelte";
import { words } from "../../src/core/words/words.svelte";

const mine = { file: "city.toml", title: "strasbourg", edition: "my-city", faults: [] };
const broken = {
  file: "b.toml",
  title: "",
  edition: "",
  faults: [{ line: 59, key: "start.coin", fault: "is not known" }],
};
let asked: { method: string; path: string; body: unknown }[];
let answers: Record<string, unknown>; // by method and path

beforeEach(async () => {
  [asked, answers] = [[], { "GET /api/host/editions": { has_folder: true, editions: [broken, mine] } }];
  await words.speak("en", ["strasbourg"]);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ method: String(init.method), path, body: init.body ? JSON.parse(String(init.body)) : null });
    const body = answers[`${init.method} ${path}`];
    return Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status: body ? 200 : 204 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function handIn(text: string) {
  render(OwnEditions);
  const file = await screen.findByLabelText<HTMLInputElement>("File (.toml)");
  Object.defineProperty(file, "files", { value: [new File([text], "city.toml")] });
  await fireEvent.submit(file.closest("form") as HTMLElement);
}

test("a file of the folder that is no edition is there with its mistakes and their lines", async () => {
  render(OwnEditions);
  expect(await screen.findByText("line 59, start.coin: is not known")).toBeTruthy();
});

test("all mistakes of a file that was handed in are read at once", async () => {
  const faults = [1, 2].map((line) => ({ line, key: "a", fault: "is wrong" }));
  answers["POST /api/host/editions"] = { title: "", edition: "", faults };
  await handIn("name = 1");
  const said = await screen.findByText("2 mistakes; nothing was added:");
  expect(said.closest("[role=alert]")?.querySelectorAll("li")).toHaveLength(2);
  expect(asked.find((each) => each.method === "POST")?.body).toEqual({ text: "name = 1" });
});

test("a good one is named with its game, and one that is there is removed by a second press", async () => {
  answers["POST /api/host/editions"] = { title: "strasbourg", edition: "my-city", faults: [] };
  await handIn("fine");
  await vi.waitFor(() =>
    expect(screen.getByRole("status").textContent).toMatch(/^The edition my-city of Strasbourg is here/),
  );
  await fireEvent.click(screen.getByRole("button", { name: "Remove my-city" }));
  await fireEvent.click(screen.getByRole("button", { name: words.t("press-again") }));
  await vi.waitFor(() => expect(asked.map((each) => each.method)).toContain("DELETE"));
  expect(asked.find((each) => each.method === "DELETE")?.path).toBe("/api/host/editions/strasbourg/my-city");
});

test("without a folder it is said how to name one", async () => {
  answers["GET /api/host/editions"] = { has_folder: false, editions: [] };
  render(OwnEditions);
  expect(await screen.findByText(/ZUNFT_EDITIONS=folder/)).toBeTruthy();
  expect(screen.queryByLabelText("File (.toml)")).toBeNull();
});
