/** Small things, each in a box of 40 by 40 around its middle, standing on y = 20. */
import { disc, rect, shape, type Picture } from "./shapes";

export const MOTIFS = {
  corn: [
    shape("none", "M0 20V-4M-10 20Q-9 6 -12 0M10 20Q9 6 12 0"),
    shape(
      "coin",
      "M0 -18C5 -12 5 -4 0 2C-5 -4 -5 -12 0 -18ZM-12 -12C-8 -8 -8 -2 -12 3C-16 -2 -16 -8 -12 -12ZM12 -12C16 -8 16 -2 12 3C8 -2 8 -8 12 -12Z",
    ),
  ],
  loaf: [
    shape("coin", "M-18 18C-22 6 -12 -2 0 -2S22 6 18 18Z"),
    shape("none", "M-8 14L-4 4M0 14L4 4M8 14L12 4M-6 -6Q-9 -10 -6 -14M4 -6Q1 -10 4 -14"),
  ],
  tankard: [
    shape("board", "M-10 -10H8V20H-10Z"),
    shape("none", "M8 -4H15V10H8M-4 -4V14M2 -4V14"),
    shape("sheet", "M-12 -10Q-12 -17 -5 -15Q-1 -20 3 -15Q11 -17 10 -10Z"),
  ],
  anvil: [
    shape("stone", "M-18 -4H10L18 -8V-2C12 0 8 2 8 7H4L7 16H-8L-5 7H-8C-12 4 -18 2 -18 -4Z"),
    shape("board", rect(-13, 16, 26, 4)),
  ],
  saw: [
    shape("stone", "M-18 -10L12 -4V6L-18 0Z"),
    shape("none", "M-18 0L-16 4L-12 1L-10 5L-6 2L-4 6L0 3L2 7L6 4L8 8L12 6"),
    shape("board", "M12 -8H18V10H12Z"),
  ],
  shears: [
    shape("stone", "M-3 2L10 -18L13 -16L3 5ZM3 2L-10 -18L-13 -16L-3 5Z"),
    shape("none", disc(-6, 12, 6) + disc(6, 12, 6)),
  ],
  book: [
    shape("sheet", "M-19 -8C-12 -12 -5 -11 0 -7V16C-5 12 -12 11 -19 15ZM19 -8C12 -12 5 -11 0 -7V16C5 12 12 11 19 15Z"),
    shape("none", "M-15 -3Q-9 -5 -4 -2M-15 3Q-9 1 -4 4M15 -3Q9 -5 4 -2M15 3Q9 1 4 4"),
  ],
  quill: [
    shape("sheet", "M-16 -14H8L12 -10V20H-16Z"),
    shape("none", "M-11 -6H5M-11 0H5M-11 6H-2"),
    shape("coin", "M4 14C4 4 10 -8 20 -14C20 -2 14 10 4 14Z"),
  ],
  tub: [
    shape("board", "M-18 2H18L14 20H-14Z"),
    shape("water", "M-18 2C-18 -2 18 -2 18 2Z"),
    shape("none", "M-8 -6Q-11 -11 -8 -16M0 -6Q-3 -11 0 -16M8 -6Q5 -11 8 -16"),
  ],
  flask: [
    shape("water", "M-12 8L-15 17Q-15 20 -11 20H11Q15 20 15 17L12 8Z"),
    shape("none", "M-5 -16H5M-4 -16V-4L-15 17Q-15 20 -11 20H11Q15 20 15 17L4 -4V-16"),
    shape("coin", disc(-3, 13, 2) + disc(4, 10, 1.6)),
  ],
  scales: [
    shape("none", "M0 -18V18M-9 20H9M-14 -14H14M-14 -14L-19 2M-14 -14L-9 2M14 -14L9 2M14 -14L19 2"),
    shape("coin", "M-20 2H-8A6 6 0 01-20 2ZM8 2H20A6 6 0 018 2Z"),
  ],
  crates: [
    shape("board", rect(-18, 2, 18, 18) + rect(0, 2, 18, 18) + rect(-9, -16, 18, 18)),
    shape("none", "M-18 11H0M0 11H18M-9 -7H9"),
  ],
  ship: [
    shape("board", "M-20 6H20L14 18H-14Z"),
    shape("sheet", "M1 -18C12 -12 12 -4 1 2Z"),
    shape("none", "M0 6V-20M-18 20Q-13 17 -9 20T0 20T9 20T18 20"),
  ],
  bell: [
    shape("coin", "M-3 -16H3V-13C11 -11 12 -4 12 4C12 9 15 11 17 14H-17C-15 11 -12 9 -12 4C-12 -4 -11 -11 -3 -13Z"),
    shape("ink", "M-4 16H4A4 4 0 01-4 16Z"),
  ],
  herbs: [
    shape("none", "M-12 20V2M0 20V-4M12 20V2"),
    shape("good", disc(-12, 0, 5) + disc(0, -9, 6) + disc(12, 0, 5)),
    shape("board", rect(-19, 16, 38, 4)),
  ],
  barrel: [
    shape("board", "M-12 -16H12Q18 2 12 20H-12Q-18 2 -12 -16Z"),
    shape("none", "M-15 -6H15M-15 10H15M-4 -16Q-7 2 -4 20M4 -16Q7 2 4 20"),
  ],
  dice: [
    shape("sheet", rect(-17, -2, 20, 20)),
    shape("rubric", "M6 -14L18 -8L13 5L1 -1Z"),
    shape("ink", disc(-12, 3, 1.8) + disc(-2, 13, 1.8) + disc(-7, 8, 1.8)),
  ],
  dagger: [shape("stone", "M0 20L-5 12V-4H5V12Z"), shape("board", "M-13 -8H13V-4H-13ZM-3 -20H3V-8H-3Z")],
  hood: [
    shape("coat", "M0 -18C12 -18 14 -2 18 20H-18C-14 -2 -12 -18 0 -18Z"),
    shape("ink", "M0 -10C6 -10 8 -2 6 6H-6C-8 -2 -6 -10 0 -10Z"),
  ],
  flame: [
    shape(
      "coin",
      "M-2 -20C10 -10 16 0 12 10C10 18 4 20 0 20C-8 20 -14 14 -12 4C-11 -2 -7 -4 -6 -10C-2 -6 -1 -2 -2 2C4 -4 2 -12 -2 -20Z",
    ),
    shape("rubric", "M1 2C7 8 7 14 0 20C-6 16 -7 11 -3 7Z"),
  ],
  wheel: [
    shape("board", disc(0, 2, 18)),
    shape("sheet", disc(0, 2, 12)),
    shape("none", "M0 -16V20M-18 2H18M-12 -10L12 14M12 -10L-12 14"),
    shape("rubric", "M8 -18L14 -12L4 2L20 -4"),
  ],
  sack: [
    shape("board", "M-5 -8C-18 2 -20 20 -8 20H8C20 20 18 2 5 -8Z"),
    shape("coin", "M-9 -18L-5 -8H5L9 -18L0 -14Z"),
    shape("none", "M-6 -8H6M0 2V14M-4 5H3"),
  ],
  candlestick: [
    shape("coin", "M-12 20H12L8 15H3V-4H-3V15H-8Z"),
    shape("sheet", rect(-3, -14, 6, 10)),
    shape("rubric", "M0 -14C-4 -18 0 -18 0 -22C4 -18 3 -16 0 -14Z"),
    shape("none", "M-16 -2H-10M10 -2H16"),
  ],
  ladder: [
    shape("sheet", rect(-8, -20, 26, 40)),
    shape("water", rect(0, -12, 12, 12)),
    shape("none", "M-18 20L-6 -12M-10 20L2 -12M-16 13H-8M-13 6H-6M-11 -1H-3M-8 -8H0"),
  ],
  mask: [
    shape("rubric", "M-19 -8Q-10 -14 0 -8Q10 -14 19 -8Q18 8 8 8Q3 8 0 2Q-3 8 -8 8Q-18 8 -19 -8Z"),
    shape("sheet", "M-13 -4Q-8 -7 -4 -2Q-9 2 -13 -4ZM13 -4Q8 -7 4 -2Q9 2 13 -4Z"),
    shape("none", "M-19 -8Q-22 6 -18 18M19 -8Q22 6 18 18"),
  ],
  letter: [
    shape("sheet", rect(-19, -10, 38, 26)),
    shape("none", "M-19 -10L0 5L19 -10"),
    shape("rubric", disc(0, 6, 5)),
  ],
  eye: [shape("sheet", "M-20 2Q0 -18 20 2Q0 20 -20 2Z"), shape("water", disc(0, 1, 8)), shape("ink", disc(0, 1, 3.4))],
  whisper: [
    shape("coin", disc(-10, -6, 7) + disc(10, -6, 7)),
    shape("coat", "M-19 20C-19 8 -15 2 -10 2S-1 8 -1 20Z"),
    shape("board", "M1 20C1 8 5 2 10 2S19 8 19 20Z"),
    shape("none", "M-3 -14Q0 -18 3 -14"),
  ],
  gavel: [shape("board", "M-16 -8L-4 -18L6 -6L-6 4ZM0 -1L4 -4L18 12L14 16Z"), shape("stone", rect(-19, 14, 24, 6))],
  fist: [
    shape("coin", "M-14 -8Q-14 -14 -9 -13H10Q16 -12 15 -4V4Q14 11 8 11H-6Q-14 10 -14 4Z"),
    shape("none", "M-7 -13V-2M0 -13V-2M7 -13V-2M-14 -2H15"),
    shape("board", rect(-9, 11, 18, 9)),
  ],
  purse: [
    shape("rubric", "M-6 -8C-18 0 -19 20 -8 20H8C19 20 18 0 6 -8Z"),
    shape("none", "M-8 -8H8M-6 -8L-10 -18M6 -8L10 -18M-10 -18Q0 -12 10 -18"),
    shape("coin", disc(0, 8, 5)),
  ],
  stall: [
    shape("board", rect(-18, 6, 36, 14)),
    shape("rubric", "M-20 -14H20L16 -4H-16Z"),
    shape("none", "M-15 -4V6M15 -4V6M-7 -14L-6 -4M7 -14L6 -4"),
    shape("coin", disc(-8, 2, 3.5) + disc(0, 2, 3.5) + disc(8, 2, 3.5)),
  ],
  coins: [
    shape(
      "coin",
      "M-18 14A10 4 0 102 14A10 4 0 10-18 14ZM-18 8A10 4 0 102 8A10 4 0 10-18 8ZM-18 2A10 4 0 102 2A10 4 0 10-18 2Z",
    ),
    shape("coin", disc(10, 6, 9)),
    shape("none", disc(10, 6, 5)),
  ],
  goblet: [
    shape("coin", "M-12 -16H12C12 -2 8 4 2 5V14H9V20H-9V14H-2V5C-8 4 -12 -2 -12 -16Z"),
    shape("rubric", "M-11 -10H11C10 -4 6 1 0 1S-10 -4 -11 -10Z"),
  ],
  lute: [
    shape("board", "M-6 20C-18 18 -18 4 -8 0C-4 -2 0 -4 2 -6L6 -2C4 0 4 4 2 8C0 16 0 21 -6 20Z"),
    shape("ink", disc(-6, 10, 3)),
    shape("none", "M4 -4L16 -16M12 -20L20 -14"),
  ],
  pulpit: [
    shape("board", "M-14 2H14L9 20H-9Z"),
    shape("coin", disc(0, -12, 6)),
    shape("sheet", "M-10 2C-10 -4 -5 -6 0 -6S10 -4 10 2Z"),
    shape("none", "M0 6V16M-4 9H4"),
  ],
  clover: [
    shape("good", disc(-7, -5, 7) + disc(7, -5, 7) + disc(0, -14, 6) + disc(0, 4, 6)),
    shape("none", "M0 4Q2 14 10 20"),
  ],
  shield: [shape("water", "M-16 -16H16V0C16 12 8 17 0 20C-8 17 -16 12 -16 0Z"), shape("none", "M0 -16V20M-16 -2H16")],
  guard: [
    shape("coin", disc(-4, -8, 6)),
    shape("ink", "M-11 -9C-11 -18 3 -18 3 -9Z"),
    shape("water", "M-15 20C-15 6 -10 0 -4 0S7 6 7 20Z"),
    shape("none", "M13 20V-18"),
    shape("stone", "M13 -20L17 -12H9Z"),
  ],
  flag: [
    shape("none", "M-8 20V-18"),
    shape("rubric", "M-8 -18H16L10 -11L16 -4H-8Z"),
    shape("coin", disc(6, 8, 5)),
    shape("sheet", "M-2 20C-2 15 2 13 6 13S14 15 14 20Z"),
  ],
  lantern: [
    shape("coin", "M-8 -8H8L11 14H-11Z"),
    shape("board", "M-12 14H12V20H-12ZM-9 -12H9V-8H-9Z"),
    shape("rubric", "M0 10C-6 5 -1 2 0 -4C2 2 6 5 0 10Z"),
    shape("none", "M-6 -12Q0 -22 6 -12"),
  ],
  lock: [
    shape("none", "M-8 0V-8A8 8 0 018 -8V0"),
    shape("stone", rect(-14, 0, 28, 20)),
    shape("ink", "M-2.5 8A2.5 2.5 0 012.5 8L1.5 15H-1.5Z"),
  ],
  bars: [
    shape("stone", "M-18 20V-6C-18 -22 18 -22 18 -6V20Z"),
    shape("water", "M-13 20V-5C-13 -16 13 -16 13 -5V20Z"),
    shape("none", "M-6 -13V20M0 -15V20M6 -13V20M-13 4H13"),
  ],
  dog: [
    shape("board", "M-16 20V4C-16 -2 -8 -2 2 -2L4 -14L10 -10H18L17 -3L10 0V20H5V10H-9V20Z"),
    shape("ink", disc(11, -6, 1.3)),
  ],
  chest: [
    shape("board", rect(-18, 0, 36, 20)),
    shape("stone", "M-18 0C-18 -14 18 -14 18 0Z"),
    shape("coin", rect(-4, -2, 8, 9)),
    shape("none", "M-11 0V20M11 0V20"),
  ],
  cabinet: [
    shape("board", rect(-16, -18, 32, 38)),
    shape("sheet", rect(-12, -14, 24, 12) + rect(-12, 2, 24, 14)),
    shape("coin", disc(-5, -6, 3.5) + disc(6, 10, 4)),
    shape("rubric", "M3 -2L6 -12L9 -2ZM-10 16L-6 7L-2 16Z"),
  ],
  desk: [
    shape("board", "M-19 6H19V10H-19ZM-16 10H-12V20H-16ZM12 10H16V20H12Z"),
    shape("sheet", "M-14 6L-10 -4H4L2 6Z"),
    shape("coin", rect(9, -6, 4, 12)),
    shape("rubric", "M11 -6C8 -10 11 -11 11 -15C14 -11 14 -9 11 -6Z"),
  ],
  glasses: [shape("water", disc(-10, 2, 8) + disc(10, 2, 8)), shape("none", "M-2 1Q0 -2 2 1M-18 0L-20 -8M18 0L20 -8")],
  frame: [
    shape("coin", rect(-15, -20, 30, 38)),
    shape("sheet", rect(-10, -15, 20, 28)),
    shape("board", disc(0, -5, 5)),
    shape("coat", "M-8 13C-8 4 -4 1 0 1S8 4 8 13Z"),
  ],
  altar: [
    shape("sheet", rect(-16, 4, 32, 16)),
    shape("coin", "M-2 -18H2V-12H8V-8H2V4H-2V-8H-8V-12H-2Z"),
    shape("none", "M-12 4V-4M12 4V-4M-16 10H16"),
  ],
  reliquary: [
    shape("coin", "M-16 20V2L0 -10L16 2V20Z"),
    shape("water", rect(-9, 6, 18, 9)),
    shape("none", "M0 -10V-19M-4 -15H4"),
  ],
  ballot: [
    shape("board", rect(-17, 0, 34, 20)),
    shape("sheet", "M-8 -16H8V4H-8Z"),
    shape("none", "M-10 0H10M-4 -9L-1 -5L5 -12"),
  ],
  hall: [
    shape("sheet", rect(-18, -4, 36, 24)),
    shape("rubric", "M-20 -4L-8 -14H8L20 -4Z"),
    shape("board", rect(-4, -20, 8, 10) + rect(-4, 8, 8, 12)),
    shape("coin", rect(-14, 2, 6, 7) + rect(8, 2, 6, 7)),
  ],
  ring: [shape("coin", disc(0, 6, 13)), shape("sheet", disc(0, 6, 8)), shape("rubric", "M-7 -16H7L10 -9L0 -2L-10 -9Z")],
  chain: [
    shape("none", "M-18 -16C-18 6 -8 8 0 8S18 6 18 -16"),
    shape("coin", disc(-16, -6, 3) + disc(-10, 3, 3) + disc(10, 3, 3) + disc(16, -6, 3) + disc(0, 13, 7)),
  ],
  picks: [
    shape("none", disc(0, -12, 7)),
    shape("stone", "M-3 -6L-14 16L-9 18L-1 -5ZM3 -6L14 16L9 18L1 -5ZM-1.5 -5H1.5V20H-1.5Z"),
  ],
  pot: [
    shape("board", "M-14 -2C-20 8 -14 20 0 20S20 8 14 -2Z"),
    shape("stone", rect(-16, -5, 32, 4)),
    shape("coin", "M0 -5C-8 -10 -1 -14 0 -20C3 -14 8 -11 0 -5Z"),
  ],
  cloak: [
    shape("ink", "M-6 -16H6L18 20C8 16 -8 16 -18 20Z"),
    shape("coin", disc(0, -14, 3)),
    shape("rubric", "M-2 -10H2L6 17C2 16.5 -2 16.5 -6 17Z"),
  ],
  bribe: [
    shape("coin", disc(0, -10, 9)),
    shape("none", disc(0, -10, 5)),
    shape("sheet", "M-20 8H-6C-2 8 4 8 8 6C12 4 18 6 16 10L4 18H-20Z"),
  ],
  cart: [
    shape("board", "M-20 -6H14L10 8H-16Z"),
    shape("sheet", disc(-9, 13, 7) + disc(7, 13, 7)),
    shape("none", "M14 -6L20 -10M-9 6V20M-16 13H-2M7 6V20M0 13H14"),
  ],
  mill: [
    shape("sheet", rect(-2, -6, 20, 26)),
    shape("rubric", "M-4 -6L8 -18L20 -6Z"),
    shape("board", disc(-8, 8, 11)),
    shape("none", "M-8 -3V19M-19 8H3M-16 0L0 16M0 0L-16 16"),
  ],
  pond: [
    shape("water", "M-20 14C-20 6 20 6 20 14S-20 22 -20 14Z"),
    shape("board", "M-8 -10H8L5 6H-5Z"),
    shape("none", "M-8 -10Q0 -20 8 -10"),
  ],
  tools: [
    shape("board", "M-14 20L6 -8L10 -5L-9 20Z"),
    shape("stone", "M0 -14L6 -20L18 -8L12 -3Z"),
    shape("none", "M14 20L-12 -14M-16 -10L-8 -18"),
  ],
  key: [shape("none", disc(-8, -8, 8)), shape("coin", "M-3 -5L14 12L17 9L20 12L12 20L9 17L11 15L-6 -2Z")],
  cards: [
    shape("sheet", "M-16 -10L0 -14L6 14L-10 18Z"),
    shape("rubric", "M2 -14L18 -10L12 18L-4 14Z"),
    shape("none", "M-8 0L-4 -1"),
  ],
} satisfies Record<string, Picture>;

export type Motif = keyof typeof MOTIFS;
