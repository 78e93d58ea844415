/** Several people at one device: what they are called, which seats are theirs, and who is to take the device next. */
import { Drawer, putLatest } from "./drawer";

const MOST = 50; // tables
const called = new Drawer<Readonly<Record<string, readonly string[]>>>("device", {});

/** Keep what the people of a table are called, by seat; an empty name is a bot's seat. */
export const keepNames = (table: string, names: readonly string[]): void => putLatest(called, MOST, table, names);

/** Those who share a device are called the same in their next game. */
export function handOnNames(table: string, next: string): void {
  const names = called.thing[table];
  if (names && !isDeviceTable(next)) keepNames(next, names);
}

export const isDeviceTable = (table: string): boolean => table in called.thing;

/** What the person on a seat is called at this device; null where the hall's name holds. */
export const calledHere = (table: string, seat: number): string | null => called.thing[table]?.[seat] || null;

/** Who takes the device after somebody: the next asked seat around the table that has not answered already. */
export function nextSeat(asked: readonly number[], answered: ReadonlySet<number>, after: number | null): number | null {
  const waiting = asked.filter((seat) => !answered.has(seat)).sort((one, other) => one - other);
  return waiting.find((seat) => after !== null && seat > after) ?? waiting[0] ?? null;
}
