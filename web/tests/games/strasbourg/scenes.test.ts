import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Look } from "../../../src/core/look";
import type { Said } from "../../../src/core/net/forms";
import { words } from "../../../src/core/words/words.svelte";
import { auctionsIn } from "../../../src/games/strasbourg/scenes/auction";
import { countIn, gainsIn } from "../../../src/games/strasbourg/scenes/council";
import { scenesOf } from "../../../src/games/strasbourg/scenes/scenes";

beforeAll(() => words.speak("en", ["strasbourg"]));
afterEach(cleanup);

const told = (...events: [string, Said["args"]?][]): Said[] =>
  events.map(([kind, args = {}], n) => ({ key: `strasbourg.event.${kind}`, args, n }));

const NAMES = ["Ada", "Bram", "Clara"];
const lookOf = (view: object = {}): Look =>
  ({
    title: "strasbourg",
    seat: 0,
    names: NAMES,
    reader: { names: NAMES, you: 0, edition: "" },
    name: (_: string, key: string) => key,
    say: (said: Said) => said.key,
    view: {
      round: 1,
      start: 1,
      rounds: [
        { guilds: ["vintners", "bakers", "smiths"], edifice: "inn" },
        { guilds: [], edifice: null },
      ],
      ladder: { b: ["master", "apprentice"], c: ["merchant"] },
      council: { vintners: 1, church: 0, bakers: 0 },
      players: [{ prestige: 5 }, { prestige: 3 }, { prestige: 2 }],
      ...view,
    },
  }) as unknown as Look;

const BEFORE = told(
  ["round-began", { number: 1, seat: 2 }],
  ["took-seat", { seat: 2, council: "vintners" }],
  ["step-began", { step: "b", guild: "vintners" }],
  ["passed", { seat: 2 }],
  ["revealed-card", { seat: 0, number: 4 }],
  ["revealed-card", { seat: 0, number: 1 }],
  ["revealed", { seat: 0, stack: 2, number: 5 }],
  ["revealed-card", { seat: 1, number: 5 }],
  ["revealed", { seat: 1, stack: 1, number: 5 }],
  ["leads", { seat: 0 }],
  ["took-seat", { seat: 0, council: "vintners" }],
);

test("an auction is ranked by influence, then clockwise from who held the marker, and tells who leaves the seat", () => {
  const [auction] = auctionsIn(lookOf(), BEFORE.slice(-2), BEFORE);
  expect(auction?.bids.map(({ seat, cards, influence, prize }) => [seat, cards, influence, prize])).toEqual([
    [0, [4, 1], 5, "master"],
    [1, [5], 5, "apprentice"],
  ]);
  expect([auction?.passed, auction?.isLevel, auction?.taken, auction?.old]).toEqual([[2], true, "vintners", 2]);
});

test("an auction that began before this screen looked is no scene, and neither is one without a bid", () => {
  expect(auctionsIn(lookOf(), BEFORE.slice(-2), BEFORE.slice(-2))).toEqual([]);
  expect(scenesOf(lookOf(), told(["all-passed"]), told(["step-began", { step: "c" }], ["all-passed"]))).toEqual([]);
});

test("the stage of an auction says who won by which numbers", () => {
  const [scene] = scenesOf(lookOf(), BEFORE.slice(-2), BEFORE);
  expect(scene?.line).toBe(
    "You are Master of the vintners. 5 is level with Bram; nearer to the starting player comes first.",
  );
  expect(scene?.seconds).toBeGreaterThanOrEqual(1.5);
  expect(scene?.seconds).toBeLessThanOrEqual(3);
  const { container } = render(scene!.Component, scene!.props as never);
  expect(container.textContent).toContain("Passed: Clara.");
  expect(container.querySelector(".lost")).toBeNull();
});

test("the stage of an auction shows the cards of whoever gets no place, and where one of them may go", () => {
  const [scene] = scenesOf(lookOf({ ladder: { b: ["master"] } }), BEFORE.slice(-2), BEFORE);
  const { container } = render(scene!.Component, scene!.props as never);
  expect([...container.querySelectorAll(".lost text")].map((card) => card.textContent)).toEqual(["5"]);
  expect(container.textContent).toContain("Bram 5: no place. One card may go back under the deck.");
});

const MET = told(
  ["round-began", { number: 2, seat: 0 }],
  ["prestige", { seat: 0, number: 2 }],
  ["privilege", { seat: 0 }],
  ["prestige", { seat: 1, number: 1 }],
  ["prestige", { seat: 2, number: 0 }],
);
const END = [
  ...MET,
  ...told(
    ["showed-task", { seat: 0, task: "t01", number: 1 }],
    ["showed-task", { seat: 1, task: "t02", number: 0 }],
    ["scored", { seat: 0, number: 3, total: 5 }],
    ["scored", { seat: 1, number: -3, total: 3 }],
    ["scored", { seat: 2, number: 2, total: 2 }],
    ["ended"],
  ).map((event) => ({ ...event, n: (event.n ?? 0) + MET.length })),
];

test("the Council tells seats, points and privilege; the final count is not among what it brings", () => {
  expect(
    gainsIn(lookOf(), END).map(({ seat, seats, number, total, hasPrivilege }) => [
      seat,
      seats.length,
      number,
      total,
      hasPrivilege,
    ]),
  ).toEqual([
    [0, 2, 2, 2, true],
    [1, 1, 1, 6, false],
    [2, 0, 0, 0, false],
  ]);
});

test("the final count tells what each had before, what is added, and how many tasks hold", () => {
  expect(
    countIn(END).map(({ seat, before, number, total, tasks, failed }) => [seat, before, number, total, tasks, failed]),
  ).toEqual([
    [0, 2, 3, 5, 1, 0],
    [1, 6, -3, 3, 0, 1],
    [2, 0, 2, 2, 0, 0],
  ]);
});

test("the end of the game is two scenes, each with a minus sign and its round", () => {
  const scenes = scenesOf(lookOf({ round: 2 }), END.slice(1), END);
  expect(scenes.map(({ line }) => line)).toEqual([
    "The Council: you +2, Bram +1, Clara 0.",
    "Final count: you 5 (+3), Bram 3 (−3), Clara 2 (+2).",
  ]);
  const pages = scenes.map((scene) => render(scene.Component, scene.props as never).container.textContent);
  expect(pages[0]).toContain("after round 2");
  expect(pages[1]).toContain("−3");
});
