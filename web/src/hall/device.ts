/** Several people at one device: what they are called, which seats are theirs, and who is to take the device next. */

const DRAWER = "zunft device";

type Names = Readonly<Record<string, readonly string[]>>;
let read: { text: string | null; names: Names } = { text: null, names: {} };

/** Names are asked for with every event: the drawer is read again only when something else lies in it. */
function drawer(): Names {
  const text = localStorage.getItem(DRAWER);
  if (text !== read.text) read = { text, names: parsed(text ?? "{}") };
  return read.names;
}

function parsed(text: string): Names {
  try {
    return JSON.parse(text) as Names;
  } catch {
    return {};
  }
}

/** Keep what the people of a table are called, by seat; an empty name is a bot's seat. */
export function keepNames(table: string, names: readonly string[]): void {
  const latest = Object.entries({ ...drawer(), [table]: [...names] }).slice(-50);
  localStorage.setItem(DRAWER, JSON.stringify(Object.fromEntries(latest)));
}

/** Those who share a device are called the same in their next game. */
export function handOnNames(table: string, next: string): void {
  const names = drawer()[table];
  if (names && !isDeviceTable(next)) keepNames(next, names);
}

export const isDeviceTable = (table: string): boolean => table in drawer();

/** What the person on a seat is called at this device; null where the hall's name holds. */
export const calledHere = (table: string, seat: number): string | null => drawer()[table]?.[seat] || null;

/** Who takes the device after somebody: the next asked seat around the table that has not answered already. */
export function nextSeat(asked: readonly number[], answered: ReadonlySet<number>, after: number | null): number | null {
  const waiting = asked.filter((seat) => !answered.has(seat)).sort((one, other) => one - other);
  return waiting.find((seat) => after !== null && seat > after) ?? waiting[0] ?? null;
}
