import { beforeEach, expect, test } from "vitest";
import { calledHere, handOnNames, isDeviceTable, keepNames, nextSeat } from "../../src/core/device";

beforeEach(() => localStorage.clear());

test("the device goes to the next asked person around the table", () => {
  expect(nextSeat([0, 1, 2], new Set(), null)).toBe(0);
  expect(nextSeat([0, 1, 2], new Set(), 0)).toBe(1);
  expect(nextSeat([0, 2], new Set(), 2)).toBe(0);
});

test("who has answered in secret is not asked to take the device again", () => {
  expect(nextSeat([0, 1, 2], new Set([0, 1]), 1)).toBe(2);
  expect(nextSeat([0, 1], new Set([0, 1]), 1)).toBeNull();
});

test("names are kept for their table, and bots have none", () => {
  keepNames("a", ["Ada", "", "Bram"]);
  expect([0, 1, 2].map((seat) => calledHere("a", seat))).toEqual(["Ada", null, "Bram"]);
  expect(calledHere("b", 0)).toBeNull();
  expect([isDeviceTable("a"), isDeviceTable("b")]).toEqual([true, false]);
});

test("a drawer that cannot be read is an empty one", () => {
  localStorage.setItem("zunft device", "{");
  expect(calledHere("a", 0)).toBeNull();
});

test("a rematch at one device knows what its people are called", () => {
  keepNames("a", ["Ada", "", "Bram"]);
  handOnNames("a", "next");
  handOnNames("elsewhere", "other");
  expect([calledHere("next", 0), calledHere("next", 1), calledHere("next", 2)]).toEqual(["Ada", null, "Bram"]);
  expect([isDeviceTable("next"), isDeviceTable("other")]).toEqual([true, false]);
});
