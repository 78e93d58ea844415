import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardRoom } from "../../../src/core/skeleton";
import { breakable } from "../../../src/games/gilde/breaking";
import { BREAKS } from "../../../src/games/gilde/breaks";
import { layingOf } from "../../../src/games/gilde/estate";
import { fanOf, tiersOf } from "../../../src/games/gilde/fan";
import { printOf } from "../../../src/games/gilde/print";
import { skeleton } from "../../../src/games/gilde/skeleton";

// Least width of a card of the hand, and of what is seen of each of ten.
const SIZES: readonly [number, number, number, number][] = [
  [1280, 720, 108, 72],
  [1366, 768, 116, 80],
  [1440, 900, 138, 86],
  [1536, 864, 132, 96],
  [1920, 1080, 166, 130],
];
const FITS = 10; // letters
const BESIDE = 154; // what stands beside the fan

describe("the rooms of The Guild", () => {
  it.each(SIZES)("hold a hand of ten at %i × %i", (width, height, card, strip) => {
    const parts = skeleton({ width, height }, 4);
    const left = boardRoom({ width, height }, parts).width;
    const fan = fanOf(10, { width: left - BESIDE, height: parts.hand });
    expect(fan.width).toBeGreaterThanOrEqual(card);
    expect(fan.strip).toBeGreaterThanOrEqual(strip);
    expect(Math.max(...fan.cards.map((laid) => laid.left)) + fan.width).toBeLessThanOrEqual(left - BESIDE + 1);
  });

  it("never give a larger window smaller cards", () => {
    const widths = SIZES.map(([width, height]) => skeleton({ width, height }, 4).hand);
    expect(skeleton({ width: 1536, height: 900 }, 4).hand).toBeGreaterThanOrEqual(widths[3] ?? 0);
    expect(skeleton({ width: 1920, height: 1080 }, 6).hand).toBe(widths[4]);
  });

  it("keep more room for the others' panels where there are many", () => {
    const window = { width: 1280, height: 720 };
    expect(skeleton(window, 6).others).toBeGreaterThan(skeleton(window, 4).others);
    expect(boardRoom(window, skeleton(window, 6)).height).toBeGreaterThan(140);
  });
});

describe("a fan", () => {
  it("lets the right neighbours of a chosen card give way, and nobody else", () => {
    const room = { width: 790, height: 155 };
    const [resting, chosen] = [fanOf(7, room), fanOf(7, room, 2)];
    expect(chosen.cards.slice(0, 3).map(({ left }) => left)).toEqual(resting.cards.slice(0, 3).map(({ left }) => left));
    expect(chosen.cards[3]?.left).toBeGreaterThanOrEqual((chosen.cards[2]?.left ?? 0) + chosen.width);
    expect(chosen.cards[2]?.turn).toBe(0);
  });

  it("has narrower cards before their titles are covered", () => {
    const fan = fanOf(14, { width: 790, height: 155 });
    expect(fan.strip).toBeGreaterThanOrEqual(54);
    expect(fan.width).toBeLessThan(111);
  });

  it("of one card, or of none, is no fan", () => {
    expect(fanOf(0, { width: 790, height: 155 }).cards).toEqual([]);
    expect(fanOf(1, { width: 790, height: 155 }).cards).toEqual([{ left: 0, top: 2, turn: 0, strip: 111 }]);
  });

  it("lies in two tiers on a phone, five in each of ten, all within the screen", () => {
    const fan = tiersOf(10, { width: 366, height: 218 });
    const tops = fan.cards.map(({ top }) => top);
    expect(tops.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(new Set(tops.slice(5)).size).toBe(1);
    expect(fan.strip).toBeGreaterThanOrEqual(60);
    expect(Math.max(...fan.cards.map(({ left }) => left + fan.width))).toBeLessThanOrEqual(366);
    expect((tops[9] ?? 0) + fan.height).toBeLessThanOrEqual(218);
  });
});

describe("the own table", () => {
  const room = { width: 900, height: 170 };

  it("shows cards with the free places beside them, then cards alone, then chips", () => {
    expect(layingOf(3, room)).toMatchObject({ kind: "cards", across: 360 });
    expect(layingOf(7, room)).toMatchObject({ kind: "cards", across: 0 });
    expect(layingOf(12, room).kind).toBe("chips");
    expect(layingOf(12, { width: 900, height: 230 }).kind).toBe("rows");
  });

  it("never lets cards stand out of their room", () => {
    for (let count = 1; count <= 16; count += 1) {
      const { kind, width } = layingOf(count, { width: 900, height: 230 });
      const across = kind === "rows" ? Math.ceil(count / 2) : count;
      if (kind !== "chips") expect(across * (width + 10) - 10).toBeLessThanOrEqual(900);
    }
  });
});

describe("a card", () => {
  it("prints only whole lines", () => {
    expect(printOf(145, 0.36)).toContain("--lines: 2");
    expect(printOf(222, 0.36)).toContain("--lines: 5");
  });

  const shown = (name: string) => breakable(name).replaceAll("\u00AD", "-");

  it("breaks the long words of printed names at their joints", () => {
    expect(shown("Klostergarten")).toBe("Kloster-garten");
    expect(shown("Handelskantoor")).toBe("Handels-kantoor");
    expect(shown("Patricians’ Quarter")).toBe("Patri-cians’ Quarter");
    expect(shown("Market Quarter")).toBe("Market Quarter");
  });

  it("breaks long words of an own edition before what can begin a syllable", () => {
    expect(shown("Steinbrecherhaus")).toBe("Stein-bre-cher-haus");
    expect(shown("Kornspeicherhof")).toBe("Korn-spei-cher-hof");
  });

  it("has no printed name with a long word that nothing says where to break", () => {
    const edition = readFileSync("../src/zunft/games/gilde/editions/reconstruction.toml", "utf8");
    const cards = edition.slice(edition.indexOf("[cards."));
    const names = [...cards.matchAll(/\b(?:en|de|nl) = "([^".:]+)"/g)].map(([, name = ""]) => name);
    const long = names.flatMap((name) => name.split(/[ -]/)).filter((word) => word.length > FITS && !/[.,]/.test(word));
    expect(long.length).toBeGreaterThan(80);
    expect(long.filter((word) => !BREAKS.has(word.toLowerCase()))).toEqual([]);
  });
});
