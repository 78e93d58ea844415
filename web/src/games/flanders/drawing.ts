/** What a town is drawn from: its walls, its spaces with their corners, and the box around them. */
import type { Edition } from "../../core/net/forms";
import { offset } from "./geometry/offset";
import { boxOf, clockwise, middleOf, type Box, type Point, type Polygon } from "./geometry/polygon";
import { slotsOf, type Slot } from "./geometry/slots";
import { cut, union } from "./geometry/union";
import { dataOf, type Space, type Town } from "./view";

export const WALL = 0.24;
const TOWER = 0.42; // how far towers reach beyond the spaces

export interface Lot extends Space {
  polygon: Polygon;
  loops: readonly Polygon[]; // the district on it: with what it has swallowed
  middle: Point;
  church: string | null; // of a swallowed space: the church that it belongs to
}

export interface Plot {
  lots: Lot[];
  ground: readonly Polygon[];
  wall: readonly Polygon[];
  walk: readonly Polygon[]; // the middle of the wall, where the merlons and towers stand
  box: Box;
}

const known = new WeakMap<object, Slot[]>();

/** The slots of a plan, worked out once. */
export function planOf(edition: Edition, place: string): Slot[] {
  const plan = dataOf(edition).layout[place] as Record<string, unknown>;
  const slots = known.get(plan) ?? slotsOf(plan);
  known.set(plan, slots);
  return slots;
}

/** A plan that nobody has laid a centre on: all its printed spaces are free. */
export function emptyPlot(edition: Edition, place: string): Plot {
  const printed = planOf(edition, place).filter((slot) => slot.church < 0);
  return plotOf(
    printed.map((slot, at) => ({ space: slot.space, slot: at, shape: "square", is: "free" })),
    printed,
  );
}

export function townPlot(edition: Edition, town: Town): Plot {
  return plotOf(town.spaces, planOf(edition, town.place));
}

function plotOf(spaces: readonly Space[], slots: readonly Slot[]): Plot {
  const polygons = spaces.map((space) => clockwise((slots[space.slot] as Slot).polygon));
  const ground = union(polygons);
  return {
    lots: spaces.map((space, at) => lotOf(space, at, spaces, polygons)),
    ground,
    wall: ground.map((loop) => offset(loop, WALL)),
    walk: ground.map((loop) => offset(loop, WALL / 2)),
    box: grown(boxOf(polygons)),
  };
}

function lotOf(space: Space, at: number, spaces: readonly Space[], polygons: readonly Polygon[]): Lot {
  const polygon = polygons[at] as Polygon;
  const partner = partnerOf(at, spaces, polygons);
  return {
    ...space,
    polygon,
    loops: partner === null ? [polygon] : union([polygon, polygons[partner] as Polygon]),
    middle: middleOf(polygon),
    church: space.is === "swallowed" && partner !== null ? (spaces[partner] as Space).space : null,
  };
}

/** A church and the space that it has swallowed lie against each other, and no other church does. */
function partnerOf(at: number, spaces: readonly Space[], polygons: readonly Polygon[]): number | null {
  const { is, coat } = spaces[at] as Space;
  const wanted = (other: Space) => (is === "swallowed" ? other.is !== "swallowed" : other.is === "swallowed");
  if (coat !== "church") return null;
  const found = spaces.findIndex(
    (other, n) => other.coat === coat && wanted(other) && touches(polygons[at] as Polygon, polygons[n] as Polygon),
  );
  return found < 0 ? null : found;
}

export function touches(one: Polygon, other: Polygon): boolean {
  const steps = (polygon: Polygon) =>
    polygon.flatMap((point, at) => cut(point, polygon[(at + 1) % polygon.length] as Point));
  const walked = new Set(steps(one).map(([from, to]) => `${from} ${to}`));
  return steps(other).some(([from, to]) => walked.has(`${to} ${from}`));
}

function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - TOWER, top: top - TOWER, right: right + TOWER, bottom: bottom + TOWER };
}

/** The least width and height that hold every one of these boxes, so that all towns are drawn to one scale. */
export function commonSize(boxes: readonly Box[]): Point {
  const widths = boxes.map(({ left, right }) => right - left);
  const heights = boxes.map(({ top, bottom }) => bottom - top);
  return [Math.max(...widths), Math.max(...heights)];
}

/** The `viewBox` of this size, or a larger one where a town is about to grow. */
export function frameWith(box: Box, added: readonly Polygon[], size: Point): string {
  if (!added.length) return framed(box, size);
  const boxes = [box, grown(boxOf(added))];
  const all = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return framed(all, [Math.max(size[0], all.right - all.left), Math.max(size[1], all.bottom - all.top)]);
}

/** The `viewBox` of this size with the box in its middle. */
export function framed({ left, top, right, bottom }: Box, [width, height]: Point): string {
  return `${(left + right - width) / 2} ${(top + bottom - height) / 2} ${width} ${height}`;
}
