import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Player from "../../src/games/plain/Player.svelte";
import type { Face } from "../../src/core/look";
import Players from "../../src/table/Players.svelte";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

const sitter = (seat: number, name: string | null, state = "person") => ({ seat, name, state });
const seatAmong = (...people: object[]) =>
  ({
    seat: 0,
    names: ["Ada", "Bram"],
    view: { left: [1], agenda: [], scores: [0, 0] },
    page: { phase: "running", people },
  }) as unknown as Seat;

function rowsOf(seat: Seat): string[] {
  render(Players, { seat, face: { Player } as unknown as Face });
  return screen.getAllByRole("listitem").map((row) => row.textContent);
}

test("who has given up is said to have left", () => {
  const [ada, bram] = rowsOf(seatAmong(sitter(0, "Ada"), sitter(1, "Bram")));
  expect(ada).not.toContain("has left the game");
  expect(bram).toContain("has left the game");
});

test("a bot plays for now for who may come back, and for nobody who was deleted or has not come along", () => {
  const [ada, ...gone] = rowsOf(
    seatAmong(sitter(0, "Ada", "stand-in"), sitter(1, "–", "stand-in"), sitter(2, null, "stand-in")),
  );
  expect(ada).toContain("A bot plays for Ada for now.");
  expect(gone.join(" ")).not.toContain("A bot plays");
});
