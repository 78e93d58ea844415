/** The coats of the professions; one that an edition adds gets a coat of its own by its place in the list. */
import type { Sign } from "../../core/sign";

const COATS: Record<string, Sign> = {
  patron: {
    colour: "prof-patron",
    pattern: "sprigs",
    charge:
      "M0 -12C3 -9 3 -6 0 -4C-3 -6 -3 -9 0 -12ZM-1 -1C-5 -1 -7 -4 -7 -8C-3 -7 -1 -5 -1 -1ZM1 -1C5 -1 7 -4 7 -8C3 -7 1 -5 1 -1Z" +
      "M-1 5C-5 5 -7 2 -7 -2C-3 -1 -1 1 -1 5ZM1 5C5 5 7 2 7 -2C3 -1 1 1 1 5Z",
    strokes: "M0 -4V12",
  },
  handwerker: {
    colour: "prof-craftsman",
    pattern: "lattice",
    charge: "M-10 -10H5L10 -5V-2H-10ZM-2.5 -1H2.5V12H-2.5Z",
  },
  gelehrter: {
    colour: "prof-scholar",
    pattern: "lines",
    charge: "M-12 -8C-8 -10 -3 -9 -.8 -7V9C-3 7 -8 6 -12 8ZM12 -8C8 -10 3 -9 .8 -7V9C3 7 8 6 12 8Z",
  },
  haendler: {
    colour: "prof-merchant",
    pattern: "checks",
    charge: "M-13 2H-4A4.5 5 0 01-13 2ZM4 2H13A4.5 5 0 014 2Z",
    strokes: "M0 -11V10M-5 11H5M-9 -8H9M-8.5 -8L-12 2M-8.5 -8L-5 2M8.5 -8L5 2M8.5 -8L12 2",
  },
  geistlicher: {
    colour: "prof-cleric",
    pattern: "crosses",
    charge:
      "M-1.6 -12H1.6V-9.6C6 -8.6 7 -5 7 0C7 4 8.5 5.5 10 7H-10C-8.5 5.5 -7 4 -7 0C-7 -5 -6 -8.6 -1.6 -9.6ZM-3 8.5H3A3 3 0 01-3 8.5Z",
  },
  gauner: {
    colour: "prof-rogue",
    pattern: "diagonal",
    charge: "M10 -12L11.5 -10.5L0 4L-4 0ZM-7 -2L2.5 7.5L.5 9.5L-9 0ZM-5 4.5L-2.5 7L-9 13L-11.5 10.5Z",
  },
};

const SPARE = Object.values(COATS);

/** A profession's coat; `all` are the keys of the edition's professions. */
export function coatOf(profession: string, all: readonly string[] = []): Sign {
  return COATS[profession] ?? (SPARE[Math.max(0, all.indexOf(profession)) % SPARE.length] as Sign);
}
