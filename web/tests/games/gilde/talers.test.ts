import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../../../src/core/words/words.svelte";
import Talers from "../../../src/games/gilde/Talers.svelte";

beforeAll(() => words.speak("en", ["gilde"]));
afterEach(cleanup);

const sumOf = (value: number, least = 0) => {
  const onchange = vi.fn();
  render(Talers, { label: "Price", value, least, onchange });
  return onchange;
};

test("a sum goes up and down by one coin", async () => {
  const onchange = sumOf(4);
  await fireEvent.click(screen.getByRole("button", { name: "Less" }));
  await fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(onchange.mock.calls).toEqual([[3], [5]]);
});

test("a sum can be typed, stays within what can be paid, and an empty field changes nothing", async () => {
  const onchange = sumOf(4, 1);
  const field = screen.getByRole("spinbutton", { name: "Price" });
  for (const value of ["12", "5000", "0", "2.7", ""]) await fireEvent.input(field, { target: { value } });
  expect(onchange.mock.calls).toEqual([[12], [999], [1], [2]]);
  await fireEvent.blur(field);
  expect((field as HTMLInputElement).value).toBe("4");
});

test("the least sum cannot be made smaller", async () => {
  const onchange = sumOf(1, 1);
  expect(screen.getByRole("button", { name: "Less" }).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: "Less" }));
  expect(onchange.mock.calls.every(([value]) => value === 1)).toBe(true);
});
