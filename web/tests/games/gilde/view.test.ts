import { describe, expect, it } from "vitest";
import { isAimedAt, isFreshAt } from "../../../src/games/gilde/happening";
import {
  cardOf,
  coatKeyOf,
  figureOf,
  freePlaces,
  nextTitle,
  othersOf,
  stepsOf,
  viewOf,
} from "../../../src/games/gilde/view";
import { EDITION, lying, player, view } from "./edition";

describe("reading the view", () => {
  it("takes the view of another title for none, though it has players, too", () => {
    const other = { players: [], council: {} } as unknown as Parameters<typeof viewOf>[0]["view"];
    expect(viewOf({ view: view() })).not.toBeNull();
    expect(viewOf({ view: other })).toBeNull();
  });

  it("seats the others clockwise from one's own seat", () => {
    expect(othersOf(view(), 1)).toEqual([2, 0]);
    expect(othersOf(view(), null)).toEqual([0, 1, 2]);
  });

  it("counts the places that are free", () => {
    const numbers = { "business-limit": { n: 2, from: [] }, "extension-slots": { n: 1, from: [] } };
    const free = freePlaces(EDITION, player({ table: [lying("b01"), lying("e01"), lying("e02")], numbers }));
    expect(free.map(({ free: many }) => many)).toEqual([1, 0, 0]);
  });

  it("orders titles by their thresholds and names the next", () => {
    expect(stepsOf(EDITION).map(({ title }) => title)).toEqual(["gemeiner", "buerger", "graf"]);
    expect(nextTitle(EDITION, player())).toBe("buerger");
    expect(nextTitle(EDITION, player({ next_title_at: null }))).toBeNull();
  });

  it("shows what a business yields with all that adds to it", () => {
    const income = { n: 5, from: [{ source: "card" as const, key: "b01", n: 3 }] };
    expect(figureOf(player({ numbers: { income } }), "b01", cardOf(EDITION, "b01"))).toBe("+3");
    expect(figureOf(player(), "b01", cardOf(EDITION, "b01"))).toBe("+2");
    expect(figureOf(player(), "d01", cardOf(EDITION, "d01"))).toBe("3");
  });

  it("gives an annex the coat of the profession that it helps", () => {
    expect(coatKeyOf(cardOf(EDITION, "z01"))).toBe("patron");
    expect(coatKeyOf(cardOf(EDITION, "e01"))).toBeNull();
  });
});

describe("what is going on", () => {
  const link = {
    card: "m01",
    kind: "sabotage",
    used: false,
    seat: 0,
    victim: 1,
    target: "b01",
    spared: [],
    number: null,
  };

  it("marks the card that the last link of the chain is aimed at", () => {
    const table = view(undefined, { chain: [{ ...link, victim: 2 }, link] });
    expect(isAimedAt(table, 1, "b01")).toBe(true);
    expect(isAimedAt(table, 2, "b01")).toBe(false);
    expect(isAimedAt(table, 1, null)).toBe(false);
  });

  it("marks nobody who was spared", () => {
    expect(isAimedAt(view(undefined, { chain: [{ ...link, spared: [1] }] }), 1, "b01")).toBe(false);
  });

  it("marks a traded card with its new owner", () => {
    const fresh = [{ key: "gilde.event.traded", args: { seat: 0, card: "b01", to: 2, number: 4 } }];
    expect(isFreshAt(fresh, 2, "b01")).toBe(true);
    expect(isFreshAt(fresh, 0, "b01")).toBe(false);
  });
});
