import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Stacks from "../../src/games/strasbourg/Stacks.svelte";
import { Choice } from "../../src/table/choice.svelte";
import type { Look } from "../../src/table/look";
import { Notation } from "../../src/table/notation";
import { words } from "../../src/words/words.svelte";

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
