import { describe, expect, it } from "vitest";
import {
  edificesBySquare,
  freshOf,
  guildOfStep,
  pointsOf,
  Precedence,
  prizeOf,
  type Player,
  type StrasbourgView,
} from "../../src/games/strasbourg/reading";
import type { Said } from "../../src/net/forms";

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
    players: [player(), player(), player(), player()],
    tasks: null,
    ...more,
  };
}
const order = (precedence: Precedence, now: StrasbourgView): number[] => precedence.of(now).map((bid) => bid.seat);

describe("the order of precedence", () => {
  it("has the highest influence first, then who is undecided in the order of the queue, then who passed", () => {
    const now = view({ queue: [3, 1], players: [player([5]), player(), player([2, 6]), player()] });
    expect(order(new Precedence(), { ...now, seats: 5, players: [...now.players, player()] })).toEqual([2, 0, 3, 1, 4]);
  });

  it("breaks ties clockwise from the starting player as it was while people decided", () => {
    const precedence = new Precedence();
    const tied = [player(), player([4]), player([6]), player([4])];
    precedence.of(view({ start: 0, queue: [3], players: tied.slice(0, 3).concat(player()) }));
    // All have decided: the marker has gone to 2, and from there 3 would be nearer than 1.
    expect(order(precedence, view({ start: 2, players: tied }))).toEqual([2, 1, 3, 0]);
  });

  it("begins anew with every step", () => {
    const precedence = new Precedence();
    precedence.of(view({ start: 0, queue: [1] }));
    const now = view({ step: "c", guild: null, start: 3, players: [player([4]), player(), player(), player([4])] });
    expect(order(precedence, now)).toEqual([3, 0, 1, 2]);
  });

  it("is none where nobody bids", () => {
    expect(order(new Precedence(), view({ step: "h" }))).toEqual([]);
    expect(order(new Precedence(), view({ step: null }))).toEqual([]);
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

  it("gives what a place of a step brings", () => {
    expect([0, 1, 2, 3].map((place) => prizeOf(view({}), place))).toEqual(["master", "journeyman", "apprentice", null]);
    expect([0, 1, 2].map((place) => prizeOf(view({ seats: 3 }), place))).toEqual(["master", "apprentice", null]);
    expect([0, 1, 2].map((place) => prizeOf(view({ step: "a", guild: null }), place))).toEqual([
      "nobility",
      "church",
      null,
    ]);
    expect(prizeOf(view({ step: "g", guild: null }), 0)).toBe("merchant-seat");
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
