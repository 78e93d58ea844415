/** Where the towns lie on a board, in CSS pixels: all to one scale, which only a town that grows can make smaller. */
import type { Size } from "../../core/skeleton";
import type { Plot } from "./drawing";
import { captionPlaces } from "./captions";
import type { Box } from "./geometry/polygon";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  unit: number; // pixels; a square has two on each side
  towns: Rect[];
  captions: Rect[];
}

const ACROSS = 3; // towns in a row
const AIR = 13; // pixels between two towns of a column, and at their ends
const KEPT = 2; // units that a column may grow by, kept where the unit need not be smaller for it than this:
const ENOUGH = 27;
const LATER = 3; // units by which hardly any column grows more
const TOUCHING = -3; // pixels between such towns: their towers stand a little within their boxes
const SAME = 0.01; // units that are no growth
const MOST = 60; // pixels of a unit, however large the window is
const TOGETHER = 120; // pixels between the towns of a column at the most: there captions stand
const SIDE = 12; // pixels at the left and the right

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** The widest row and the tallest column, in units. */
function extentOf(boxes: readonly Box[]): Size {
  const rows = inRows(boxes).map((row) => row.reduce((sum, box) => sum + widthOf(box), 0));
  const columns = inColumns(boxes).map((column) => column.reduce((sum, box) => sum + heightOf(box), 0));
  return { width: Math.max(...rows), height: Math.max(...columns) };
}

/** The common unit: whole pixels, from the towns as they were printed; those that have grown beyond the room that was
 * kept take it down once, all together. A larger room never gives a smaller unit. */
export function unitFor(room: Size, printed: readonly Box[], now: readonly Box[]): number {
  const [first, last] = [extentOf(printed), extentOf(now)];
  const within = (height: number, air = AIR): number => Math.floor((room.height - air) / height);
  const grown = last.height - first.height;
  const kept = within(first.height + KEPT);
  const wide = Math.floor((room.width - 2 * SIDE) / Math.max(first.width + KEPT, last.width));
  const atFirst = Math.min(MOST, wide, within(first.height), Math.max(ENOUGH, kept));
  const isKept = grown < SAME || (grown < KEPT + SAME && kept >= atFirst);
  const later = isKept ? atFirst : within(first.height + Math.max(LATER, grown), TOUCHING);
  return Math.max(1, Math.min(atFirst, later));
}

export function layoutOf(room: Size, printed: readonly Box[], plots: readonly Plot[]): Layout {
  const boxes = plots.map(({ box }) => box);
  const unit = unitFor(room, printed, boxes);
  const tops = topsOf(room, unit, boxes);
  const lefts = inRows(boxes).flatMap((row) => leftsOf(room.width, unit, row));
  const towns = boxes.map((box, at) => ({
    left: lefts[at] as number,
    top: tops[at] as number,
    width: widthOf(box) * unit,
    height: heightOf(box) * unit,
  }));
  return { unit, towns, captions: captionPlaces(room, unit, towns, plots) };
}

/** Each column is packed for itself: its first town to the top, its last one to the bottom. */
function topsOf(room: Size, unit: number, boxes: readonly Box[]): number[] {
  const spare = inColumns(boxes).map(
    (column) => room.height - column.reduce((sum, box) => sum + heightOf(box) * unit, 0),
  );
  return boxes.map((box, at) => {
    const left = spare[at % ACROSS] as number;
    const edge = Math.max(Math.min(AIR, left) / 3, (left - TOGETHER) / 2);
    const isLast = at + ACROSS >= boxes.length && at >= ACROSS;
    return isLast ? room.height - edge - heightOf(box) * unit : edge;
  });
}

/** Each in the middle of its third; one that is wider leans over, and pushes its neighbours to the side. */
function leftsOf(width: number, unit: number, row: readonly Box[]): number[] {
  const wides = row.map((box) => widthOf(box) * unit);
  const lefts = wides.map((wide, at) => ((at + 0.5) * width) / ACROSS - wide / 2);
  let edge = SIDE;
  const pushed = lefts.map((left, at) => {
    const here = Math.max(left, edge);
    edge = here + (wides[at] as number);
    return here;
  });
  edge = width - SIDE;
  return pushed
    .map((left, at) => [left, wides[at] as number] as const)
    .reduceRight<number[]>((found, [left, wide]) => {
      edge = Math.min(left, edge - wide);
      return [edge, ...found];
    }, []);
}

const inRows = (boxes: readonly Box[]): Box[][] =>
  [boxes.slice(0, ACROSS), boxes.slice(ACROSS)].filter((row) => row.length);
const inColumns = (boxes: readonly Box[]): Box[][] =>
  Array.from({ length: Math.min(ACROSS, boxes.length) }, (_, at) => boxes.filter((_, n) => n % ACROSS === at));
