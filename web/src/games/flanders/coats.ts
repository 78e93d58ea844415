/** The coats of arms: each has its colour, its charge and its pattern. */
import type { Sign } from "../../core/sign";

const ring = (x: number, y: number, radius: number, turn = 1): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 ${turn} ${2 * radius} 0a${radius} ${radius} 0 1 ${turn} ${-2 * radius} 0Z`;
const drop = (x: number, y: number): string =>
  `M${x} ${y - 5}C${x + 4.6} ${y} ${x + 4} ${y + 4.6} ${x} ${y + 4.6}C${x - 4} ${y + 4.6} ${x - 4.6} ${y} ${x} ${y - 5}Z`;

const PADDLES = "M-1.4 -11H1.4V-6H-1.4ZM-1.4 6H1.4V11H-1.4ZM-11 -1.4H-6V1.4H-11ZM6 -1.4H11V1.4H6Z";
const SLANTED =
  "M6.8 -8.8L8.8 -6.8 5.2 -3.2 3.2 -5.2ZM-6.8 8.8L-8.8 6.8 -5.2 3.2 -3.2 5.2ZM8.8 6.8L6.8 8.8 3.2 5.2 5.2 3.2ZM-8.8 -6.8L-6.8 -8.8 -3.2 -5.2 -5.2 -3.2Z";

export const COATS: Readonly<Record<string, Sign>> = {
  blue: { colour: "coat-dyers", pattern: "waves", charge: drop(-5.2, -4) + drop(5.2, -4) + drop(0, 5.6) },
  yellow: {
    colour: "coat-weavers",
    pattern: "weave",
    charge: "M-9.5 7.5Q-6 -6 9 -8.5Q7 6 -9.5 7.5ZM-4.2 3.6Q2.6 3 4.6 -4.4Q-2.4 -3 -4.2 3.6Z",
    strokes: "M8.5 9Q10.5 5.5 7 3",
  },
  green: {
    colour: "coat-fullers",
    pattern: "dots",
    charge: ring(0, 0, 7.2) + ring(0, 0, 4.7, 0) + ring(0, 0, 1.8) + PADDLES + SLANTED,
    strokes: "M0 -5V5M-5 0H5",
  },
  red: {
    colour: "coat-cutters",
    pattern: "diagonal",
    charge: "M-3.4 3.6L-1.2 4.8 5.6 -9.4Q3.6 -10.4 2.4 -8.2ZM3.4 3.6L1.2 4.8 -5.6 -9.4Q-3.6 -10.4 -2.4 -8.2Z",
    strokes: `${ring(-4.2, 7, 2.7)}${ring(4.2, 7, 2.7)}`,
  },
  grey: {
    colour: "coat-armourers",
    pattern: "mail",
    charge:
      "M-7.4 -7.6Q0 -11.4 7.4 -7.6L7.6 1Q7 7.6 0 11Q-7 7.6 -7.6 1Z" +
      "M-5.4 -3V-.8H-1V8.4H1V-.8H5.4V-3Z" +
      ring(-3.5, 2.6, 0.9, 0) +
      ring(3.5, 2.6, 0.9, 0),
  },
  church: {
    colour: "coat-church",
    pattern: "crosses",
    charge:
      "M-3 -10.4H3Q1.4 -5 2 -2Q5 -1.4 10 -3V3Q5 1.4 2 2Q1.4 5 3 10.4H-3Q-1.4 5 -2 2Q-5 1.4 -10 3V-3Q-5 -1.4 -2 -2Q-1.4 -5 -3 -10.4Z",
  },
};

/** The coat of a key; an edition has no others. */
export const signOf = (coat: string): Sign => COATS[coat] as Sign;

/** The id of a coat's pattern, as `Patterns.svelte` lays it out. */
export const patternOf = (coat: string): string => `url(#flanders-${coat})`;
