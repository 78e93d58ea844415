/** Where the shield and the pieces of a district stand in its court. */
import { boxOf, type Point, type Polygon } from "../geometry/polygon";

export type Kind = "shield" | "cathedral" | "crane" | "master" | "count";

export interface Standing {
  kind: Kind;
  at: Point;
  size: number;
}

/** How wide a piece is for its height. */
const WIDTHS: Readonly<Record<Kind, number>> = { shield: 0.86, cathedral: 0.98, crane: 0.9, master: 0.64, count: 0.6 };

interface Room {
  high: number; // the most that a piece may measure
  long: number; // the most that the row may measure
  isUpright: boolean;
}

/** What stands on a district: masters singly or in twos, from three on with their number. */
export function kindsOn(masters: number, hasCathedral: boolean, isSite: boolean): Kind[] {
  const figures: Kind[] = masters > 2 ? ["master", "count"] : Array.from({ length: masters }, () => "master");
  return [hasCathedral ? "cathedral" : "shield", ...(isSite ? (["crane"] as Kind[]) : []), ...figures];
}

/** The pieces side by side around the middle, along the longer side of a rectangle. */
export function standings(polygon: Polygon, middle: Point, kinds: readonly Kind[]): Standing[] {
  const room = roomIn(polygon, kinds.length);
  const widths = kinds.map((kind) => (room.isUpright ? 1.04 : WIDTHS[kind]));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const size = Math.min(room.high, room.long / total);
  let from = -total / 2;
  return kinds.map((kind, n) => {
    const away = (from + (widths[n] as number) / 2) * size;
    from += widths[n] as number;
    return { kind, size, at: room.isUpright ? [middle[0], middle[1] + away] : [middle[0] + away, middle[1]] };
  });
}

function roomIn(polygon: Polygon, many: number): Room {
  const { left, top, right, bottom } = boxOf([polygon]);
  const [width, height] = [right - left, bottom - top];
  if (polygon.length === 3) return { high: many > 1 ? 0.5 : 0.58, long: 0.86, isUpright: false };
  if (Math.min(width, height) < 1.5) return { high: 0.6, long: 1.6, isUpright: height > width };
  return { high: many > 1 ? 0.8 : 0.95, long: 1.45, isUpright: false };
}
