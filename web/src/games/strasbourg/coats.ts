/** The coats of the five guilds, and which guild makes which goods: goods bear the guild's charge. */
import type { Sign } from "../../core/sign";

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const GRAPES: readonly (readonly [number, number])[] = [
  [-5.3, -1.8],
  [0, -1.8],
  [5.3, -1.8],
  [-2.65, 2.8],
  [2.65, 2.8],
  [0, 7.4],
];

export const COATS: Readonly<Record<string, Sign>> = {
  smiths: {
    colour: "guild-smiths",
    pattern: "lattice",
    charge:
      "M-10.5 -6H4.5C7.5 -6 9.5 -6.7 11 -8C11 -2.6 7.6 .3 3.2 1C2.6 3.4 3 4.8 4.4 6H7V9.5H-7V6H-4.2C-2.8 4.8 -2 3.2 -2.4 1.2C-6.6 .6 -9.4 -1.8 -10.5 -6Z",
  },
  vintners: {
    colour: "guild-vintners",
    pattern: "waves",
    charge: GRAPES.map(([x, y]) => disc(x, y, 2.6)).join("") + "M.6 -6C2 -10.4 5 -11 8.4 -9.6C7 -6 4 -5 .6 -6Z",
    strokes: "M0 -5V-9",
  },
  shoemakers: {
    colour: "guild-shoemakers",
    pattern: "stitches",
    charge:
      "M-4.6 -10.5H3.4V-2.4C4.6 .6 7.4 1.4 9.4 2.6C10.8 3.6 10.8 5.2 10.8 6.6H-5.8C-4.4 1 -4 -5 -4.6 -10.5ZM-5.8 8H10.8V10.2H2.6L1.6 9.2L.6 10.2H-5.8Z",
  },
  butchers: {
    colour: "guild-butchers",
    pattern: "diagonal",
    charge:
      "M-5.4 -10.3L5.5 -2.4L-.9 6.5L-8.2 1.2L-8.9 -5.5Z" +
      "M5.6 -.6L11.3 3.5L11.5 5.6L9.4 6.1L3.7 2Z" +
      "M-5.6 -6.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0Z",
  },
  bakers: {
    colour: "guild-bakers",
    pattern: "grains",
    charge: "M0 0",
    strokes:
      "M-6 7.6L2.8 -2C6 -6 10.6 -3.8 9.6 .8C8.6 5.2 4.2 7.6 0 7.6C-4.2 7.6 -8.6 5.2 -9.6 .8C-10.6 -3.8 -6 -6 -2.8 -2L6 7.6",
  },
};

export const GUILD_OF_GOODS: Readonly<Record<string, string>> = {
  weapon: "smiths",
  cask: "vintners",
  shoe: "shoemakers",
  meat: "butchers",
  bread: "bakers",
};

/** A coat by the guild's key; an edition cannot name others. */
export const coatOf = (guild: string): Sign => COATS[guild] as Sign;
export const coatOfGoods = (goods: string): Sign => coatOf(GUILD_OF_GOODS[goods] ?? "smiths");
export const goodsOf = (guild: string): string =>
  Object.keys(GUILD_OF_GOODS).find((goods) => GUILD_OF_GOODS[goods] === guild) ?? "";
