/**
 * The spaces of a town plan by their numbers: the printed ones, then all that a special church may add.
 * Only geometry: whether a church may be laid is the server's to say. The order is that of the view's `slot`.
 */
import { boxOf, contains, type Point, type Polygon } from "./polygon";

export interface Slot {
  space: string;
  polygon: Polygon;
  church: number; // the slot of the church that adds it; -1: printed
  direction: string; // where it lies from there; empty: needs none
}

export const DIRECTIONS: Readonly<Record<string, Point>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** A plan as the edition gives it: the corners of its spaces by their names. */
export type Plan = Readonly<Record<string, unknown>>;

export function slotsOf(plan: Plan): Slot[] {
  const town = printed(plan);
  const polygons = town.map(({ polygon }) => polygon);
  const churches = [...polygons.entries()].slice(1);
  const squares = churches.filter(([, polygon]) => isSquare(polygon));
  const triangles = churches.filter(([, polygon]) => polygon.length === 3);
  return [
    ...town,
    ...squares.flatMap(([church, polygon]) => beside(church, polygon, polygons)),
    ...triangles.flatMap(([church, polygon]) => acrossFrom(church, polygon, polygons)),
  ];
}

function printed(plan: Plan): Slot[] {
  const names = ["c", ...Object.keys(plan).filter((key) => key !== "c" && Array.isArray(plan[key]))];
  return names.map((space) => ({ space, polygon: plan[space] as Polygon, church: -1, direction: "" }));
}

function isSquare(polygon: Polygon): boolean {
  const { left, top, right, bottom } = boxOf([polygon]);
  return polygon.length === 4 && right - left === bottom - top;
}

/** What A (a square) and C (two rectangles) would add on each side of a square that has room. */
function beside(church: number, square: Polygon, town: readonly Polygon[]): Slot[] {
  return Object.entries(DIRECTIONS).flatMap(([direction, towards]) => {
    const whole = beyond(square, towards);
    if (!hasRoom(whole, town)) return [];
    const [near, far] = halves(whole, towards);
    const slot = (space: string, polygon: Polygon): Slot => ({ space, polygon, church, direction });
    return [slot("a+1", whole), slot("c+1", near), slot("c+2", far)];
  });
}

/** What B would add along the longest side of a triangle. */
function acrossFrom(church: number, triangle: Polygon, town: readonly Polygon[]): Slot[] {
  const polygon = otherHalf(triangle);
  return hasRoom(polygon, town) ? [{ space: "b+1", polygon, church, direction: "" }] : [];
}

function beyond(square: Polygon, [dx, dy]: Point): Polygon {
  const { left, top, right, bottom } = boxOf([square]);
  const [width, height] = [(right - left) * dx, (bottom - top) * dy];
  return block(left + width, top + height, right + width, bottom + height);
}

function halves(square: Polygon, [dx, dy]: Point): [Polygon, Polygon] {
  const { left, top, right, bottom } = boxOf([square]);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const cut: [Polygon, Polygon] = dx
    ? [block(left, top, x, bottom), block(x, top, right, bottom)]
    : [block(left, top, right, y), block(left, y, right, bottom)];
  return dx + dy > 0 ? cut : [cut[1], cut[0]];
}

function otherHalf(triangle: Polygon): Polygon {
  const { left, top, right, bottom } = boxOf([triangle]);
  const corners = block(left, top, right, bottom);
  const missing = corners.findIndex((corner) => !triangle.some((point) => String(point) === String(corner)));
  return corners.filter((_, at) => at !== (missing + 2) % 4);
}

function block(left: number, top: number, right: number, bottom: number): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Polygons of the grid overlap when they have the middle of a quarter of some cell in common. */
function hasRoom(polygon: Polygon, town: readonly Polygon[]): boolean {
  const middles = quarterMiddles(polygon).filter((point) => contains(polygon, point));
  return !town.some((other) => middles.some((point) => contains(other, point)));
}

function quarterMiddles(polygon: Polygon): Point[] {
  const { left, top, right, bottom } = boxOf([polygon]);
  const found: Point[] = [];
  for (let x = left; x < right; x++)
    for (let y = top; y < bottom; y++) for (const [dx, dy] of QUARTERS) found.push([x + dx, y + dy]);
  return found;
}

const QUARTERS: readonly Point[] = [
  [1 / 2, 1 / 6],
  [5 / 6, 1 / 2],
  [1 / 2, 5 / 6],
  [1 / 6, 1 / 2],
];
