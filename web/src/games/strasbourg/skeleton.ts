/** The rooms of a table of Strasbourg. The city is as large as window and seats allow, whatever is asked. */
import { shapeOf, skeletonFor, type Size, type Skeleton } from "../../core/skeleton";
import { LEAST } from "./rows";

const WALLED = { columns: 9.7, rows: 6.7 }; // the city with its wall, in squares
const MARGIN = 16;
const ACROSS = 12;
const GAP = 8;
const TOP = 48;
const LOW_TOP = 56; // with the plan of the rounds in it
const PLAN = 56;
const BAR = 86;
const HAND = 88;
const LOW_HAND = 76;
const MOST_HAND = 116;
const COUNCIL = 156;
const SIDE = 384;
const MOST_SIDE = 450;
const LARGEST = 120; // side of a square
const ENOUGH = 76; // side of a square at which the plan of the rounds has a row of its own
const ROW = 34; // of a player
const PANELS = 320; // ladder and tasks
const LOW_PANELS = 302;
const CARD = 60; // height of a card in the hand, at most: with its edge as wide as a finger
const SCROLLED = 1280; // narrower windows scroll what lies in the hand
const AROUND_CARD = 33; // heading and frame

interface Rooms {
  square: number; // its side
  hasPlan: boolean; // in a row of its own
  hand: number;
  side: number;
}

const AROUND = 2 * MARGIN + 2 * ACROSS + COUNCIL;

/** The side of a square beside parts of these heights. */
function squareIn({ width, height }: Size, top: number, hand: number, gaps: number): number {
  const high = (height - top - BAR - hand - gaps * GAP) / WALLED.rows;
  return Math.floor(Math.min(LARGEST, high, (width - AROUND - SIDE) / WALLED.columns));
}

/** A low window has the plan of the rounds in the bar at the top. No window has smaller squares than one that is
 * smaller in both directions: so what a low one has to spare goes to the hand. */
export function roomsOf(window: Size): Rooms {
  const withPlan = squareIn(window, TOP + PLAN, HAND, 5);
  const without = Math.min(ENOUGH, squareIn(window, LOW_TOP, LOW_HAND, 4));
  const square = Math.max(withPlan, without);
  const spare = window.height - LOW_TOP - BAR - 4 * GAP - Math.ceil(square * WALLED.rows);
  const side = window.width - AROUND - Math.ceil(square * WALLED.columns);
  return {
    square,
    hasPlan: withPlan >= without,
    hand: withPlan >= without ? HAND : Math.max(LOW_HAND, Math.min(MOST_HAND, spare)),
    side: Math.max(SIDE, Math.min(MOST_SIDE, side)),
  };
}

/** Whether the plan of the rounds has a row of its own, below the bar at the top. */
export const hasPlan = (window: Size): boolean => shapeOf(window) === "wide" && roomsOf(window).hasPlan;

export function skeleton(window: Size, seats: number): Skeleton {
  const rooms = roomsOf(window);
  const plan = rooms.hasPlan ? PLAN : 0;
  return skeletonFor(window, {
    wide: {
      top: rooms.hasPlan ? TOP + GAP + PLAN : LOW_TOP,
      strip: plan,
      bar: BAR,
      hand: rooms.hand,
      side: rooms.side,
      players: 16 + ROW * seats,
      panels: rooms.hasPlan ? PANELS : LOW_PANELS,
      margin: MARGIN,
    },
    phone: { top: 80 },
  });
}

/** How high a card in the hand may be: below its heading, within its frame. */
export const cardIn = (window: Size): number => Math.min(CARD, skeleton(window, 0).hand - AROUND_CARD);

/** How low: where a finger takes it, the row is scrolled rather than its cards made smaller. */
export const leastIn = (window: Size): number => (window.width < SCROLLED ? cardIn(window) : LEAST);
