import { describe, expect, it } from "vitest";
import { flightsOf } from "../../../src/games/gilde/flights";
import type { Said } from "../../../src/core/net/forms";

const said = (key: string, args: Said["args"]): Said => ({ key: `gilde.event.${key}`, args });
const after = (...fresh: Said[]) => flightsOf({ fresh, seat: 2 });

describe("what travels", () => {
  it("carries a card from the hand to its place on the table", () => {
    const [flight] = after(said("laid-out", { seat: 1, card: "b01" }));
    expect(flight).toMatchObject({ what: "card", card: "b01" });
    expect(flight?.from?.[0]).toBe('[data-hand="1"]');
    expect(flight?.to?.[0]).toBe('[data-lies="1 b01"]');
  });

  it("shows the face of a drawn card to nobody but the one who drew it", () => {
    const [own, other] = after(said("drew", { card: "b01" }), said("drew-card", { seat: 0 }));
    expect(own).toMatchObject({ card: "b01", to: ['[data-hand="2"]', '[data-tab="2"]'] });
    expect(other).toMatchObject({ card: null, to: ['[data-hand="0"]', '[data-tab="0"]'] });
  });

  it("pays coins from one to the other, or from and to the bank", () => {
    const flights = after(
      said("paid", { seat: 0, to: 1, number: 3 }),
      said("earned", { seat: 1, number: 2 }),
      said("paid-debt", { seat: 1, to: "bank", number: 2 }),
    );
    expect(flights.map(({ from, to, number }) => [from?.[0] ?? "bank", to?.[0] ?? "bank", number])).toEqual([
      ['[data-talers="0"]', '[data-talers="1"]', 3],
      ["bank", '[data-talers="1"]', 2],
      ['[data-talers="1"]', "bank", 2],
    ]);
  });

  it("lets both go when a card is sold, and no coins where none are paid", () => {
    expect(after(said("sold", { seat: 0, card: "b01", number: 4 })).map(({ what }) => what)).toEqual(["card", "coins"]);
    expect(after(said("earned", { seat: 0, number: 0 }))).toEqual([]);
  });

  it("lets experience rise where its bar is", () => {
    const [flight] = after(said("experience", { seat: 3, number: 4, total: 20 }));
    expect(flight).toMatchObject({ what: "experience", number: 4, to: ['[data-experience="3"]'] });
  });

  it("moves nothing for what is only told", () => {
    expect(after(said("turn-began", { seat: 0 }), said("declined", { seat: 0, of: 1 }))).toEqual([]);
  });
});
