import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../src/core/settings.svelte";
import { words } from "../../../src/core/words/words.svelte";
import { scenesOf } from "../../../src/games/flanders/scenes/scenes";
import { lookAt, townOf, viewOf } from "./looks";

beforeAll(() => words.speak("en", ["flanders"]));
beforeEach(() => {
  settings.motion = "full";
  Element.prototype.animate = vi.fn(() => ({})) as never;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    ...new DOMRect(10, 20, 70, 100),
    width: 70,
    height: 100,
    top: 20,
    bottom: 120,
    left: 10,
  } as DOMRect);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const revealed = ["gent", "luik"].map((card, seat) => ({
  key: "flanders.event.revealed",
  args: { seat, card, number: 0 },
  n: seat,
}));

async function stageIsOver(): Promise<void> {
  const look = lookAt({ view: viewOf({ towns: [townOf("gent"), townOf("luik")] }) });
  const [scene] = scenesOf(look, revealed);
  const place = Object.assign(document.createElement("span"), { innerHTML: '<i data-played="0"></i>' });
  document.body.append(place);
  const { unmount } = render(scene!.Component, scene!.props as never);
  await tick();
  unmount();
}

test("when the stage is over each card goes to the place at the table that shows it, and to no other", async () => {
  await stageIsOver();
  expect(vi.mocked(Element.prototype.animate).mock.contexts).toHaveLength(1);
  const flying = vi.mocked(Element.prototype.animate).mock.contexts[0] as HTMLElement;
  expect(flying.textContent).toContain("gent");
  expect(flying.getAttribute("aria-hidden")).toBe("true");
});

test("with less motion nothing travels", async () => {
  settings.motion = "less";
  await stageIsOver();
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});
