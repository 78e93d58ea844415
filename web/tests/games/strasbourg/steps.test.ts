import { describe, expect, it } from "vitest";
import type { StrasbourgView } from "../../../src/games/strasbourg/reading";
import { cardHeight } from "../../../src/games/strasbourg/rows";
import { standingOf } from "../../../src/games/strasbourg/standing";
import {
  builderOf,
  guildAt,
  isOverStep,
  isPresent,
  prizesOf,
  shownStep,
  timeOf,
} from "../../../src/games/strasbourg/steps";

const entry = (name: string, seats: number[]) => ({ key: `strasbourg.entry.${name}`, args: {}, seats });

function view(more: Partial<StrasbourgView> = {}): StrasbourgView {
  const rounds = [
    { guilds: ["vintners", "butchers", "bakers"], edifice: "inn" },
    { guilds: ["smiths", "bakers", "vintners"], edifice: "fountain" },
  ];
  const ladder = { a: ["nobility", "church"], b: ["master", "apprentice"], c: ["merchant"] };
  const council = { nobility: 2, church: 0 };
  const players = [0, 1, 2, 3].map(() => ({}));
  const usual = { round: 1, step: "b", rounds, ladder, council, players, prizes: ["master", "apprentice"] };
  return { ...usual, agenda: [], queue: [], ranking: [], ...more } as unknown as StrasbourgView;
}

describe("the step on the ladder", () => {
  it("is the present one, and the one that is pointed at while it is", () => {
    expect(shownStep(view(), null)).toEqual({ round: 1, letter: "b" });
    expect(shownStep(view(), { round: 2, letter: "d" })).toEqual({ round: 2, letter: "d" });
    expect(isPresent(view(), { round: 2, letter: "b" })).toBe(false);
  });

  it("is the first one while the stacks of a round are made", () => {
    expect(shownStep(view({ round: 2, step: null }), null)).toEqual({ round: 2, letter: "a" });
    expect(shownStep(view({ round: 0, step: null }), null)).toEqual({ round: 1, letter: "a" });
  });

  it("of another game than the one that was pointed at is the present one", () => {
    expect(shownStep(view(), { round: 9, letter: "d" })).toEqual({ round: 1, letter: "b" });
  });

  it("has its guild by its round", () => {
    expect(guildAt(view(), { round: 2, letter: "d" })).toBe("bakers");
    expect(guildAt(view(), { round: 2, letter: "c" })).toBeNull();
  });

  it("brings what the view says, and in the last two steps a building to whom the Council has for it", () => {
    expect(prizesOf(view(), "b")).toEqual(["master", "apprentice"]);
    expect([prizesOf(view(), "h"), prizesOf(view(), "i")]).toEqual([["chapel"], ["edifice"]]);
    expect([builderOf(view(), "h"), builderOf(view(), "i"), builderOf(view(), "b")]).toEqual([0, 2, null]);
  });
});

describe("the plan of the rounds", () => {
  it("knows what is over", () => {
    expect([1, 2].map((round) => timeOf(view(), round))).toEqual(["now", "coming"]);
    expect([1, 2].map((round) => timeOf(view({ round: 2 }), round))).toEqual(["past", "now"]);
    expect([1, 2].map((round) => timeOf(view({ round: 0 }), round))).toEqual(["now", "coming"]);
    expect(["a", "b", "c"].map((letter) => isOverStep(view(), letter))).toEqual([true, false, false]);
    expect(isOverStep(view({ step: null }), "a")).toBe(false);
  });
});

describe("how a player stands", () => {
  const bidding = view({ agenda: [entry("bid", [0])], queue: [0, 3, 1], ranking: [2] });

  it("is told in the order of deciding", () => {
    expect([0, 1, 2, 3].map((who) => standingOf(bidding, who, null)?.state)).toEqual(["bids", "later", "rank", "next"]);
  });

  it("is told from where one sits in that order", () => {
    const states = [0, 1, 2, 3].map((who) => standingOf(bidding, who, 3)?.state);
    expect(states).toEqual(["bids", "after-you", "rank", "next"]);
    expect(standingOf(view({ queue: [1], agenda: [entry("bid", [1])] }), 0, 0)).toEqual({ state: "passed" });
  });

  it("is known of those who plan, as long as all do", () => {
    const planning = view({ agenda: [{ ...entry("planning", [0, 1, 2, 3]), done: [3] } as never], step: null });
    expect([0, 3].map((who) => standingOf(planning, who, 0))).toEqual([{ state: "planning" }, null]);
  });

  it("is told of whoever places or builds", () => {
    const placing = view({ agenda: [entry("square", [1])], ranking: [1, 2], prizes: [] });
    expect([1, 2].map((who) => standingOf(placing, who, 0)?.state)).toEqual(["acts", undefined]);
  });
});

describe("cards in a row", () => {
  it("are as high as they may be, lower where there are many, and never too low to be read", () => {
    expect(cardHeight(600, 4, 3, 54)).toBe(54);
    expect(cardHeight(500, 10, 5, 54)).toBeLessThan(54);
    expect(cardHeight(300, 20, 9, 54)).toBe(40);
    expect(cardHeight(0, 4, 3, 54)).toBe(54);
  });
});
