import { describe, expect, test } from "vitest";
import { neighbour, type Place } from "../../../src/games/flanders/geometry/neighbours";
import { offset } from "../../../src/games/flanders/geometry/offset";
import {
  boxOf,
  clockwise,
  contains,
  doubleArea,
  middleOf,
  type Polygon,
} from "../../../src/games/flanders/geometry/polygon";
import { ringWidth, roofs } from "../../../src/games/flanders/geometry/roofs";
import { slotsOf } from "../../../src/games/flanders/geometry/slots";
import { union } from "../../../src/games/flanders/geometry/union";

const square = (x: number, y: number, width = 2, height = 2): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const CORNER = {
  name: "corner",
  c: square(-1, -1),
  s1: square(-1, -3),
  r1: square(1, -1, 1, 2),
  t1: [
    [1, -3],
    [3, -1],
    [1, -1],
  ],
};

describe("the union of spaces", () => {
  test("has no corner where two spaces only lie side by side", () => {
    expect(union([square(0, 0), square(2, 0)])).toEqual([
      expect.arrayContaining([
        [0, 0],
        [4, 0],
        [4, 2],
        [0, 2],
      ]),
    ]);
    expect(union([square(0, 0), square(2, 0)])[0]).toHaveLength(4);
  });

  test("covers as much as its spaces together, however their corners are listed", () => {
    const spaces = [square(0, 0), [...square(2, 1)].reverse(), square(0, 2, 2, 1)];
    const area = union(spaces).reduce((sum, loop) => sum + doubleArea(loop), 0);
    expect(area).toBe(2 * (4 + 4 + 2));
  });

  test("keeps spaces apart that touch in a point", () => {
    expect(union([square(0, 0), square(2, 2)])).toHaveLength(2);
  });

  test("goes around a hole the other way", () => {
    const ring = [square(0, 0, 3, 1), square(0, 2, 3, 1), square(0, 1, 1, 1), square(2, 1, 1, 1)];
    expect(
      union(ring)
        .map((loop) => Math.sign(doubleArea(loop)))
        .sort(),
    ).toEqual([-1, 1]);
  });
});

describe("a wall", () => {
  test("stands as far out on every side as it is wide", () => {
    const [wall] = union([square(0, 0)]).map((loop) => offset(loop, 0.25));
    expect(boxOf([wall as Polygon])).toEqual({ left: -0.25, top: -0.25, right: 2.25, bottom: 2.25 });
  });

  test("is cut off at a sharp tip, so that no tower stands far away", () => {
    const tip: Polygon = [
      [0, 0],
      [2, 2],
      [0, 2],
    ];
    const wall = offset(clockwise(tip), 0.24);
    expect(wall).toHaveLength(5);
    expect(boxOf([wall]).right).toBeLessThan(2.3);
  });
});

describe("roofs", () => {
  test("lie inside one another: eaves, ridge, court", () => {
    const { outer, ridge, court } = roofs(square(0, 0), "gent s1");
    const areas = [outer, ridge, court].map(doubleArea);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(court.every((point) => contains(outer, point))).toBe(true);
  });

  test("of a narrow space are narrow", () => {
    expect(ringWidth(square(0, 0, 2, 1))).toBeLessThan(ringWidth(square(0, 0)));
  });

  test("always stand alike on the same space, and unlike on another", () => {
    const walls = (seed: string) => roofs(square(0, 0), seed).walls;
    expect(walls("gent s1")).toEqual(walls("gent s1"));
    expect(walls("gent s1")).not.toEqual(walls("gent s2"));
  });

  test("leave a court in the smallest triangle", () => {
    const triangle = CORNER.t1 as unknown as Polygon;
    const { court } = roofs(clockwise(triangle), "t");
    expect(contains(court, middleOf(triangle))).toBe(true);
  });
});

describe("the slots of a plan", () => {
  const slots = slotsOf(CORNER);

  test("begin with the centre and the printed spaces", () => {
    expect(slots.slice(0, 4).map(({ space }) => space)).toEqual(["c", "s1", "r1", "t1"]);
  });

  // The same numbers as the server's: what a view calls slot 7 must be drawn there.
  test("go on with what churches may add, square by square and clockwise from the north, then triangles", () => {
    const added = slots.slice(4).map(({ space, church, direction }) => `${space} ${church} ${direction}`.trim());
    expect(added).toEqual([
      "a+1 1 north",
      "c+1 1 north",
      "c+2 1 north",
      "a+1 1 west",
      "c+1 1 west",
      "c+2 1 west",
      "b+1 3",
    ]);
  });

  test("are cut so that the near half touches the church", () => {
    const west = slots.filter(({ direction }) => direction === "west").map(({ polygon }) => boxOf([polygon]));
    expect(west.map(({ left, right }) => [left, right])).toEqual([
      [-3, -1],
      [-2, -1],
      [-3, -2],
    ]);
  });
});

describe("arrow keys", () => {
  const places: Place[] = [
    { key: "c", middle: [0, 0] },
    { key: "east", middle: [2, 0.5] },
    { key: "far east", middle: [4, 0] },
    { key: "south", middle: [0.5, 2] },
  ];

  test("lead to the nearest place in their direction", () => {
    expect(neighbour(places, "c", "ArrowRight")).toBe("east");
    expect(neighbour(places, "c", "ArrowDown")).toBe("south");
    expect(neighbour(places, "far east", "ArrowLeft")).toBe("east");
  });

  test("lead nowhere at the edge", () => {
    expect(neighbour(places, "c", "ArrowUp")).toBeNull();
    expect(neighbour(places, "c", "Enter")).toBeNull();
  });
});
