import { describe, expect, it } from "vitest";
import { coatOf } from "../../../src/games/gilde/coats";
import { choosePicture } from "../../../src/games/gilde/pictures/choosing";
import { MOTIFS } from "../../../src/games/gilde/pictures/motifs";
import { pictureOf } from "../../../src/games/gilde/pictures/scenes";
import { fillOf } from "../../../src/games/gilde/pictures/shapes";
import { dataOf } from "../../../src/games/gilde/view";
import { EDITION } from "./edition";

const { cards } = dataOf(EDITION);

describe("pictures", () => {
  it("gives every card of an edition one", () => {
    for (const key of Object.keys(cards)) expect(pictureOf(cards, key).length).toBeGreaterThan(0);
  });

  it("lets cards of one sort take their pictures in turn", () => {
    expect(choosePicture(cards, "b01").motif).not.toBe(choosePicture(cards, "b02").motif);
    expect(choosePicture(cards, "e01").motif).not.toBe(choosePicture(cards, "e02").motif);
  });

  it("shows what a card does before what kind it is of", () => {
    expect(choosePicture(cards, "m01")).toEqual({ scene: "thing", motif: "wheel" });
  });

  it("draws the same card alike on every day", () => {
    expect(pictureOf(cards, "d01")).toEqual(pictureOf(cards, "d01"));
  });

  it("has a picture even for a card that it has never heard of", () => {
    expect(pictureOf({ x99: { type: "wonder", copies: 1, value: 1, cost: 1 } }, "x99").length).toBeGreaterThan(0);
  });

  it("draws every motif inside its box", () => {
    for (const [name, shapes] of Object.entries(MOTIFS))
      for (const { d } of shapes)
        for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
          expect(Math.max(Math.abs(Number(x)), Math.abs(Number(y))), `${name}: ${d}`).toBeLessThanOrEqual(24);
  });

  it("takes all colours from the tokens", () => {
    expect(fillOf("coin", null)).toBe("var(--coin)");
    expect(fillOf("coat", "prof-rogue")).toBe("var(--prof-rogue)");
    expect(fillOf("rubric", null)).toContain("var(--rubric)");
  });
});

describe("coats", () => {
  it("gives a profession that an edition adds a coat as well", () => {
    expect(coatOf("tinker", ["patron", "tinker"]).colour).toBe("prof-craftsman");
  });
});
