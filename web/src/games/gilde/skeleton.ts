/** The rooms of The Guild: others above everything, own table, bar and hand at the left, middle and log at the right. */
import { shapeOf, skeletonFor, type Size, type Skeleton } from "../../core/skeleton";

const MANY = 5; // players: their panels are narrow and high
const HAND = 0.215; // of the height
const [TOP, BAR, GAP, MARGIN, SIDE, MIDDLE] = [48, 84, 8, 16, 300, 92];
const OTHERS = { few: 0.43, many: 0.55 }; // of what is left for the tables
const [LEAST, MOST] = [176, 280];
const SEEN = 1585 + 344; // beyond, no card of a hand of ten is covered more than the title needs

export function skeleton(window: Size, seats: number): Skeleton {
  if (shapeOf(window) !== "wide") return skeletonFor(window, OTHER_SHAPES);
  const hand = Math.round(window.height * HAND);
  const tables = window.height - TOP - BAR - hand - 5 * GAP;
  const part = seats >= MANY ? OTHERS.many : OTHERS.few;
  const others = Math.round(Math.min(MOST, Math.max(LEAST, tables * part)));
  const side = Math.min(450, SIDE + Math.max(0, window.width - SEEN));
  return {
    ...skeletonFor(window),
    ...{ top: TOP, bar: BAR, hand, side, others, players: 0, panels: MIDDLE, margin: MARGIN, across: 12, gap: GAP },
  };
}

const OTHER_SHAPES = {
  tablet: { others: 206, hand: 172 },
  phone: { top: 48, hand: 242, bar: 150 },
  low: { hand: 108 },
};
