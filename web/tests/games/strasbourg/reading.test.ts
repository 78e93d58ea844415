import { describe, expect, it } from "vitest";
import {
  bidsOf,
  edificesBySquare,
  freshOf,
  guildOfStep,
  pointsOf,
  rungsOf,
  type Player,
  type StrasbourgView,
} from "../../../src/games/strasbourg/reading";
import type { Said } from "../../../src/core/net/forms";

const player = (revealed: number[] = []): Player => ({
  prestige: 0,
  deck: 10,
  under_deck: [],
  stacks: {},
  revealed,
  members: 0,
});

function view(more: Partial<StrasbourgView>): StrasbourgView {
  return {
    seat: 0,
    seats: 4,
    round: 1,
    scores: [0, 0, 0, 0],
    agenda: [],
    asked: null,
    left: [],
    edition: "reconstruction",
    start: 0,
    step: "b",
    guild: "vintners",
    rounds: [{ guilds: ["vintners", "butchers", "bakers"], edifice: "inn" }],
    council: {},
    city: {},
    chapels: [],
    edifices: {},
    queue: [],
    ranking: [],
    prizes: ["master", "journeyman", "apprentice"],
    ladder: {},
    failed_task: -3,
    yields: {},
    places: {},
    players: [player(), player(), player(), player()],
    tasks: null,
    ...more,
  };
}

describe("the order of precedence", () => {
  it("has who revealed as the view ranks them, then who is undecided in the order of the queue, then who passed", () => {
    const players = [player([5]), player(), player([2, 6]), player(), player()];
    const bids = bidsOf(view({ seats: 5, queue: [3, 1], ranking: [2, 0], players }));
    expect(bids.map((bid) => bid.seat)).toEqual([2, 0, 3, 1, 4]);
    expect(bids.map((bid) => bid.state)).toEqual(["bids", "bids", "undecided", "undecided", "passed"]);
    expect(bids[0]?.cards).toEqual([6, 2]);
  });

  it("works out no ties itself", () => {
    const tied = [player(), player([4]), player([6]), player([4])];
    const order = (ranking: number[]) => bidsOf(view({ start: 2, ranking, players: tied })).map((bid) => bid.seat);
    expect(order([2, 1, 3])).toEqual([2, 1, 3, 0]);
    expect(order([2, 3, 1])).toEqual([2, 3, 1, 0]);
  });

  it("is none where nobody bids", () => {
    expect(bidsOf(view({ step: "h", prizes: [] }))).toEqual([]);
    expect(bidsOf(view({ step: null, prizes: [] }))).toEqual([]);
  });
});

describe("what a view tells", () => {
  it("gives the guilds of the round's steps", () => {
    expect(["a", "b", "d", "f", "g"].map((step) => guildOfStep(view({}), step))).toEqual([
      null,
      "vintners",
      "butchers",
      "bakers",
      null,
    ]);
    expect(guildOfStep(view({ round: 0 }), "b")).toBeNull();
  });

  it("gives what stands on building spaces", () => {
    expect([...edificesBySquare(view({ edifices: { inn: "h4", fountain: null } }))]).toEqual([["h4", "inn"]]);
  });

  it("marks what has just happened where it happened", () => {
    const said = (key: string, args: Record<string, string | number>) => ({ key: `strasbourg.event.${key}`, args });
    const fresh = freshOf([
      said("placed", { seat: 1, square: "c3", number: 4 }),
      said("built-edifice", { seat: 1, edifice: "inn", square: "h4" }),
      said("took-seat", { seat: 2, council: "church" }),
      said("revealed", { seat: 2, stack: 1, number: 7 }),
    ]);
    expect([...fresh.squares, ...fresh.seats, ...fresh.bids]).toEqual(["c3", "h4", "church", 2]);
    expect(fresh.chapels.size).toBe(0);
  });

  it("adds up the points that a seat has just got", () => {
    const events: Said[] = [
      { key: "strasbourg.event.prestige", args: { seat: 1, number: 2 } },
      { key: "strasbourg.event.scored", args: { seat: 1, number: 11, total: 20 } },
      { key: "strasbourg.event.prestige", args: { seat: 0, number: 1 } },
    ];
    expect(pointsOf(events, 1)).toBe(13);
  });
});

describe("the ladder of a step", () => {
  const players = [player(), player([9]), player(), player([2])];

  it("is there before anybody has bid", () => {
    const rungs = rungsOf(view({ queue: [0, 1, 2, 3] }), null);
    expect(rungs.map(({ prize, bid }) => [prize, bid])).toEqual([
      ["master", null],
      ["journeyman", null],
      ["apprentice", null],
    ]);
  });

  it("has a stack that is only chosen at its place, and those below move down", () => {
    const bid = { seat: 0, cards: [4], state: "bids" } as const;
    const rungs = rungsOf(view({ ranking: [1, 3], queue: [0, 2], players }), { place: 2, bid });
    expect(rungs.map((rung) => [rung.bid?.seat, rung.isChosen])).toEqual([
      [1, false],
      [0, true],
      [3, false],
    ]);
  });

  it("goes on without a prize where more have bid than have a place", () => {
    const rungs = rungsOf(view({ prizes: ["merchant"], ranking: [1, 3], players }), null);
    expect(rungs.map(({ prize }) => prize)).toEqual(["merchant", null]);
  });
});
