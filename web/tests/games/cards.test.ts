import { cleanup, render, screen } from "@testing-library/svelte";
import { readdirSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { words } from "../../src/core/words/words.svelte";
import { CARDS } from "../../src/games/cards";
import { faceOf } from "../../src/games/faces";
import GameCard from "../../src/hall/GameCard.svelte";

const TITLES = readdirSync("../src/zunft/games").filter((name) => /^[a-z]+$/.test(name));

beforeAll(() => words.speak("en", []));
afterEach(cleanup);

test("every title of the package is found by its folder", () => {
  expect(TITLES.length).toBeGreaterThan(2);
  expect(Object.keys(CARDS).sort()).toEqual(TITLES.sort());
});

test.each(TITLES)("%s has a face and texts, found by their folders", async (title) => {
  expect((await faceOf(title)).Board).toBeTruthy();
  expect(words.has(`${title}-title`)).toBe(false);
  await words.learn(title);
  expect(words.has(`${title}-title`)).toBe(true);
});

test("seats are said as soon as the hall has told them", async () => {
  const { rerender } = render(GameCard, { title: "gilde" });
  expect(screen.getByText(/45–120 minutes/).textContent).not.toContain("players");
  await rerender({ seats: [2, 3, 4, 5, 6] });
  expect(screen.getByText(/45–120 minutes/).textContent).toContain("2–6 players ·");
});
