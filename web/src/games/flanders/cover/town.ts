/** The towns on the picture of Flanders: polygons in units of a district, and which guild has built there. */
export type Point = readonly [number, number];

export interface Tile {
  points: readonly Point[];
  coat: string | null; // null: still free
}

const square = (x: number, y: number, coat: string | null): Tile => block(x, y, 2, 2, coat);
const block = (x: number, y: number, width: number, height: number, coat: string | null): Tile => ({
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  coat,
});
const corner = (points: readonly Point[], coat: string | null): Tile => ({ points, coat });

/** A town with a square in its middle, arms to all sides and corners between them. */
export const STAR: readonly Tile[] = [
  square(-1, -1, "coat-weavers"),
  square(-1, -3, "coat-dyers"),
  square(2, -1, "coat-armourers"),
  square(0, 2, null),
  square(-2, 2, "coat-fullers"),
  square(-4, -1, "coat-cutters"),
  block(1, -1, 1, 2, "coat-cutters"),
  block(0, 1, 2, 1, "coat-church"),
  block(-2, 1, 2, 1, "coat-weavers"),
  block(-2, -1, 1, 2, "coat-dyers"),
  corner(
    [
      [1, -3],
      [3, -1],
      [1, -1],
    ],
    "coat-fullers",
  ),
  corner(
    [
      [2, 1],
      [4, 1],
      [2, 3],
    ],
    null,
  ),
  corner(
    [
      [-4, 1],
      [-2, 1],
      [-2, 3],
    ],
    null,
  ),
  corner(
    [
      [-1, -3],
      [-1, -1],
      [-3, -1],
    ],
    "coat-cutters",
  ),
];

/** A smaller town beside the river. */
export const OCTAGON: readonly Tile[] = [
  square(-1, -1, "coat-fullers"),
  square(1, -1, "coat-cutters"),
  square(-3, -1, null),
  square(-1, 1, "coat-dyers"),
  block(-1, -2, 2, 1, "coat-weavers"),
  block(-1, -3, 2, 1, null),
  corner(
    [
      [1, -3],
      [3, -1],
      [1, -1],
    ],
    null,
  ),
  corner(
    [
      [1, 1],
      [3, 1],
      [1, 3],
    ],
    "coat-church",
  ),
  corner(
    [
      [-3, 1],
      [-1, 1],
      [-1, 3],
    ],
    null,
  ),
  corner(
    [
      [-1, -3],
      [-1, -1],
      [-3, -1],
    ],
    "coat-armourers",
  ),
];

export const middle = (points: readonly Point[]): Point => {
  const sum = points.reduce<[number, number]>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

/** The polygon drawn in by a share of its size towards its middle. */
export function shrunk(points: readonly Point[], share: number): Point[] {
  const [mx, my] = middle(points);
  return points.map(([x, y]) => [mx + (x - mx) * share, my + (y - my) * share]);
}

export const path = (points: readonly Point[], unit: number): string =>
  `M${points.map(([x, y]) => `${round(x * unit)} ${round(y * unit)}`).join("L")}Z`;

const round = (number: number): number => Math.round(number * 10) / 10;

/** Corners of the town: points that are not shared by enough tiles to lie inside. */
export function towers(tiles: readonly Tile[]): Point[] {
  const angles = new Map<string, number>();
  for (const { points } of tiles)
    points.forEach((point, at) => {
      const key = point.join(" ");
      angles.set(key, (angles.get(key) ?? 0) + angleAt(points, at));
    });
  const isCorner = (angle: number) => [90, 135, 225, 270].some((turn) => Math.abs(angle - turn) < 1);
  return [...angles]
    .filter(([, angle]) => isCorner(angle))
    .map(([key]) => key.split(" ").map(Number) as [number, number]);
}

function angleAt(points: readonly Point[], at: number): number {
  const [x, y] = points[at] as Point;
  const [bx, by] = points.at(at - 1) as Point;
  const [ax, ay] = points[(at + 1) % points.length] as Point;
  const turn = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
  return ((turn * 180) / Math.PI + 720) % 360;
}
