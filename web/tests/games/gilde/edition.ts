/** A small edition and a view for the tests: three seats, a few cards of every sort. */
import type { Edition } from "../../../src/core/net/forms";
import type { GildeView, Player } from "../../../src/games/gilde/view";

const CARDS = {
  b01: { type: "business", copies: 2, value: 2, cost: 4, profession: "patron", income: 2 },
  b02: { type: "business", copies: 1, value: 4, cost: 8, profession: "patron", income: 3 },
  z01: { type: "annex", copies: 1, value: 3, cost: 4, static: [{ stat: "boost", n: 1, profession: "patron" }] },
  e01: { type: "extension", copies: 1, value: 3, cost: 5, static: [{ stat: "favour", n: 2 }] },
  e02: { type: "extension", copies: 1, value: 3, cost: 5, static: [{ stat: "favour", n: 1 }] },
  n01: { type: "person", copies: 1, value: 3, cost: 4, votes: 2, upkeep: 1, req: { favour: 1 } },
  d01: { type: "district", copies: 1, value: 5, cost: 6, votes: 3 },
  m01: {
    type: "measure",
    copies: 2,
    value: 2,
    cost: 2,
    kind: "sabotage",
    effects: [
      { op: "random_check", against: 1, plus: "sabotage_protection", then: [{ op: "lock", target: "target", n: 2 }] },
    ],
  },
  m09: {
    type: "measure",
    copies: 1,
    value: 1,
    cost: 0,
    kind: "luck",
    effects: [{ op: "choice", options: [[{ op: "gain_talers", n: 2 }], [{ op: "random_check", against: 2 }]] }],
  },
  i01: { type: "instant", copies: 1, value: 1, cost: 1, kind: "counter", effects: [{ op: "cancel" }] },
  a01: { type: "artefact", copies: 1, value: 1, cost: 1, use: { timing: "instant", kind: "counter", effects: [] } },
  r01: { type: "public", copies: 1, value: 12, cost: 16 },
};

export const EDITION = {
  title: "gilde",
  edition: "small",
  hash: "",
  names: {},
  abouts: {},
  slots: {},
  data: {
    cards: CARDS,
    titles: {
      graf: { xp: 30, business_limit: 5 },
      gemeiner: { xp: 0, business_limit: 2 },
      buerger: { xp: 8, business_limit: 3 },
    },
    professions: { patron: {}, tinker: {} },
    residences: {},
    constants: {},
  },
} as unknown as Edition;

export function player(change: Partial<Player> = {}): Player {
  return {
    talers: 5,
    xp: 3,
    title: "gemeiner",
    next_title_at: 8,
    residence: "haus",
    profession: "patron",
    tower: false,
    hand: 2,
    cards: [],
    table: [],
    lasting: [],
    numbers: {},
    ...change,
  };
}

export function view(players: Player[] = [player(), player(), player()], change: Partial<GildeView> = {}): GildeView {
  return {
    seat: 0,
    seats: players.length,
    round: 1,
    scores: players.map(({ xp }) => xp),
    agenda: [],
    asked: null,
    left: [],
    edition: "small",
    active: 0,
    phase: "actions",
    deck: 9,
    discard: { size: 0, top: null },
    town_hall: "deck",
    political_left: 1,
    offers_left: 6,
    requests: [],
    passing: [],
    chain: [],
    proposal: null,
    owed: [],
    votes: {},
    players,
    winner: null,
    ended: null,
    ...change,
  };
}

export const lying = (card: string, locked = 0, dormant = false) => ({ card, locked, dormant });
