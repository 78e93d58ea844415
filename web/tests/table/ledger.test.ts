import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Ledger from "../../src/table/Ledger.svelte";
import TopBar from "../../src/table/TopBar.svelte";
import type { Face } from "../../src/core/look";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", []));
afterEach(cleanup);

test("points that are lost have a minus sign, line by line and together", () => {
  const lines = [2, -5].map((points) => ({ key: "x.ledger.y", args: {}, points }));
  render(Ledger, { lines, title: "strasbourg", say: () => "A task" });
  expect([...document.querySelectorAll(".points")].map((each) => each.textContent)).toEqual(["2", "−5", "−3"]);
});

test("so has one's own score above the board", () => {
  const view = { scores: [-3], left: [], round: 1, agenda: [] };
  const seat = { seat: 0, title: "strasbourg", view, page: { phase: "over", people: [] }, setting: { table: "one" } };
  render(TopBar, { seat: seat as unknown as Seat, face: {} as Face });
  expect(screen.getByLabelText("You have −3 points").textContent).toBe("−3");
});
