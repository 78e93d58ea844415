import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Look } from "../../../src/core/look";
import type { Said } from "../../../src/core/net/forms";
import { words } from "../../../src/core/words/words.svelte";
import { checksIn } from "../../../src/games/gilde/scenes/check";
import { electionIn } from "../../../src/games/gilde/scenes/election";
import { valuesLeft } from "../../../src/games/gilde/scenes/left";
import { scenesOf } from "../../../src/games/gilde/scenes/scenes";
import { EDITION, player, view } from "./edition";

beforeAll(() => words.speak("en", ["gilde"]));
afterEach(cleanup);

const told = (...events: [string, Said["args"]?][]): Said[] =>
  events.map(([kind, args = {}], n) => ({ key: `gilde.event.${kind}`, args, n }));

const NAMES = ["Ada", "Bram", "Clara"];
const votes = (...parts: number[]) => ({
  votes: { n: parts.reduce((all, n) => all + n, 0), from: parts.map((n) => ({ source: "card", key: "n01", n })) },
});
const lookOf = (change: object = {}): Look => {
  const edition = {
    ...EDITION,
    data: { ...(EDITION.data as object), constants: { election_value_divisor: 2, tiebreak_value_divisor: 1 } },
  };
  const look = {
    title: "gilde",
    seat: 0,
    edition,
    names: NAMES,
    reader: { names: NAMES, you: 0, edition: "" },
    name: (_: string, key: string) => key,
    explain: () => "",
    say: (said: Said) => words.say(said, { names: NAMES, you: 0, edition: "" }),
    view: view([player({ numbers: votes(2, 1) as never }), player({ numbers: votes(3) as never }), player()]),
    ...change,
  };
  return look as unknown as Look;
};

const ATTACK = told(
  ["turn-began", { seat: 1 }],
  ["played-on", { seat: 1, card: "m01", of: 0, target: "b01" }],
  ["number-drawn", { seat: 1, card: "b02", number: 1 }],
  ["played", { seat: 2, card: "i01" }],
  ["number-drawn", { seat: 1, card: "d01", number: 5 }],
  ["succeeded", { seat: 1, number: 6, against: 3 }],
  ["locked", { seat: 0, card: "b01", number: 2 }],
  ["experience", { seat: 1, number: 2, total: 9 }],
);

test("a check tells attack, protection, bonus, the card that counts and the one that it replaced, and what comes of it", () => {
  const [check] = checksIn(lookOf(), ATTACK.slice(-3), ATTACK);
  expect(check).toMatchObject({
    seat: 1,
    card: "m01",
    victim: 0,
    target: "b01",
    drawn: { card: "d01", number: 5 },
    replaced: [{ card: "b02", number: 1 }],
    bonus: 1,
    total: 6,
    least: 1,
    guard: 2,
    stat: "sabotage-protection",
    isSuccess: true,
  });
  expect(check?.effects.map(({ key }) => key)).toEqual(["gilde.event.locked"]);
});

test("the stage of a check shows every number that decides", () => {
  const [scene] = scenesOf(lookOf(), ATTACK.slice(-3), ATTACK);
  const shown = render(scene!.Component, scene!.props as never).container.textContent ?? "";
  expect(shown).toContain("6 against 3: it succeeds.");
  expect(shown).toContain("More than 3 is needed: 1, and 2 for sabotage-protection.");
  expect(shown).toContain("5 + 1 = 6");
  expect(scene?.seconds).toBeLessThanOrEqual(3);
});

test("a check whose card was played before this screen looked is no scene", () => {
  expect(checksIn(lookOf(), ATTACK.slice(-3), ATTACK.slice(-3))).toEqual([]);
});

const ELECTION = told(
  ["count-began", { seat: 1 }],
  ["has-votes", { seat: 1, number: 3 }],
  ["has-votes", { seat: 0, number: 3 }],
  ["number-drawn", { seat: 1, card: "b01", number: 2 }],
  ["counted", { seat: 1, number: 1, total: 4 }],
  ["number-drawn", { seat: 0, card: "n01", number: 3 }],
  ["counted", { seat: 0, number: 1, total: 4 }],
  ["tied", { number: 1 }],
  ["number-drawn", { seat: 1, card: "d01", number: 5 }],
  ["counted", { seat: 1, number: 5, total: 9 }],
  ["number-drawn", { seat: 0, card: "b02", number: 4 }],
  ["counted", { seat: 0, number: 4, total: 8 }],
  ["elected", { seat: 1 }],
);

