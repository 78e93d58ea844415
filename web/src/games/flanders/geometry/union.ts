/** The outline of several polygons on a grid of whole numbers that lie against one another. */
import { clockwise, sides, type Point, type Polygon } from "./polygon";

type Step = [Point, Point];

/** The loops around what the polygons cover together: the outer ones clockwise, holes the other way. */
export function union(polygons: readonly Polygon[]): Polygon[] {
  const steps = outerSteps(polygons);
  const loops: Polygon[] = [];
  while (steps.length) loops.push(withoutFlatCorners(nextLoop(steps)));
  return loops;
}

/** The unit steps of all sides, without those that two polygons walk in opposite directions. */
function outerSteps(polygons: readonly Polygon[]): Step[] {
  const found = new Map<string, Step>();
  for (const [start, end] of polygons.flatMap((polygon) => unitSteps(clockwise(polygon)))) {
    const opposite = `${end} ${start}`;
    if (found.has(opposite)) found.delete(opposite);
    else found.set(`${start} ${end}`, [start, end]);
  }
  return [...found.values()];
}

function unitSteps(polygon: Polygon): Step[] {
  return sides(polygon).flatMap(([start, end]) => cut(start, end));
}

/** A side cut at the points of the grid. */
export function cut([ax, ay]: Point, [bx, by]: Point): Step[] {
  const many = common(Math.abs(bx - ax), Math.abs(by - ay));
  const at = (n: number): Point => [ax + ((bx - ax) * n) / many, ay + ((by - ay) * n) / many];
  return Array.from({ length: many }, (_, n) => [at(n), at(n + 1)]);
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** Takes the steps of one loop out of the list. */
function nextLoop(steps: Step[]): Point[] {
  const first = steps.shift() as Step;
  const loop: Point[] = [first[0]];
  let last = first;
  while (String(last[1]) !== String(first[0])) {
    loop.push(last[1]);
    last = takeNext(steps, last);
  }
  return loop;
}

/** Where loops touch in a point the one that turns right most stays with its own polygon. */
function takeNext(steps: Step[], last: Step): Step {
  const open = steps.filter(([start]) => String(start) === String(last[1]));
  const next = open.reduce((best, step) => (turn(last, step) > turn(last, best) ? step : best), open[0] as Step);
  steps.splice(steps.indexOf(next), 1);
  return next;
}

function turn([[ax, ay], [bx, by]]: Step, [, [cx, cy]]: Step): number {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - bx, cy - by];
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
}

function withoutFlatCorners(loop: readonly Point[]): Polygon {
  return loop.filter((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] as Point;
    const after = loop[(at + 1) % loop.length] as Point;
    return Math.abs(turn([before, point], [point, after])) > 1e-9;
  });
}
