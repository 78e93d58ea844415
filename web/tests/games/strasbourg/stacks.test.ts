import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Stacks from "../../../src/games/strasbourg/Stacks.svelte";
import { Choice } from "../../../src/core/choice.svelte";
import type { Look } from "../../../src/core/look";
import { Notation } from "../../../src/core/notation";
import { words } from "../../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", ["strasbourg"]));
afterEach(cleanup);

test.each([
  [null, "You have no stacks yet."],
  ["c", "You have no stacks left."],
])("without stacks, in step %s, one reads: %s", (step, text) => {
  const view = { council: {}, step, players: [{ stacks: {}, hand: [[]], revealed: [] }] };
  const look = { seat: 0, view, choice: new Choice(new Notation([]), []) };
  render(Stacks, { look: look as unknown as Look });
  expect(screen.getByText(text)).toBeTruthy();
});

test("the own stacks lie by value, the highest first, each with the number by which the others know it", () => {
  const stacks = { 1: { size: 2, cards: [3, 1] }, 2: { size: 1, cards: [2] }, 3: { size: 1, cards: [6] } };
  const view = { council: {}, step: "c", players: [{ stacks, hand: [], revealed: [] }] };
  const look = { seat: 0, view, choice: new Choice(new Notation([]), []) };
  render(Stacks, { look: look as unknown as Look });
  expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
    "Bid of 6, from 6; the others see it as stack 3",
    "Bid of 4, from 3 + 1; the others see it as stack 1",
    "Bid of 2, from 2; the others see it as stack 2",
  ]);
});
