import { expect, test } from "vitest";
import { boardRoom } from "../../../src/core/skeleton";
import { captionPlaces } from "../../../src/games/flanders/captions";
import { emptyPlot } from "../../../src/games/flanders/drawing";
import type { Box } from "../../../src/games/flanders/geometry/polygon";
import { layoutOf, unitFor, type Rect } from "../../../src/games/flanders/layout";
import { skeleton } from "../../../src/games/flanders/skeleton";
import { EDITION } from "./looks";

const box = (width: number, height: number): Box => ({ left: 0, top: 0, right: width, bottom: height });
/** The towns of the large edition: its tallest column has 16.68 units. */
const PRINTED = [box(8.84, 7.84), box(8.84, 7.84), box(8.84, 7.84), box(8.84, 8.84), box(8.84, 8.84), box(8.84, 8.84)];
const grown = (by: number) => PRINTED.map((town, at) => (at === 4 ? box(8.84, 8.84 + by) : town));

function squareAt(width: number, height: number, towns = PRINTED): number {
  const window = { width, height };
  return 2 * unitFor(boardRoom(window, skeleton(window, 4)), PRINTED, towns);
}

test.each([
  [1280, 720, 54, 48],
  [1366, 768, 54, 52],
  [1440, 900, 64, 64],
  [1536, 864, 60, 60],
  [1920, 1080, 80, 80],
])(
  "at %i × %i a square is large at the start, hardly smaller when a column has grown, and that once",
  (width, height, first, last) => {
    const sides = [0, 1, 2, 3].map((by) => squareAt(width, height, grown(by)));
    expect(sides[0]).toBeGreaterThanOrEqual(first);
    expect(sides[3]).toBeGreaterThanOrEqual(last);
    expect(new Set(sides).size).toBeLessThanOrEqual(2);
    expect(squareAt(width, height, grown(4))).toBeGreaterThanOrEqual(48);
  },
);

test("a larger window never shows smaller towns", () => {
  for (const width of [1280, 1366, 1440, 1600, 1920])
    for (let height = 600; height < 1200; height += 7) {
      expect(squareAt(width, height + 7)).toBeGreaterThanOrEqual(squareAt(width, height));
      expect(squareAt(width + 160, height)).toBeGreaterThanOrEqual(squareAt(width, height));
    }
});

test("a town that is wider than its third pushes its neighbours aside, and none lies on another", () => {
  const plots = [0, 1, 2].map((at) => ({ ...emptyPlot(EDITION, "l1"), box: box(at === 1 ? 14 : 8, 8) }));
  const { towns } = layoutOf(
    { width: 700, height: 400 },
    plots.map((plot) => plot.box),
    plots,
  );
  towns.slice(1).forEach((town, at) => {
    const before = towns[at] as Rect;
    expect(town.left).toBeGreaterThanOrEqual(before.left + before.width - 1e-6);
  });
});

test("captions lie on no wall and on no other caption, as long as there is room", () => {
  const plots = ["l1", "l2"].map((place) => emptyPlot(EDITION, place));
  const room = { width: 900, height: 400 };
  const { unit, towns } = layoutOf(
    room,
    plots.map((plot) => plot.box),
    plots,
  );
  const [one, other] = captionPlaces(room, unit, towns, plots) as [Rect, Rect];
  const apart = one.left + one.width <= other.left || other.left + other.width <= one.left;
  expect(apart || one.top + one.height <= other.top || other.top + other.height <= one.top).toBe(true);
});
