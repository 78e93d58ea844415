import { describe, expect, it } from "vitest";
import { Planner, type Card } from "../../../src/games/strasbourg/planner.svelte";
import type { Draft } from "../../../src/core/look";

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

  it("has the highest stack first when a card is laid down, when cards are spread and when the page is loaded again", () => {
    const planner = planning(5, 4, 3);
    planner.spread();
    planner.put(idOf(planner, 3), planner.zoneOf(idOf(planner, 4)));
    expect(values(planner)).toEqual([[], [4, 3], [5], []]);
    planner.put(idOf(planner, 3), 3);
    expect(values(planner)).toEqual([[], [5], [4], [3], []]);
    expect(values(opened(drawer([[3], [4, 2]]), 4, 3, 2))).toEqual([[], [4, 2], [3], []]);
  });

  it("leaves the stacks where they are while a card goes along them by keys", () => {
    const planner = planning(5, 4, 3);
    planner.spread();
    planner.move(idOf(planner, 3), 2);
    expect(values(planner)).toEqual([[], [5], [4, 3], []]);
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

/** A drawer for one seat's plan. */
function drawer(kept: unknown = null): Draft & { kept: unknown } {
  const draft = { kept, found: () => draft.kept, keep: (thing: unknown) => void (draft.kept = thing) };
  return draft;
}

function opened(draft: Draft, ...cards: number[]): Planner {
  const planner = new Planner();
  planner.open(draft, cards);
  return planner;
}

describe("a plan that is not sent yet", () => {
  it("lies there again after a reload, with every step that was made", () => {
    const draft = drawer();
    const before = opened(draft, 5, 3, 2, 1);
    before.spread();
    before.move(idOf(before, 2), before.zoneOf(idOf(before, 3)));
    before.move(idOf(before, 1), 0);
    expect(values(opened(draft, 5, 3, 2, 1))).toEqual([[1], [5], [3, 2], []]);
  });

  it("is kept for the next question when a card is drawn", () => {
    const [first, planner] = [drawer(), new Planner()];
    planner.open(first, [5, 2]);
    planner.spread();
    first.kept = null; // the question is answered
    planner.open(first, [5, 2, 4]);
    expect(values(opened(first, 5, 2, 4))).toEqual([[4], [5], [2], []]);
  });

  it("leaves out what is in hand no more", () => {
    expect(values(opened(drawer([[5, 3], [6]]), 5, 3))).toEqual([[], [5, 3], []]);
  });

  it("is none of the next person's at this device, who may hold the same cards", () => {
    const [own, others, planner] = [drawer(), drawer(), new Planner()];
    planner.open(own, [5, 2]);
    planner.spread();
    planner.lifted = idOf(planner, 5);
    planner.open(others, [5, 2]);
    expect([values(planner), planner.lifted, others.kept]).toEqual([[[5, 2], []], null, []]);
    planner.open(own, [5, 2]);
    expect(values(planner)).toEqual([[], [5], [2], []]);
  });

  it("is not lost while nothing is asked for a moment", () => {
    const [draft, planner] = [drawer(), new Planner()];
    planner.open(draft, [5, 2]);
    planner.spread();
    planner.open(draft, []);
    planner.open(draft, [5, 2]);
    expect(values(planner)).toEqual([[], [5], [2], []]);
  });

  it("is none where nothing can be answered", () => {
    const planner = opened(drawer([[5]]), 5);
    planner.open(undefined, []);
    expect(values(planner)).toEqual([[], []]);
  });
});
