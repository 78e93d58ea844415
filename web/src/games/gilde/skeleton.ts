/** The rooms of a table of The Guild. */
import { skeletonFor, type Size, type Skeleton } from "../../core/skeleton";

const HAND = 0.215; // of the window's height: the cards of the hand are what is played with

export function skeleton(window: Size, seats: number): Skeleton {
  return skeletonFor(window, {
    wide: {
      top: 48,
      side: 300,
      hand: Math.round(HAND * window.height),
      players: 66 * seats,
      panels: 92,
    },
    tablet: { hand: 140 },
    phone: { top: 124, hand: 168 },
    low: { hand: 130 },
  });
}
