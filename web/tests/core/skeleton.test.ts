import { expect, test } from "vitest";
import { asStyle, boardRoom, lettered, shapeOf, skeletonFor } from "../../src/core/skeleton";

test("the window alone says how the parts lie", () => {
  const shapes = [
    [1280, 720],
    [1279, 900],
    [390, 844],
    [844, 390],
  ].map(([width = 0, height = 0]) => shapeOf({ width, height }));
  expect(shapes).toEqual(["wide", "tablet", "phone", "low"]);
});

test("a title differs from the common skeleton only where it says so", () => {
  const window = { width: 1280, height: 800 };
  const own = skeletonFor(window, { wide: { hand: 200 }, phone: { hand: 50 } });
  expect(own).toEqual({ ...skeletonFor(window), hand: 200 });
});

test("the board has what the other parts leave, whatever the size of the letters", () => {
  const window = { width: 1280, height: 800 };
  const usual = skeletonFor(window);
  expect(boardRoom(window, usual)).toEqual({ width: 904, height: 536 });
  const large = lettered(usual, 1.3);
  expect(large.side).toBe(usual.side);
  const used = large.top + large.bar + large.hand + 4 * large.gap;
  expect(boardRoom(window, large).height).toBe(800 - used);
});

test("every part is a custom property", () => {
  expect(asStyle(skeletonFor({ width: 390, height: 844 }))).toContain("--bar: 156px");
});
