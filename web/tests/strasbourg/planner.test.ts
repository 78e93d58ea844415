import { describe, expect, it } from "vitest";
import { Planner, type Card } from "../../src/games/strasbourg/planner.svelte";

const values = (planner: Planner): number[][] => planner.zones.map((zone) => zone.map((card) => card.value));
const idOf = (planner: Planner, value: number): number =>
  (planner.zones.flat().find((card) => card.value === value) as Card).id;

function planning(...cards: number[]): Planner {
  const planner = new Planner();
  planner.take(cards);
  return planner;
}

describe("a plan in the making", () => {
  it("begins with all cards in hand and room for a stack", () => {
    expect(values(planning(2, 5, 3))).toEqual([[5, 3, 2], []]);
  });

  it("makes room for another stack when a card is put on the empty one", () => {
    const planner = planning(5, 2);
    planner.move(idOf(planner, 5), 1);
    expect(values(planner)).toEqual([[2], [5], []]);
  });

  it("closes up where a stack has become empty", () => {
    const planner = planning(5, 2);
    planner.spread();
    planner.move(idOf(planner, 5), 2);
    expect(values(planner)).toEqual([[], [5, 2], []]);
  });

  it("keeps what was put somewhere when another card is drawn", () => {
    const planner = planning(5, 2);
    planner.move(idOf(planner, 5), 1);
    planner.take([2, 5, 5]);
    expect(values(planner)).toEqual([[5, 2], [5], []]);
  });

  it("forgets the cards that are gone", () => {
    const planner = planning(5, 2);
    planner.spread();
    planner.take([]);
    planner.take([5]);
    expect(values(planner)).toEqual([[5], []]);
  });

  it("is said in one breath once every card lies on a stack", () => {
    const planner = planning(3, 2, 5);
    expect(planner.phrase).toBeNull();
    planner.spread();
    planner.move(idOf(planner, 2), planner.zoneOf(idOf(planner, 3)));
    expect(planner.phrase).toBe("plan 5 3+2");
  });

  it("is none without cards", () => {
    expect(planning().phrase).toBeNull();
  });

  it("takes what is dropped from another zone and closes up afterwards", () => {
    const planner = planning(4, 1);
    const [one, other] = planner.zones[0] as [Card, Card];
    planner.show(0, [other]);
    planner.show(1, [one]);
    planner.settle();
    expect(values(planner)).toEqual([[1], [4], []]);
  });
});
