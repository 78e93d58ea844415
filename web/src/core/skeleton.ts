/** The rooms of a table's parts, in CSS pixels: chosen by window, title and seats, never by what is in them. */

export interface Size {
  width: number;
  height: number;
}

/** How the parts lie: with a column beside the board, over a drawer, one below the other, or with the bar beside. */
export type Shape = "wide" | "tablet" | "phone" | "low";

export interface Skeleton {
  top: number; // height of the bar that says where one is
  strip: number; // height of the title's row at the lower end of that; 0: none
  bar: number; // height of the decision bar
  hand: number;
  side: number; // width of the column; 0: a drawer has what stands there
  players: number; // height in the column; 0: the title's board lists the players itself
  others: number; // height of the others' row above everything, where a title has one
  panels: number; // height of the title's own panels; what happened has the rest
  margin: number; // at the left and right
  across: number; // between board and column
  gap: number; // between parts, and below the last one
}

const LOW = 500; // a screen that is no higher lies on its side
const PHONE = 767;
const WIDE = 1280;

export function shapeOf({ width, height }: Size): Shape {
  if (height <= LOW) return "low";
  if (width <= PHONE) return "phone";
  return width < WIDE ? "tablet" : "wide";
}

const DRAWER = { strip: 0, side: 0, players: 0, others: 0, panels: 0, across: 0 };
const USUAL: Readonly<Record<Shape, Skeleton>> = {
  wide: {
    top: 40,
    strip: 0,
    bar: 84,
    hand: 108,
    side: 340,
    players: 272,
    others: 0,
    panels: 118,
    margin: 12,
    across: 12,
    gap: 8,
  },
  tablet: { ...DRAWER, top: 52, bar: 124, hand: 108, margin: 16, gap: 8 },
  phone: { ...DRAWER, top: 48, bar: 156, hand: 108, margin: 0, gap: 0 },
  low: { ...DRAWER, top: 44, bar: 0, hand: 96, margin: 8, gap: 8 },
};

/** The common skeleton of a window, with what a title has differently at this shape. */
export function skeletonFor(window: Size, own: Partial<Record<Shape, Partial<Skeleton>>> = {}): Skeleton {
  const shape = shapeOf(window);
  return { ...USUAL[shape], ...own[shape] };
}

/** Letters of another size take parts of another height; the board has what is left. */
export function lettered(skeleton: Skeleton, size: number): Skeleton {
  const times = (height: number): number => Math.round(height * size);
  const { top, strip, bar, hand, players, others, panels } = skeleton;
  return {
    ...skeleton,
    top: times(top),
    strip: times(strip),
    bar: times(bar),
    hand: times(hand),
    players: times(players),
    others: times(others),
    panels: times(panels),
  };
}

/** What is left for the board beside the column. */
export function boardRoom(
  { width, height }: Size,
  { top, others, bar, hand, side, margin, across, gap }: Skeleton,
): Size {
  return {
    width: width - 2 * margin - side - across,
    height: height - top - bar - hand - 4 * gap - (others && others + gap),
  };
}

/** As custom properties: `--top`, `--bar`, … */
export function asStyle(skeleton: Skeleton): string {
  return Object.entries(skeleton)
    .map(([part, size]) => `--${part}: ${size}px`)
    .join("; ");
}
