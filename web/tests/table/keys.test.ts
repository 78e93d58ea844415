import { beforeEach, expect, test } from "vitest";
import { dueOf, leftOf, spoken } from "../../src/table/clocks";
import { wishOf, type Wish } from "../../src/table/keys";

beforeEach(() => {
  document.body.innerHTML = `
    <div data-place="board"><button id="picked" aria-pressed="true"></button><button id="free"></button></div>
    <button id="quiet" aria-pressed="true"></button><textarea id="typing"></textarea>
    <dialog open><p id="sheet"></p></dialog><p id="text"></p>`;
});

function press(key: string, on: string): Wish {
  let wish: Wish = null;
  const listen = (event: KeyboardEvent) => void (wish = wishOf(event));
  document.addEventListener("keydown", listen);
  document.getElementById(on)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  document.removeEventListener("keydown", listen);
  return wish;
}

test("Enter confirms, Escape takes back, numbers press the bar's buttons", () => {
  expect(press("Enter", "text")).toEqual({ kind: "confirm" });
  expect(press("Escape", "text")).toEqual({ kind: "back" });
  expect(press("2", "text")).toEqual({ kind: "button", at: 1 });
});

test("Enter presses what has the focus, unless that is picked already", () => {
  expect(press("Enter", "free")).toBeNull();
  expect(press("Enter", "picked")).toEqual({ kind: "confirm" });
  expect(press("Enter", "quiet")).toBeNull();
});

test("keys belong to who types and to an open sheet", () => {
  for (const place of ["typing", "sheet"])
    for (const key of ["Enter", "Escape", "1"]) expect(press(key, place)).toBeNull();
});

test("a clock counts down in minutes, then hours", () => {
  expect([spoken(5), spoken(134), spoken(3700)]).toEqual(["0:05", "2:14", "1:01:40"]);
});

test("the reader's own clock comes first; one seat's alone can be asked for", () => {
  const seats = [
    { seat: 0, runs: true, until: 10_000 },
    { seat: 1, runs: true, until: 60_000 },
    { seat: 2, runs: false, until: null },
  ];
  const face = { kind: "move", paused: false, seats };
  expect(leftOf(face, 1, false, 0)).toEqual({ text: "1:00", isShort: false });
  expect(leftOf(face, 2, false, 0)).toEqual({ text: "0:10", isShort: true });
  expect(leftOf(face, 2, true, 0)).toBeNull();
});

test("a bank that stands still shows what is left of it, where that seat is asked for", () => {
  const seats = [
    { seat: 0, runs: true, bank: 90_000, until: 60_000 },
    { seat: 1, runs: false, bank: 75_000, until: null },
  ];
  const face = { kind: "bank", paused: false, seats };
  expect(leftOf(face, 0, true, 0)?.text).toBe("1:00");
  expect(leftOf(face, 1, true, 0)?.text).toBe("1:15");
  expect(leftOf(face, 1, false, 0)?.text).toBe("1:00"); // the one that the reader waits for
});

test("over days a moment is said instead of seconds, until the last hour", () => {
  const until = 7_200_000;
  const face = { kind: "day", paused: false, seats: [{ seat: 0, runs: true, until }] };
  expect(dueOf(face, 0, true, 0)).toBe(until);
  expect(dueOf(face, 1, true, 0)).toBeNull();
  expect(dueOf(face, 0, true, until - 1_800_000)).toBeNull();
  expect(dueOf({ ...face, kind: "bank" }, 0, true, 0)).toBeNull();
});
