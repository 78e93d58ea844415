/** The rooms of a table of Strasbourg. */
import { skeletonFor, type Size, type Skeleton } from "../../core/skeleton";

const LOW = 800; // below it the plan of the rounds stands in the bar at the top

export function skeleton(window: Size, seats: number): Skeleton {
  const { width, height } = window;
  return skeletonFor(window, {
    wide: {
      top: height < LOW ? 56 : 48,
      bar: 86,
      hand: height < LOW ? 76 : 88,
      side: Math.min(450, Math.max(384, width - 896)),
      players: 16 + 34 * seats,
      panels: 328,
      margin: 16,
    },
    phone: { top: 80 },
  });
}
