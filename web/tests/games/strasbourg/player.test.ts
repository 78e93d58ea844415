import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Player from "../../../src/games/strasbourg/Player.svelte";
import type { Look } from "../../../src/core/look";
import { words } from "../../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", ["strasbourg"]));
afterEach(cleanup);

const fresh = [{ key: "strasbourg.event.scored", args: { seat: 0, number: -3, total: 1 } }];

function rowOf(player: object): string {
  const view = {
    council: {},
    agenda: [],
    prizes: [],
    players: [{ deck: 4, stacks: {}, ...player }],
    scores: [1],
    start: 0,
  };
  render(Player, { look: { seat: 1, names: ["Ada"], view, fresh } as unknown as Look, who: 0 });
  return screen.getByText("Ada").closest(".row")?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

test("points that have just come stand beside the score", () => {
  expect(rowOf({})).toBe("Ada starts deck 4 1 −3");
});

test("under a final score nothing of the game is left, nor what came last", () => {
  expect(rowOf({ tasks: {} })).toBe("Ada 1");
});
