/** The ring of roofs around the court of a district. */
import { offset } from "./offset";
import { between, boxOf, lengthOf, sides, type Point, type Polygon } from "./polygon";

const INSET = 0.045;
const WIDE = 0.3;
const NARROW = 0.2;

export interface Roofs {
  outer: Polygon; // the eaves towards the streets
  ridge: Polygon;
  court: Polygon;
  walls: [Point, Point][]; // party walls between the houses
}

/** Roofs along all sides of a clockwise loop; the same seed always builds the same houses. */
export function roofs(loop: Polygon, seed: string): Roofs {
  const width = ringWidth(loop);
  const outer = offset(loop, -INSET);
  const court = offset(outer, -width);
  return { outer, ridge: offset(outer, -width / 2), court, walls: partyWalls(outer, court, luck(seed)) };
}

export function ringWidth(loop: Polygon): number {
  const { left, top, right, bottom } = boxOf([loop]);
  return loop.length > 3 && Math.min(right - left, bottom - top) > 1.5 ? WIDE : NARROW;
}

function partyWalls(outer: Polygon, court: Polygon, random: () => number): [Point, Point][] {
  if (outer.length !== court.length) return [];
  const inner = sides(court);
  return sides(outer).flatMap(([start, end], at) => {
    const [from, to] = inner[at] as [Point, Point];
    return unevenParts(lengthOf(from, to), random).map((part): [Point, Point] => {
      const foot = between(from, to, part);
      return [onto(start, end, foot), foot];
    });
  });
}

/** Where a side is cut: houses of 0.3 to 0.6 units. */
function unevenParts(length: number, random: () => number): number[] {
  const parts: number[] = [];
  for (let at = 0.1 + random() * 0.25; at < length - 0.1; at += 0.3 + random() * 0.3) parts.push(at / length);
  return parts;
}

function onto([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  return [ax + dx * part, ay + dy * part];
}

/** Numbers from 0 to 1 that only depend on the seed. */
export function luck(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
