import { expect, it } from "vitest";
import { passesAloud } from "../../../src/games/gilde/live";
import type { Look } from "../../../src/core/look";
import { player, view } from "./edition";

it("tells who passes in all windows, as everybody sees it", () => {
  const look = { view: view([player(), player(), player()], { passing: [2] }) } as unknown as Look;
  expect([0, 1, 2].map((who) => passesAloud(look, who))).toEqual([false, false, true]);
});
