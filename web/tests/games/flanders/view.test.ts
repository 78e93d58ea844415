import { describe, expect, test } from "vitest";
import { changesOf } from "../../../src/games/flanders/changes";
import { commonSize, framed, frameWith, townPlot } from "../../../src/games/flanders/drawing";
import { flightsOf } from "../../../src/games/flanders/flights";
import { neighbour } from "../../../src/games/flanders/geometry/neighbours";
import { heldBy, influenceOf } from "../../../src/games/flanders/hand";
import { kindsOn, standings } from "../../../src/games/flanders/pieces/standing";
import { inOrder, stillActing, turnsOf } from "../../../src/games/flanders/order";
import { firstSpot, spotsIn } from "../../../src/games/flanders/spots";
import {
  districtsLeft,
  ranked,
  rankOf,
  type FlandersView,
  type Space,
  type Standing,
} from "../../../src/games/flanders/view";
import { Choice } from "../../../src/core/choice.svelte";
import { Notation } from "../../../src/core/notation";
import { EDITION, lookAt, townOf, VERBS, viewOf } from "./looks";

const has = (coat: string, districts: number, masters = 0): Standing => ({
  coat,
  districts,
  masters,
  sites: 0,
  points: 0,
});

describe("ranks", () => {
  const town = townOf("gent", {
    standing: [has("grey", 1), has("blue", 2), has("red", 1), has("green", 2, 1), has("yellow", 0)],
  });

  test("go by districts, then by masters", () => {
    expect(ranked(town).map(({ coat }) => coat)).toEqual(["green", "blue", "grey", "red", "yellow"]);
    expect(rankOf(town, "blue")).toEqual({ rank: 2, isShared: false });
  });

  test("are shared by equals, and nobody's without a district", () => {
    expect(rankOf(town, "red")).toEqual({ rank: 3, isShared: true });
    expect(rankOf(town, "yellow")).toBeNull();
  });
});

test("the districts left are those of all shapes, with and without masters", () => {
  const stock = { blue: { square: [1, 2], rectangle: [0, 1], triangle: [3, 0] } };
  expect(districtsLeft(viewOf({ stock }), "blue")).toBe(7);
});

describe("what was shown this round", () => {
  const chosen = [
    { card: "gent", influence: 1 },
    { card: "luik", influence: 0 },
    { card: "pickup", influence: 0 },
  ];
  const entry = (name: string, seats: number[]) => ({ key: `flanders.entry.${name}`, args: {}, seats });

  const deeds = (agenda: FlandersView["agenda"], more: Partial<FlandersView> = {}) => {
    const view = viewOf({ chosen, agenda, ...more });
    return inOrder(turnsOf(view), stillActing(view)).map(({ seat, deed }) => [seat, deed]);
  };

  test("says who acts now, who is next and who has done, in the order in which cards are carried out", () => {
    const agenda = [entry("placement", [1]), entry("placement", [0]), entry("gold", [])];
    expect(deeds(agenda)).toEqual([
      [2, "done"],
      [1, "now"],
      [0, "next"],
    ]);
  });

  test("says of whom the golden card awaits an answer, when all silver ones are carried out", () => {
    expect(deeds([entry("placement", [0])])).toEqual([
      [0, "now"],
      [1, "done"],
      [2, "done"],
    ]);
  });

  test("says who has chosen, while others choose, and shows no other card than one's own", () => {
    const own = [{ card: "gent", influence: 0 }, null, null];
    const agenda = [{ ...entry("choice", [0, 1, 2]), done: [0, 2] }, entry("gold", [])];
    expect(deeds(agenda, { chosen: own })).toEqual([
      [0, "chosen"],
      [1, "choosing"],
      [2, "chosen"],
    ]);
  });
});

describe("the hand", () => {
  const hands = [{ cards: ["gent", "pickup"], played: ["luik"], influence: 2 }];
  const choice = () => new Choice(new Notation(VERBS), ["choose gent 0", "choose gent 1", "choose pickup 0"]);

  test("has what can be chosen and what was played", () => {
    const held = heldBy(lookAt({ view: viewOf({ hands }), choice: choice() }));
    expect(held.map(({ card, state }) => [card, state])).toEqual([
      ["gent", "open"],
      ["luik", "not"],
      ["pickup", "open"],
    ]);
  });

  test("is empty for a spectator", () => {
    expect(heldBy(lookAt({ seat: null, view: viewOf({ hands }) }))).toEqual([]);
  });

  test("shows the influence that is picked", () => {
    const picking = choice();
    picking.pick({ influence: "1" });
    expect(influenceOf(lookAt({ view: viewOf({ hands }), choice: picking }))).toEqual({
      all: 2,
      picked: 1,
      canPick: true,
    });
  });
});