// Of the thirteen cards of the small edition.
const EARLY = { wins: 15, level: 62 };
const LAST = { wins: 0, level: 8 };

test("an election is told card by card, with what the last card has to be, in 4 to 9 seconds", () => {
  const election = electionIn(lookOf(), ELECTION.slice(-1), ELECTION);
  expect(
    election?.candidates.map(({ seat, total, segments }) => [seat, total, segments.map(({ number }) => number)]),
  ).toEqual([
    [1, 9, [3, 1, 5]],
    [0, 8, [2, 1, 1, 4]],
  ]);
  expect(election?.news.map((news) => ({ ...news, at: 0 }))).toEqual([
    { kind: "decisive", at: 0, seat: 0, wins: 4, level: 2, chances: EARLY },
    { kind: "tied", at: 0, seats: [1, 0], votes: 4 },
    { kind: "decisive", at: 0, seat: 0, wins: 6, level: 5, chances: LAST },
  ]);
  const times = [...(election?.candidates ?? []).flatMap(({ segments }) => segments.map(({ at }) => at))];
  expect(Math.max(...times)).toBeLessThan(election?.elected ?? 0);
  expect(election?.seconds).toBeGreaterThanOrEqual(4);
  expect(election?.seconds).toBeLessThanOrEqual(9);
});

test("the chances of the last card are counted over what could not be seen before it was drawn", () => {
  const discard = { size: 4, top: "b02", cards: { b01: 1, n01: 1, d01: 1, b02: 1 } };
  const hands = [player({ cards: ["b01"] }), player({ cards: ["m09", "i01"] }), player({ table: [] })]; // open at the end
  const shown = lookOf({ view: view(hands, { discard }) });
  const [, , last] = electionIn(shown, ELECTION.slice(-1), ELECTION)?.news ?? [];
  // Seen: b01 twice, n01 and d01, but b02 was still to be drawn, and the others' hands were closed.
  expect(valuesLeft(shown, ELECTION.slice(-3)).toSorted()).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4]);
  expect(last).toMatchObject({ wins: 6, level: 5, chances: { wins: 0, level: 0 } });
});

test("the stage of an election says the votes and who does not stand", () => {
  const [scene] = scenesOf(lookOf(), ELECTION.slice(-1), ELECTION);
  expect(scene?.line).toBe("Bram is elected mayor with 9 votes. Votes: Bram 9, You 8.");
  const shown = render(scene!.Component, scene!.props as never).container.textContent ?? "";
  expect(shown).toContain("You need a 6 to become mayor, a 5 to draw level.");
  expect(shown).toContain("Of the cards that you cannot see, 0 % are 6 or more, and 8 % draw level.");
  expect(shown).toContain("Not standing: Clara.");
});

test("votes that do not add up to what was counted are shown as one part", () => {
  const events = ELECTION.map((event) =>
    event.key.endsWith("has-votes") ? { ...event, args: { ...event.args, number: 2 } } : event,
  );
  const [first] = electionIn(lookOf(), events.slice(-1), events)?.candidates ?? [];
  expect(first?.segments[0]).toMatchObject({ number: 2, part: null });
});

test("whoever becomes Count is seen beside everybody else, by experience", () => {
  const look = lookOf({ view: view([player({ xp: 30 }), player({ xp: 12 }), player({ xp: 20 })]) });
  const [scene] = scenesOf(look, told(["became-count", { seat: 0 }]), []);
  expect(scene?.line).toBe("You become Count: 30 experience: the title of Count needs 30.");
  const { container } = render(scene!.Component, scene!.props as never);
  expect([...container.querySelectorAll("li strong")].map((each) => each.textContent)).toEqual([
    "You",
    "Clara",
    "Bram",
  ]);
});
