/** The city as an edition draws it: squares, corners where chapels may come, borders, and who lies beside whom. */
import type { Edition } from "../../core/net/forms";

const GUILD_OF_LETTER: Readonly<Record<string, string>> = {
  S: "smiths",
  V: "vintners",
  H: "shoemakers",
  U: "butchers",
  K: "bakers",
};

export interface Place {
  name: string;
  x: number; // the middle, in squares
  y: number;
}
export interface Square extends Place {
  guild: string | null; // null: a building space
  price: number;
}
export interface City {
  columns: number;
  rows: number;
  squares: readonly Square[];
  chapels: readonly Place[];
}
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];
export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Drawn {
  city: { squares: string[]; prices: string[] };
  chapels: Record<string, string>;
}

const letter = (column: number): string => String.fromCharCode(97 + column);

export function readCity(edition: Edition): City {
  const { city, chapels } = edition.data as unknown as Drawn;
  const squares = city.squares.flatMap((row, y) => [...row].map((sign, x) => squareOf(city, sign, x, y)));
  return {
    columns: Math.max(...city.squares.map((row) => row.length)),
    rows: city.squares.length,
    squares,
    chapels: Object.entries(chapels).map(([name, junction]) => cornerOf(name, junction)),
  };
}

function squareOf(city: Drawn["city"], sign: string, x: number, y: number): Square {
  const price = Number(city.prices[y]?.[x]);
  return {
    name: `${letter(x)}${y + 1}`,
    x: x + 0.5,
    y: y + 0.5,
    guild: GUILD_OF_LETTER[sign] ?? null,
    price: Number.isNaN(price) ? 0 : price,
  };
}

/** A junction such as `de12` lies between columns d and e and rows 1 and 2. */
function cornerOf(name: string, junction: string): Place {
  const [, columns, rows] = /^([a-z]+)(\d+)$/.exec(junction) as unknown as [string, string, string];
  const row = rows.length % 2 ? rows.slice(0, (rows.length - 1) / 2) : rows.slice(0, rows.length / 2);
  return { name, x: columns.charCodeAt(0) - 96, y: Number(row) };
}

/** The lines between squares of different guilds; a building space belongs to nobody and bounds nothing. */
export function borders(city: City): Line[] {
  const guilds = new Map(city.squares.map((square) => [`${square.x} ${square.y}`, square.guild]));
  const differs = (square: Square, x: number, y: number): boolean => {
    const other = guilds.get(`${x} ${y}`);
    return Boolean(square.guild && other && other !== square.guild);
  };
  return city.squares.flatMap((square) => {
    const { x, y } = square;
    const lines: Line[] = [];
    if (differs(square, x + 1, y)) lines.push([x + 0.5, y - 0.5, x + 0.5, y + 0.5]);
    if (differs(square, x, y + 1)) lines.push([x - 0.5, y + 0.5, x + 0.5, y + 0.5]);
    return lines;
  });
}

/** The squares that meet at a corner. */
export const squaresAt = (city: City, corner: Place): Square[] =>
  city.squares.filter((square) => Math.abs(square.x - corner.x) < 1 && Math.abs(square.y - corner.y) < 1);

/** The squares that share an edge with this one. */
export const beside = (city: City, square: Place): Square[] =>
  city.squares.filter((other) => Math.abs(other.x - square.x) + Math.abs(other.y - square.y) === 1);

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads: to the nearest place in that direction, straight ahead before aslant; none: stay. */
export function neighbour<P extends Place>(places: readonly P[], from: P, direction: Direction): P {
  const [dx, dy] = STEPS[direction];
  let best: P = from;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) [best, least] = [place, far];
  }
  return best;
}

export const isDirection = (key: string): key is Direction => key in STEPS;

/** The place nearest to the middle: where Home leads. */
export function middle<P extends Place>(city: City, places: readonly P[]): P | undefined {
  const far = (place: P): number => Math.hypot(place.x - city.columns / 2, place.y - city.rows / 2);
  return [...places].sort((one, other) => far(one) - far(other))[0];
}