describe("a church that has swallowed a neighbour", () => {
  const spaces: Space[] = [
    { space: "c", slot: 0, shape: "square", is: "district", coat: "yellow", masters: 2, cathedral: false },
    { space: "s1", slot: 1, shape: "square", is: "district", coat: "church", masters: 0, cathedral: false },
    { space: "r1", slot: 2, shape: "rectangle", is: "free" },
    { space: "t1", slot: 3, shape: "triangle", is: "swallowed", coat: "church", masters: 0, cathedral: false },
  ];

  test("is drawn as one district with it", () => {
    const { lots } = townPlot(EDITION, townOf("gent", { spaces }));
    expect(lots[1]?.loops).toHaveLength(1);
    expect(lots[1]?.loops[0]).toHaveLength(4);
    expect(lots[3]?.church).toBe("s1");
    expect(lots[0]?.loops).toEqual([lots[0]?.polygon]);
  });
});

test("a church that adds a space makes the wall grow", () => {
  const town = townOf("gent");
  const grown = { ...town, spaces: [...town.spaces, { space: "a+1", slot: 4, shape: "square", is: "free" } as Space] };
  const [before, after] = [townPlot(EDITION, town), townPlot(EDITION, grown)];
  expect(after.box.top).toBe(before.box.top - 2);
  expect(after.wall).toHaveLength(1);
});

test("all towns are framed by one size, each in its middle", () => {
  const boxes = [
    { left: 0, top: 0, right: 4, bottom: 2 },
    { left: 0, top: 0, right: 2, bottom: 6 },
  ];
  expect(commonSize(boxes)).toEqual([4, 6]);
  expect(framed(boxes[1]!, [4, 6])).toBe("-1 0 4 6");
});

test("three masters are one figure and a number, and all pieces stand within a rectangle", () => {
  expect(kindsOn(3, false, true)).toEqual(["shield", "crane", "master", "count"]);
  const standing = standings(
    [
      [0, 0],
      [1, 0],
      [1, 2],
      [0, 2],
    ],
    [0.5, 1],
    kindsOn(2, true, false),
  );
  expect(standing.every(({ at: [x, y], size }) => x === 0.5 && y - size / 2 > 0 && y + size / 2 < 2)).toBe(true);
});

describe("what a move changes", () => {
  const before = viewOf({ towns: [townOf("gent", { standing: [has("blue", 1), has("grey", 1)] })] });
  const after = viewOf({
    towns: [townOf("gent", { value: 2, standing: [has("blue", 2), has("grey", 1)] })],
    scores: [5, 0, 0],
  });

  test("is the value of the town, the own rank there and the own points", () => {
    const changes = changesOf(lookAt({ view: before }), { view: after } as never);
    expect(changes).toEqual(["flanders-ui-change-value", "flanders-ui-change-rank", "flanders-ui-change-points"]);
  });

  test("is nothing where nothing changes or the move is refused", () => {
    expect(changesOf(lookAt({ view: before }), { view: before } as never)).toEqual([]);
    expect(changesOf(lookAt({ view: before }), { view: after, refused: { key: "x", args: {} } } as never)).toEqual([]);
  });
});

test("points fly to the score of the guild's player, or to the guild's own where it has none", () => {
  const scored = (coat: string, number: number) => ({
    key: "flanders.event.scored",
    args: { town: "gent", coat, number },
  });
  const flights = flightsOf(lookAt({ fresh: [scored("yellow", 8), scored("grey", 4), scored("blue", 0)] }));
  expect(flights.map(({ target, points }) => [target, points])).toEqual([
    ['[data-score="1"]', 8],
    ['[data-coat="grey"]', 4],
  ]);
});

test("a town that is about to grow is framed with its new spaces", () => {
  const box = { left: 0, top: 0, right: 4, bottom: 4 };
  expect(frameWith(box, [], [4, 4])).toBe("0 0 4 4");
  const [left, , width] = frameWith(
    box,
    [
      [
        [-2, 0],
        [0, 0],
        [0, 2],
      ],
    ],
    [4, 4],
  )
    .split(" ")
    .map(Number);
  expect(left).toBeLessThan(-2);
  expect(width).toBeGreaterThan(6);
});

describe("where arrow keys go", () => {
  const cell = (town: string) => ({ town: townOf(town), plot: townPlot(EDITION, townOf(town)) });
  const spots = spotsIn([cell("gent"), { ...cell("ieper"), town: null }, cell("luik")]);

  test("is from town to town, never into a plan that is not in play", () => {
    expect(neighbour(spots, "gent t1", "ArrowRight")).toMatch(/^luik /);
    expect(spots.some(({ key }) => key.startsWith("ieper"))).toBe(false);
  });

  test("begins at something that can be done", () => {
    const choice = new Choice(new Notation(VERBS), ["build luik r1 blue"]);
    expect(firstSpot(lookAt({ choice }), spots)).toBe("luik r1");
    expect(firstSpot(lookAt(), spots)).toBe("gent c");
  });
});
