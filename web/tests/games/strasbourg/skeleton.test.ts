import { describe, expect, it } from "vitest";
import { boardRoom } from "../../../src/core/skeleton";
import { cardIn, hasPlan, leastIn, roomsOf, skeleton } from "../../../src/games/strasbourg/skeleton";

const LEAST: [width: number, height: number, square: number][] = [
  [1280, 720, 68],
  [1366, 768, 73],
  [1440, 900, 84],
  [1536, 864, 79],
  [1920, 1080, 110],
];

describe("the rooms of a table of Strasbourg", () => {
  it.each(LEAST)("at %i by %i have squares of %i at least", (width, height, least) => {
    const window = { width, height };
    expect(roomsOf(window).square).toBeGreaterThanOrEqual(least);
    const room = boardRoom(window, skeleton(window, 5));
    expect(room.height).toBeGreaterThanOrEqual(6.7 * least);
    expect(room.width - 168).toBeGreaterThanOrEqual(9.7 * least); // the Council stands beside the city
  });

  it("never have smaller squares in a window that is larger in both directions", () => {
    for (let width = 1280; width <= 2000; width += 40)
      for (let height = 600; height <= 1200; height += 10) {
        const { square } = roomsOf({ width, height });
        expect(roomsOf({ width, height: height + 10 }).square).toBeGreaterThanOrEqual(square);
        expect(roomsOf({ width: width + 40, height }).square).toBeGreaterThanOrEqual(square);
      }
  });

  it("have a row for the plan of the rounds where the window is high enough, else it stands in the bar at the top", () => {
    expect([720, 768, 800, 900].map((height) => hasPlan({ width: 1280, height }))).toEqual([false, false, true, true]);
    expect(skeleton({ width: 1280, height: 720 }, 5)).toMatchObject({ top: 56, strip: 0 });
    expect(skeleton({ width: 1280, height: 800 }, 5)).toMatchObject({ top: 112, strip: 56 });
    expect(hasPlan({ width: 390, height: 844 })).toBe(false);
  });

  it("have cards that fit the hand", () => {
    for (const [width, height] of LEAST) {
      const window = { width, height };
      expect(cardIn(window)).toBeGreaterThanOrEqual(40);
      expect(cardIn(window)).toBeLessThanOrEqual(skeleton(window, 5).hand - 30);
    }
  });

  it("have cards that a finger hits, however many there are, on a phone and a tablet", () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
    ] as const)
      expect(leastIn({ width, height }) * 0.7 + 2).toBeGreaterThanOrEqual(44);
    expect(leastIn({ width: 1280, height: 720 })).toBe(40);
  });
});
