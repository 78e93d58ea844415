import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import TableRow from "../../src/hall/TableRow.svelte";
import type { Listed } from "../../src/core/net/forms";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", []));
afterEach(cleanup);

const usual = { id: "one", title: "flanders", name: "", language: "en", clock: { kind: "none" }, people: [] };
const listed = (phase: Listed["phase"], more: object = {}) => ({ ...usual, phase, ...more }) as unknown as Listed;

test.each([
  ["open", "#/t/one", "Join"],
  ["running", "#/t/one", "Watch"],
  ["over", "#/replay/one", "Replay"],
  ["closed", "#/t/one", "View"],
] as const)("the row of a table that is %s leads to %s", (phase, way, deed) => {
  render(TableRow, { table: listed(phase) });
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.querySelector(".deed")?.textContent]).toEqual([way, deed]);
  expect(link.textContent.includes("closed")).toBe(phase === "closed");
});

test("a full table that has not begun waits for its beginning: nothing is played on there", () => {
  const people = [{ seat: 0, state: "person", name: "Ada" }];
  render(TableRow, { table: listed("open", { people }), mine: true });
  const text = screen.getByRole("link").textContent;
  expect(text).toContain("waiting to begin");
  expect(text).not.toMatch(/seats? free|Go on/);
});

test("where several seats are mine, nobody's is shown before they have said who looks, in whatever browser", () => {
  render(TableRow, { table: listed("running", { mine: [0, 1] }), mine: true });
  expect(screen.getByRole("link").getAttribute("href")).toBe("#/device/one");
});

test("who looks for a table reads that it is played over days, and what is spoken there", () => {
  render(TableRow, { table: listed("open", { language: "nl", clock: { kind: "day" } }) });
  expect(screen.getByRole("link").textContent).toMatch(/Over days\s+· Dutch/);
});

test("a table over days says by when one is awaited", () => {
  const due = new Date(2026, 10, 18, 18, 4).getTime();
  render(TableRow, { table: listed("running", { clock: { kind: "day" } }), mine: true, awaited: true, due });
  expect(screen.getByRole("link").textContent).toMatch(/until Wed,? 18 Nov,? 18:04/);
});

test("a finished game that was brought from elsewhere does not wait for people", () => {
  render(TableRow, { table: listed("over") });
  expect(screen.getByRole("link").textContent).not.toContain("nobody yet");
});
