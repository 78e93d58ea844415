import { afterEach, expect, test, vi } from "vitest";
import { pointed } from "../../src/core/pointing";

const [come, leave] = [vi.fn(), vi.fn()];

function thing(): HTMLElement {
  const element = document.body.appendChild(document.createElement("button"));
  pointed(come, leave)(element);
  return element;
}

/** As browsers tell it: over and entered, and moved where the pointer has moved. */
function enter(element: Element, x: number, pointerType = "mouse") {
  const tell = (kind: string, bubbles = true) =>
    element.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 9, pointerType, bubbles }));
  tell("pointerover");
  tell("pointerenter", false);
}
function move(element: Element, x: number) {
  element.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: 9, bubbles: true }));
}

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test("what appears under a pointer that rests is not pointed at, until the pointer moves", () => {
  move(document.body, 5);
  const element = thing();
  enter(element, 5);
  expect(come).not.toHaveBeenCalled();
  move(element, 6);
  move(element, 7);
  expect(come).toHaveBeenCalledOnce();
});

test("a pointer that comes points, and leaves", () => {
  move(document.body, 20);
  const element = thing();
  enter(element, 30);
  element.dispatchEvent(new PointerEvent("pointerleave", { clientX: 40 }));
  expect([come.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});

test("a finger points by its tap", () => {
  move(document.body, 50);
  enter(thing(), 60, "touch");
  expect(come).not.toHaveBeenCalled();
});
