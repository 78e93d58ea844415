import { describe, expect, it } from "vitest";
import {
  beside,
  borders,
  middle,
  neighbour,
  readCity,
  squaresAt,
  type Square,
} from "../../../src/games/strasbourg/city";
import type { Edition } from "../../../src/core/net/forms";

const edition = {
  data: {
    city: { squares: ["VVSSS", "V#KHH", "UKK#H", "UUKKK"], prices: ["34444", "4#132", "111#3", "11010"] },
    chapels: { c01: "ab12", c02: "de12", c03: "bc34" },
  },
} as unknown as Edition;
const city = readCity(edition);
const named = (name: string): Square => city.squares.find((square) => square.name === name) as Square;
const names = (squares: readonly Square[]): string[] => squares.map((square) => square.name);

describe("the city that an edition draws", () => {
  it("has a square for every sign, with its guild and price", () => {
    expect([city.columns, city.rows, city.squares.length]).toEqual([5, 4, 20]);
    expect(named("d2")).toEqual({ name: "d2", x: 3.5, y: 1.5, guild: "shoemakers", price: 3 });
  });

  it("has building spaces of no guild and no price", () => {
    expect(names(city.squares.filter((square) => square.guild === null))).toEqual(["b2", "d3"]);
    expect(named("b2").price).toBe(0);
  });

  it("has chapels on the corners where four squares meet", () => {
    expect(city.chapels[1]).toEqual({ name: "c02", x: 4, y: 1 });
    expect(names(squaresAt(city, city.chapels[1] as Square))).toEqual(["d1", "e1", "d2", "e2"]);
  });

  it("reads junctions of rows with two figures", () => {
    const tall = { data: { city: { squares: ["V"], prices: ["1"] }, chapels: { x: "ab910", y: "bc1011" } } };
    expect(readCity(tall as unknown as Edition).chapels.map((corner) => corner.y)).toEqual([9, 10]);
  });
});

describe("the borders of districts", () => {
  const lines = borders(city).map((line) => line.join(" "));

  it("run between squares of different guilds", () => {
    expect(lines).toContain("2 0 2 1"); // b1 of the vintners, c1 of the smiths
    expect(lines).toContain("0 2 1 2"); // a2 of the vintners, a3 of the butchers
  });

  it("do not run inside a district, nor around building spaces", () => {
    expect(lines).not.toContain("1 0 1 1"); // a1 and b1 are both the vintners'
    expect(lines).not.toContain("1 1 2 1"); // b1 above the building space b2
  });

  it("are each drawn once", () => {
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("what lies beside what", () => {
  it("shares an edge", () => {
    expect(names(beside(city, named("b2")))).toEqual(["b1", "a2", "c2", "b3"]);
  });

  it("is where the arrow keys lead", () => {
    expect(neighbour(city.squares, named("b2"), "ArrowRight").name).toBe("c2");
    expect(neighbour(city.squares, named("b2"), "ArrowUp").name).toBe("b1");
  });

  it("is nothing beyond the wall", () => {
    expect(neighbour(city.squares, named("a1"), "ArrowLeft").name).toBe("a1");
  });

  it("leads from corner to corner, aslant where nothing is straight ahead", () => {
    const [first, second, third] = city.chapels as [Square, Square, Square];
    expect(neighbour(city.chapels, first, "ArrowRight").name).toBe(second.name);
    expect(neighbour(city.chapels, first, "ArrowDown").name).toBe(third.name);
    expect(neighbour(city.chapels, third, "ArrowUp").name).toBe(first.name);
  });

  it("reaches every square from the middle", () => {
    const start = middle(city, city.squares) as Square;
    const seen = new Set([start]);
    for (const square of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        seen.add(neighbour(city.squares, square, key));
    expect(seen.size).toBe(20);
  });
});
