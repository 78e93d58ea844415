import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Aside from "../../../src/games/flanders/Aside.svelte";
import { words } from "../../../src/core/words/words.svelte";
import { lookAt, viewOf } from "./looks";

beforeAll(() => words.speak("en", ["flanders"]));
afterEach(cleanup);

test("the own card that is still hidden from others is there to be read", () => {
  const chosen = [{ card: "gent", influence: 0 }, null, null];
  const agenda = [{ key: "flanders.entry.choice", args: {}, seats: [1] }];
  render(Aside, { look: lookAt({ view: viewOf({ seats: 3, round: 1, chosen, agenda }) }) });
  const line = screen.getByText("(yours, still hidden)").closest("li");
  expect(line?.classList.contains("hidden")).toBe(false); // a class of the whole client, for who only listens
});
