import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Tasks from "../../../src/games/strasbourg/Tasks.svelte";
import { shown } from "../../../src/games/strasbourg/shown.svelte";
import type { Look } from "../../../src/core/look";
import { words } from "../../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", ["strasbourg"]));
afterEach(cleanup);

test("a task that failed shows what it cost, one that was fulfilled what it gave", () => {
  const players = [{ tasks: { t01: false, t02: true } }];
  const edition = { data: { tasks: { t01: { points: 9 }, t02: { points: 6 } } } };
  const name = (_: string, key: string) => key;
  const look = {
    seat: 0,
    names: ["Ada"],
    edition,
    name,
    explain: name,
    view: { council: {}, failed_task: -3, players },
  };
  render(Tasks, { look: look as unknown as Look });
  expect(screen.getAllByRole("listitem").map((each) => each.textContent.replaceAll(/\s+/g, " ").trim())).toEqual([
    "t01 t01 failed −3",
    "t02 t02 fulfilled +6",
  ]);
});

test("a task that was kept says in few words how much of it is there, and means its squares when it is pointed at", () => {
  const progress = { has: 1, of: 3, counting: ["f3"], possible: ["g1"] };
  const edition = { data: { tasks: { t08: { kind: "in-guild", guild: "shoemakers", points: 8 } } } };
  const look = {
    seat: 0,
    names: ["Ada"],
    edition,
    name: (_: string, key: string) => key,
    explain: () => "Three of your family members stand in the shoemakers’ squares.",
    view: { council: {}, players: [{}], tasks: { dealt: [], kept: { t08: false }, progress: { t08: progress } } },
  };
  render(Tasks, { look: look as unknown as Look });
  const row = screen.getByRole("listitem");
  expect(row.textContent.replaceAll(/\s+/g, " ")).toContain("3 among the shoemakers");
  expect(row.textContent).toContain("1 of 3");
  row.focus();
  expect(shown.task).toBe("t08");
  row.blur();
  expect(shown.task).toBeNull();
});

test("the dots of a task stand in a room of their own, so that its words and figures never yield to them", () => {
  const progress = { has: 1, of: 3, counting: [], possible: [] };
  const edition = { data: { tasks: { t08: { kind: "in-guild", guild: "shoemakers", points: 8 } } } };
  const look = {
    seat: 0,
    names: ["Ada"],
    edition,
    name: (_: string, key: string) => key,
    explain: () => "Three.",
    view: { council: {}, players: [{}], tasks: { dealt: [], kept: { t08: false }, progress: { t08: progress } } },
  };
  const { container } = render(Tasks, { look: look as unknown as Look });
  expect(container.querySelectorAll(".room .dots i")).toHaveLength(3);
  expect(container.querySelectorAll(".room .dots i.full")).toHaveLength(1);
  expect(container.querySelector(".state")?.textContent.trim()).toBe("1 of 3");
});
