import { beforeAll, expect, test } from "vitest";
import type { Sitter } from "../../src/core/net/forms";
import { isNamed, nameOf } from "../../src/table/names";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", []));

const sitter = (more: Partial<Sitter>): Sitter => ({ seat: 1, state: "person", ...more });

test.each([
  ["a person", { name: "Ada" }, "Ada"],
  ["a person for whom a bot plays", { name: "Ada", bot: "master", state: "stand-in" }, "Ada"],
  ["a bot", { bot: "master", state: "bot" }, "Bram"],
  ["the bot of who was deleted", { name: "–", bot: "master", state: "stand-in" }, "Bram"],
  ["who was deleted", { name: "–" }, "Seat 2"],
  ["who has not come yet", {}, "Seat 2"],
] as const)("%s is called by a name, or by the number that is on the seat", (_, more, name) => {
  expect(nameOf(sitter(more))).toBe(name);
});

test("who was deleted has no name", () => {
  expect([{ name: "Ada" }, { name: "–" }, { name: null }, {}].map((more) => isNamed(sitter(more)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
