/** Loops moved outwards (walls) or inwards (roofs and courts). */
import type { Point, Polygon } from "./polygon";

const LONGEST = 2.2; // how far a corner may reach, in widths, before it is cut off

/** Every side moved by this much to its left, which is outwards for a clockwise loop; negative: inwards. */
export function offset(loop: Polygon, by: number): Polygon {
  return loop.flatMap((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] as Point;
    const after = loop[(at + 1) % loop.length] as Point;
    return corner(before, point, after, by);
  });
}

function corner(before: Point, point: Point, after: Point, by: number): Point[] {
  const [one, other] = [normal(before, point), normal(point, after)];
  const cosine = one[0] * other[0] + one[1] * other[1];
  const isTip = by > 0 && one[0] * other[1] > one[1] * other[0];
  const reach = Math.sqrt(2 / (1 + cosine));
  if (isTip && reach > LONGEST) return [moved(point, one, by), moved(point, other, by)];
  const factor = by / (1 + cosine);
  return [[point[0] + (one[0] + other[0]) * factor, point[1] + (one[1] + other[1]) * factor]];
}

/** The direction that points out of a clockwise loop. */
function normal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(by - ay) / length, -(bx - ax) / length];
}

const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
