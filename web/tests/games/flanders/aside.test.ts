import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Aside from "../../../src/games/flanders/Aside.svelte";
import Player from "../../../src/games/flanders/Player.svelte";
import Standing from "../../../src/games/flanders/Standing.svelte";
import { words } from "../../../src/core/words/words.svelte";
import { lookAt, townOf, viewOf } from "./looks";

beforeAll(() => words.speak("en", ["flanders"]));
afterEach(cleanup);

test("the own card that is still hidden from others is there to be read", () => {
  const chosen = [{ card: "gent", influence: 0 }, null, null];
  const agenda = [{ key: "flanders.entry.choice", args: {}, seats: [0, 1], done: [0] }];
  render(Player, { look: lookAt({ view: viewOf({ seats: 3, round: 1, chosen, agenda }) }), who: 0 });
  expect(screen.getByRole("img", { name: /\(yours, still hidden\)/ }).classList.contains("hidden")).toBe(false);
});

const standing = (points: number) => [{ coat: "blue", districts: 1, masters: 2, sites: 0, points }];
const view = (points: number) =>
  viewOf({
    round: 1,
    towns: [townOf("gent", { standing: standing(points), value: points })],
    projected: { points: {}, scores: [points, 0, 0] },
  });

test("what a town would bring and what a player would have follow the choice that is previewed", () => {
  const event = { key: "x", args: { town: "gent" } };
  const look = lookAt({ view: view(4), preview: view(7), fresh: [event], isAsked: false });
  const { container } = render(Aside, { look });
  expect(container.textContent.replace(/\s+/g, " ")).toContain("value 4 → 7");
  expect(container.querySelector("li b")?.textContent).toBe("4 → 7");
  const row = render(Player, { look, who: 0 }).container;
  expect(row.querySelector(".more")?.textContent).toBe("+3");
  expect(row.textContent).toContain("7 if the game ended now");
});

test("ranks that several share say whose points each of them gets", () => {
  const tied = ["blue", "red", "yellow"].map((coat) => ({ coat, districts: 1, masters: 1, sites: 0, points: 0 }));
  const said = (all: ReturnType<typeof standing>): string =>
    render(Standing, { look: lookAt({ view: view(9) }), town: townOf("gent", { standing: all }) }).container
      .textContent;
  expect(said(tied)).toContain("Three share 1st to 3rd: each gets the points of the 3rd.");
  expect(said(standing(9))).toContain("Nobody is tied.");
});
