/** Where arrow keys lead: to what lies nearest in that direction. */
import type { Point } from "./polygon";

export interface Place {
  key: string;
  middle: Point;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The key of the nearest place in the arrow's direction; sideways distance counts twice. */
export function neighbour(places: readonly Place[], from: string, arrow: string): string | null {
  const start = places.find((place) => place.key === from);
  const towards = ARROWS[arrow];
  if (!start || !towards) return null;
  const costs = places.map((place) => [cost(start.middle, place.middle, towards), place.key] as const);
  const best = costs.filter(([price]) => price < Infinity).sort(([a], [b]) => a - b)[0];
  return best?.[1] ?? null;
}

function cost([ax, ay]: Point, [bx, by]: Point, [dx, dy]: Point): number {
  const ahead = (bx - ax) * dx + (by - ay) * dy;
  const aside = Math.abs((bx - ax) * dy) + Math.abs((by - ay) * dx);
  return ahead > 0.4 && aside <= 2.5 * ahead ? ahead + 2 * aside : Infinity;
}
