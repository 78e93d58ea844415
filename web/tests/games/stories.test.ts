// What the log of each title says, with the real words.
import { beforeAll, expect, test } from "vitest";
import type { Look } from "../../src/core/look";
import type { Said } from "../../src/core/net/forms";
import type { Block } from "../../src/core/story";
import { plain } from "../../src/core/words/marked";
import { words } from "../../src/core/words/words.svelte";
import { storyOf as flanders } from "../../src/games/flanders/story";
import { storyOf as gilde } from "../../src/games/gilde/story";
import { storyOf as strasbourg } from "../../src/games/strasbourg/story";
import { viewOf } from "./flanders/looks";

beforeAll(() => words.speak("en", ["gilde", "flanders", "strasbourg"]));

const NAMES = ["Ada", "Bram", "Clara"];
const lookOf = (title: string, round = 2) =>
  ({
    title,
    seat: 0,
    names: NAMES,
    reader: { names: NAMES, you: 0 },
    view: { ...viewOf(), round },
    name: (kind: string, key: string) => words.name(title, kind, key),
  }) as unknown as Look;
const told = (title: string, ...events: [string, Said["args"]?][]): Said[] =>
  events.map(([kind, args = {}], n) => ({ key: `${title}.event.${kind}`, args, n }));
const read = (blocks: readonly Block[]) =>
  blocks.map(({ head, note, lines }) => [head, note, ...lines.map((line) => plain(line.say()))]);

test("a turn of The Guild is one block, what belongs together is said together, and shuffling is no line", () => {
  const events = told(
    "gilde",
    ["round-began", { number: 5 }],
    ["turn-began", { seat: 1 }],
    ["earned", { seat: 1, number: 8 }],
    ["drew-card", { seat: 1 }],
    ["reshuffled", { number: 40 }],
    ["drew-card", { seat: 1 }],
    ["played", { seat: 1, card: "b01" }],
    ["experience", { seat: 1, number: 4, total: 13 }],
    ["sold", { seat: 2, card: "b01", number: 3 }],
    ["turn-began", { seat: 0 }],
    ["drew", { card: "b01" }],
  );
  expect(read(gilde(lookOf("gilde", 5), events))).toEqual([
    ["Bram", "round 5", "+8 talers", "draws 2", "plays b01 (+4 → 13)", "Clara sells b01 for 3 talers"],
    ["You", "round 5", "draw 1"],
  ]);
});

test("a step of Strasbourg is one block, and a stack that is turned up card by card is one bid", () => {
  const events = told(
    "strasbourg",
    ["step-began", { step: "d", guild: "vintners" }],
    ["revealed-card", { seat: 1, number: 4 }],
    ["revealed-card", { seat: 1, number: 5 }],
    ["revealed", { seat: 1, stack: 2, number: 9 }],
    ["revealed", { seat: 0, stack: 1, number: 7 }],
    ["leads", { seat: 1 }],
    ["returned-none", { seat: 0 }],
  );
  expect(read(strasbourg(lookOf("strasbourg", 4), events))).toEqual([
    ["D: Vintners", "Round 4", "Bram bids 9 and comes first.", "You bid 7."],
  ]);
});

test("the last steps of Strasbourg, the Council and the final count are blocks of their own", () => {
  const events = told(
    "strasbourg",
    ["built-chapel", { seat: 1, chapel: "k1" }],
    ["prestige", { seat: 1, number: 1 }],
    ["privilege", { seat: 1 }],
    ["scored", { seat: 1, number: 4, total: 5 }],
  );
  const heads = read(strasbourg(lookOf("strasbourg", 4), events)).map(([head]) => head);
  expect(heads).toEqual(["H: chapel", "The Council meets", "The final count"]);
});

test("a round of Flanders is one block; cards that turn up are one line, and so is a town that is scored", () => {
  const events = told(
    "flanders",
    ["round-began", { number: 2, seat: 1 }],
    ["drew-golden", { seat: 1, half: "a" }],
    ["revealed", { seat: 1, card: "gent", number: 0 }],
    ["revealed", { seat: 0, card: "site", number: 1 }],
    ["picked-up", { seat: 1, number: 2 }],
    ["finished", { town: "gent", number: 9 }],
    ["scored", { town: "gent", coat: "grey", number: 4 }],
    ["scored", { town: "gent", coat: "blue", number: 9 }],
    ["cards-removed", { town: "gent" }],
  );
  const [[head, note, ...lines] = []] = read(flanders(lookOf("flanders"), events));
  expect([head, note]).toEqual(["Round 2", "Bram starts"]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Cards up: you .* \+1, Bram /);
  expect(lines[2]).toMatch(/scored, value 9: Ada 9, .* 4\.$/);
});
