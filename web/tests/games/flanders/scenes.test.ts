import { expect, test } from "vitest";
import { shownIn } from "../../../src/games/flanders/scenes/reveal";
import { scenesOf } from "../../../src/games/flanders/scenes/scenes";
import { scoredIn } from "../../../src/games/flanders/scenes/scored";
import { lookAt, townOf, viewOf } from "./looks";

const event = (key: string, args: Record<string, string | number>, n = 0) => ({
  key: `flanders.event.${key}`,
  args,
  n,
});
const revealed = (seat: number, card: string, number: number) => event("revealed", { seat, card, number }, seat);

test("more cards act first, and equals stay clockwise from whoever starts", () => {
  const events = [revealed(1, "gent", 0), revealed(2, "site", 1), revealed(0, "luik", 0)];
  const shown = shownIn(lookAt(), events);
  expect(shown.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(shown.map(({ town }) => town?.town ?? null)).toEqual([null, "gent", "luik"]);
  expect(shown.map(({ coat }) => coat)).toEqual(["green", "yellow", "blue"]);
});

const standing = [
  { coat: "blue", districts: 2, masters: 1, sites: 0, points: 0 },
  { coat: "grey", districts: 3, masters: 0, sites: 0, points: 0 },
  { coat: "green", districts: 2, masters: 1, sites: 0, points: 0 },
];
const finished = [
  event("finished", { town: "gent", number: 9 }),
  event("scored", { town: "gent", coat: "blue", number: 4 }),
  event("scored", { town: "gent", coat: "green", number: 4 }),
  event("scored", { town: "gent", coat: "grey", number: 9 }),
];

test("a scored town tells every place with what decides it, the best first", () => {
  const look = lookAt({ view: viewOf({ towns: [townOf("gent", { standing }), townOf("luik")] }) });
  const [scored] = scoredIn(look, finished);
  expect(scored?.value).toBe(9);
  expect(
    scored?.places.map(({ name, rank, isShared, districts, masters, points }) => [
      name,
      rank,
      isShared,
      districts,
      masters,
      points,
    ]),
  ).toEqual([
    ["grey", 1, false, 3, 0, 9],
    ["Ada", 2, true, 2, 1, 4],
    ["Clara", 2, true, 2, 1, 4],
  ]);
});

test("cards and a town are two scenes; towns that are scored together are one", () => {
  const look = lookAt({ view: viewOf({ towns: ["a", "b", "c"].map((town) => townOf(town, { standing })) }) });
  expect(scenesOf(look, [revealed(0, "a", 0), event("finished", { town: "a", number: 3 })])).toHaveLength(2);
  const all = ["a", "b", "c"].map((town) => event("finished", { town, number: 3 }));
  expect(scenesOf(look, all)).toHaveLength(1);
  expect(scenesOf(look, [event("built", { seat: 0 })])).toEqual([]);
});

test("where bots have played two rounds at once, the cards of the last one come to the stage", () => {
  const look = lookAt({ view: viewOf({ towns: ["a", "b"].map((town) => townOf(town)) }) });
  const [scene] = scenesOf(look, [revealed(0, "a", 0), revealed(1, "b", 0), revealed(1, "a", 0), revealed(0, "b", 0)]);
  expect(
    (scene?.props as unknown as { shown: { seat: number; card: string }[] }).shown.map(({ seat, card }) => [
      seat,
      card,
    ]),
  ).toEqual([
    [1, "a"],
    [0, "b"],
  ]);
});
