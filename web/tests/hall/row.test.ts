import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import TableRow from "../../src/hall/TableRow.svelte";
import type { Listed } from "../../src/net/forms";
import { words } from "../../src/words/words.svelte";

beforeAll(() => words.speak("en", []));
afterEach(cleanup);

const listed = (phase: Listed["phase"]) =>
  ({ id: "one", title: "flanders", name: "", phase, people: [] }) as unknown as Listed;

test.each([
  ["open", "#/t/one", "Join"],
  ["running", "#/t/one", "Watch"],
  ["over", "#/replay/one", "Replay"],
  ["closed", "#/t/one", "Look at it"],
] as const)("the row of a table that is %s leads to %s", (phase, way, deed) => {
  render(TableRow, { table: listed(phase) });
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.querySelector(".deed")?.textContent]).toEqual([way, deed]);
  expect(link.textContent.includes("closed")).toBe(phase === "closed");
});
