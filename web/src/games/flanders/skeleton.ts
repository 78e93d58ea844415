/** The rooms of a table of Flanders 1302. */
import { skeletonFor, type Size, type Skeleton } from "../../core/skeleton";

const LOW = 780; // below it cards are shown without their coats, and the bar has less air

export function skeleton(window: Size, seats: number): Skeleton {
  const { width, height } = window;
  return skeletonFor(window, {
    wide: {
      side: width >= 1700 ? 440 : width >= 1440 ? 380 : 340,
      bar: height < 740 ? 72 : 84,
      hand: height < LOW ? 82 : width >= 1700 ? 128 : 108,
      players: 84 + 47 * seats,
    },
    phone: { top: 76 },
  });
}
