/** A small table to look at: two towns of a plan with four spaces. */
import type { FlandersView, Space, Town } from "../../../src/games/flanders/view";
import type { Edition, Verb } from "../../../src/core/net/forms";
import { Choice } from "../../../src/core/choice.svelte";
import type { Look } from "../../../src/core/look";
import { Notation } from "../../../src/core/notation";

export const VERBS: Verb[] = [
  "guild {coat}",
  "centre {place}",
  "choose {card} {influence:number}",
  "build {town} {space} {district}",
  "build {town} {space} {district} {direction}",
  "build {town} {space} {district} {swallowed:space}",
  "complete {town} {space}",
  "cathedral {town} {space}",
  "master {town} {space}",
  "own {card}",
  "influence",
].map((form) => ({ verb: form.split(" ")[0] as string, form, example: "" }));

const PLAN = {
  name: "corner",
  c: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  s1: [
    [-1, -3],
    [1, -3],
    [1, -1],
    [-1, -1],
  ],
  r1: [
    [1, -1],
    [2, -1],
    [2, 1],
    [1, 1],
  ],
  t1: [
    [1, -3],
    [3, -1],
    [1, -1],
  ],
};

export const EDITION = {
  title: "flanders",
  edition: "tiny",
  data: {
    layout: { l1: PLAN, l2: PLAN },
    centres: { gent: { coat: "yellow", masters: 2 }, luik: { coat: "church", masters: 0 } },
  },
} as unknown as Edition;

export function townOf(town: string, more: Partial<Town> = {}): Town {
  const space = (name: string, slot: number, shape: Space["shape"]): Space => ({
    space: name,
    slot,
    shape,
    is: "free",
  });
  const spaces = [
    space("c", 0, "square"),
    space("s1", 1, "square"),
    space("r1", 2, "rectangle"),
    space("t1", 3, "triangle"),
  ];
  return { town, coat: "yellow", place: "l1", closed: false, value: 1, free: 3, standing: [], spaces, ...more };
}

export function viewOf(more: Partial<FlandersView> = {}): FlandersView {
  return {
    seat: 0,
    seats: 3,
    round: 2,
    scores: [0, 0, 0],
    agenda: [],
    asked: null,
    left: [],
    edition: "tiny",
    start: 0,
    guilds: ["blue", "yellow", "green"],
    influenced: [null, null, null],
    points: { blue: 0, yellow: 0, green: 0, red: 0, grey: 0 },
    projected: { points: { blue: 0, yellow: 0, green: 0, red: 0, grey: 0 }, scores: [0, 0, 0] },
    towns: [townOf("gent"), townOf("luik", { place: "l2" })],
    stock: {},
    specials: [],
    pieces: { site: 2, cathedral: 1, master: 1 },
    hands: [],
    golden: { a: 3, b: 3, held: null, discard: {} },
    influence_pile: { left: 0, discard: [] },
    chosen: [null, null, null],
    ...more,
  };
}

export function lookAt(more: Partial<Look> = {}): Look {
  return {
    title: "flanders",
    edition: EDITION,
    seat: 0,
    view: viewOf(),
    choice: new Choice(new Notation(VERBS), []),
    isAsked: true,
    sent: null,
    fresh: [],
    names: ["Ada", "Bram", "Clara"],
    reader: {},
    say: ({ key }) => key,
    name: (_kind, key) => key,
    explain: () => "",
    point: () => {},
    ...more,
  };
}
