/** Points, polygons and what can be measured of them. Polygons go clockwise on the screen; y points down. */

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The sides of a polygon, each with its beginning and its end. */
export function sides(polygon: Polygon): [Point, Point][] {
  return polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] as Point]);
}

/** Twice the area; positive when the polygon goes clockwise on the screen. */
export function doubleArea(polygon: Polygon): number {
  return sides(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
}

export function clockwise(polygon: Polygon): Polygon {
  return doubleArea(polygon) < 0 ? [...polygon].reverse() : polygon;
}

export function boxOf(polygons: readonly Polygon[]): Box {
  const points = polygons.flat();
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

export function lengthOf([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** The middle of a convex polygon: the incentre of a triangle, else the mean of the corners. */
export function middleOf(polygon: Polygon): Point {
  const weights = polygon.length === 3 ? oppositeSides(polygon) : polygon.map(() => 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: 0 | 1) => polygon.reduce((sum, point, at) => sum + point[of] * (weights[at] as number), 0) / total;
  return [mean(0), mean(1)];
}

function oppositeSides([a, b, c]: Polygon): number[] {
  return [lengthOf(b as Point, c as Point), lengthOf(c as Point, a as Point), lengthOf(a as Point, b as Point)];
}

/** Whether a point lies inside a convex polygon; its sides do not count. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  const turns = sides(polygon).map(([[ax, ay], [bx, by]]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
  return turns.every((turn) => turn > 1e-9) || turns.every((turn) => turn < -1e-9);
}

/** The `d` of a path through these loops. */
export function pathOf(...loops: readonly Polygon[]): string {
  return loops.map((loop) => `M${loop.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`).join("");
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
