/** Where the captions of towns stand: as near to their town as there is room between all the walls. */
import type { Size } from "../../core/skeleton";
import type { Plot } from "./drawing";
import type { Polygon } from "./geometry/polygon";
import type { Rect } from "./layout";

const HEIGHT = 44;
const LEAST = 96; // pixels across for the name
const PLAN = 130; // for a plan that has no town yet
const SHIELD = 27; // for a shield with its number
const CELL = 8; // pixels of the grid that is searched
const RIVER = 12; // a cell of river under a caption counts as much as so many pixels of distance
const WALLS = 100; // a cell of wall, and of another caption
const ABOVE = 130; // that it stands above its town, where it could be taken for the other one's
const STRANGE = 300; // that it stands nearer to another town

/** Places for all towns, in their order. */
export function captionPlaces(room: Size, unit: number, towns: readonly Rect[], plots: readonly Plot[]): Rect[] {
  const taken = new Ground(room);
  const sizes = plots.map(sizeOf);
  plots.forEach((plot, at) => taken.build(plot, towns[at] as Rect, unit));
  return towns.map((town, at) => {
    const place = bestPlace(room, sizes[at] as Size, town, towns, taken);
    taken.fill(place);
    return place;
  });
}

/** A shield for each coat that has something in the town. */
function sizeOf({ lots }: Plot): Size {
  const coats = new Set(lots.map(({ coat }) => coat).filter((coat) => coat && coat !== "church"));
  const isPlan = lots.every(({ is }) => is === "free");
  return { width: Math.max(isPlan ? PLAN : LEAST, SHIELD * coats.size), height: HEIGHT };
}

function bestPlace(room: Size, size: Size, town: Rect, towns: readonly Rect[], taken: Ground): Rect {
  let best: Rect = { left: 0, top: 0, ...size };
  let least = Infinity;
  const right = Math.min(room.width - size.width - 4, town.left + town.width);
  const bottom = Math.min(room.height - size.height - 2, town.top + town.height);
  for (let left = Math.max(4, town.left - size.width); left <= right; left += CELL)
    for (let top = Math.max(2, town.top - size.height); top <= bottom; top += CELL) {
      const place = { left, top, ...size };
      const cost = taken.under(place) + strangeness(place, town, towns);
      if (cost < least) [best, least] = [place, cost];
    }
  return best;
}

/** How far it is from its own town, rather below than above it, and whether another town is nearer. */
function strangeness(place: Rect, town: Rect, towns: readonly Rect[]): number {
  const own = apart(place, town);
  const others = towns.filter((other) => other !== town).map((other) => apart(place, other));
  const isAbove = place.top + place.height / 2 < town.top + town.height / 2;
  return own + (isAbove ? ABOVE : 0) + (Math.min(Infinity, ...others) < own ? STRANGE : 0);
}

function apart(one: Rect, other: Rect): number {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return Math.hypot(x, y);
}

/** The board as a grid of cells, some of them taken. */
class Ground {
  private readonly across: number;
  private readonly down: number;
  private readonly cells: Uint8Array;

  constructor({ width, height }: Size) {
    [this.across, this.down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
    this.cells = new Uint8Array(this.across * this.down);
    for (const x of [width / 3, (2 * width) / 3]) this.fill({ left: x - 12, top: 0, width: 24, height }, RIVER);
  }

  build({ wall, box }: Plot, town: Rect, unit: number): void {
    const loops = wall.map((loop) =>
      loop.map(([x, y]) => [(x - box.left) * unit + town.left, (y - box.top) * unit + town.top] as const),
    );
    this.each(town, (x, y) => loops.some((loop) => isInside(loop, x, y)));
  }

  fill(place: Rect, cost = WALLS): void {
    this.each(place, () => true, cost);
  }

  under(place: Rect): number {
    let count = 0;
    this.over(place, (at) => (count += this.cells[at] as number));
    return count;
  }

  private each(place: Rect, isTaken: (x: number, y: number) => boolean, cost = WALLS): void {
    this.over(place, (at, x, y) => {
      if (isTaken(x, y)) this.cells[at] = cost;
    });
  }

  private over({ left, top, width, height }: Rect, see: (at: number, x: number, y: number) => void): void {
    const [first, last] = [
      Math.max(0, Math.floor(left / CELL)),
      Math.min(this.across, Math.ceil((left + width) / CELL)),
    ];
    const [high, low] = [Math.max(0, Math.floor(top / CELL)), Math.min(this.down, Math.ceil((top + height) / CELL))];
    for (let y = high; y < low; y++)
      for (let x = first; x < last; x++) see(y * this.across + x, (x + 0.5) * CELL, (y + 0.5) * CELL);
  }
}

/** Whether a point lies inside a loop, convex or not. */
function isInside(loop: Polygon, x: number, y: number): boolean {
  let inside = false;
  loop.forEach(([ax, ay], at) => {
    const [bx, by] = loop[(at + 1) % loop.length] as Polygon[number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
