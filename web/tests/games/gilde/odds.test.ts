import { describe, expect, it } from "vitest";
import { checkOf, inHundred, oddsOf, shareOver, unseen } from "../../../src/games/gilde/odds";
import { cardOf } from "../../../src/games/gilde/view";
import { EDITION, lying, player, view } from "./edition";

describe("odds", () => {
  it("counts only cards that cannot be seen", () => {
    const seen = view([player({ cards: ["m01"], table: [lying("b01")] }), player(), player()], {
      discard: { size: 2, top: "i01" },
    });
    const left = unseen(EDITION, seen);
    expect([left.get("m01"), left.get("b01"), left.get("i01")]).toEqual([1, 1, 0]);
  });

  it("takes the whole discard pile away where it lies open", () => {
    const open = view(undefined, { discard: { size: 3, top: "b01", cards: { b01: 2, m01: 1 } } });
    expect(unseen(EDITION, open).get("b01")).toBe(0);
  });

  it("never counts the Town Hall as a number", () => {
    expect(shareOver(EDITION, view(), 6)).toBe(0);
    expect(shareOver(EDITION, view(), 0)).toBe(1);
  });

  it("adds the victim's protection to what is needed and the bonus to what is drawn", () => {
    const numbers = { "sabotage-protection": { n: 2, from: [] } };
    const bonus = { "check-bonus-sabotage": { n: 1, from: [] } };
    const table = view([player({ numbers: bonus }), player({ numbers }), player()]);
    const odds = oddsOf(EDITION, table, "m01", 0, 1);
    expect(odds).toMatchObject({ needed: 3, bonus: 1 });
    expect(odds?.inHundred).toBe(Math.round((100 * 6) / 13)); // values over 2: b02, z01, e01, e02, n01, d01 of 13
  });

  it("has none for a card that draws nothing", () => {
    expect(checkOf(cardOf(EDITION, "i01"))).toBeNull();
    expect(oddsOf(EDITION, view(), "i01", 0, 1)).toBeNull();
  });

  it("is 0 or 100 only where it is certain", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(inHundred)).toEqual([0, 1, 50, 99, 100]);
  });
});
