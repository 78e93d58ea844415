/** The rooms of a table of Flanders 1302. */
import { skeletonFor, type Size, type Skeleton } from "../../core/skeleton";

const between = (least: number, most: number, size: number): number =>
  Math.round(Math.max(least, Math.min(most, size)));

/** Bar, hand and column grow more slowly than the window, so that a larger one never has a smaller board. */
export function skeleton(window: Size, seats: number): Skeleton {
  const { width, height } = window;
  const cards = between(82, 108, 82 + (height - 744) / 2); // on low screens without their coats
  return skeletonFor(window, {
    wide: {
      side: between(340, 440, 340 + (width - 1280) / 4),
      bar: between(72, 84, 72 + (height - 720) / 2),
      hand: cards + between(0, 20, (height - 940) / 4),
      panels: 136,
      players: (seats === 2 ? 78 : 76) + 48 * seats,
    },
    phone: { hand: 96, bar: 152 },
  });
}
