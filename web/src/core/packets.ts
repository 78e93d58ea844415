/** What the hall asks this browser to keep, so that people can give it back when the hall has lost it. */
import { Drawer } from "./drawer";
import { ask } from "./net/api";

/** A packet of one seat; nobody but the hall can read it. */
interface Row {
  id?: number; // in the order in which they came
  table: string;
  seat: number;
  packet: string;
}

const MOST = 800; // packets of one seat: the oldest are let go
const TABLES = 40;
const AT_ONCE = 40; // in one request
const SEATS = new Drawer<readonly string[]>("kept", []); // those of which something is kept, the last one used last
const GIVEN = new Drawer<number>("given back", 0); // to the hall that was restored at this moment

const last = new Map<string, string>(); // the newest packet of each seat that was opened here
const key = (table: string, seat: number): string => `${table} ${seat}`;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("zunft packets", 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore("packets", { keyPath: "id", autoIncrement: true });
      store.createIndex("seat", ["table", "seat"]);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

let database: Promise<IDBDatabase> | null = null;

/** Null where the browser keeps nothing for this page. */
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  try {
    database ??= opened();
    return (await database).transaction("packets", mode).objectStore("packets");
  } catch {
    database = null;
    return null;
  }
}

function done<Thing>(request: IDBRequest<Thing>): Promise<Thing> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

async function rowsOf(table: string, seat: number): Promise<Row[]> {
  const packets = await store("readonly");
  return packets ? done<Row[]>(packets.index("seat").getAll([table, seat])) : [];
}

/** Find what is kept of a seat, before its line opens: the hall goes on after the last packet. */
export async function openPackets(table: string, seat: number | null): Promise<void> {
  if (seat === null || last.has(key(table, seat)) || !(await store("readonly"))) return;
  const rows = await rowsOf(table, seat).catch(() => []);
  last.set(key(table, seat), rows.at(-1)?.packet ?? "");
}

/** The newest packet of a seat; null where nothing can be kept, so that the hall gives none. */
export function lastPacket(table: string, seat: number | null): string | null {
  return seat === null ? null : (last.get(key(table, seat)) ?? null);
}

export async function keepPacket(table: string, seat: number, packet: string): Promise<void> {
  last.set(key(table, seat), packet);
  const packets = await store("readwrite").catch(() => null);
  if (!packets) return;
  await done(packets.add({ table, seat, packet })).catch(() => undefined);
  const name = key(table, seat);
  if (SEATS.thing.at(-1) === name) return;
  const seats = [...SEATS.thing.filter((each) => each !== name), name];
  SEATS.put(seats.slice(-TABLES));
  for (const old of seats.slice(0, -TABLES)) await letGo(old, 0);
  await letGo(name, MOST);
}

/** Let go of the oldest packets of a seat. */
async function letGo(name: string, most: number): Promise<void> {
  const [table = "", seat = ""] = name.split(" ");
  const rows = await rowsOf(table, Number(seat)).catch(() => []);
  const packets = await store("readwrite");
  for (const { id } of rows.slice(0, Math.max(rows.length - most, 0))) if (id !== undefined) packets?.delete(id);
}

/** Whether this browser keeps something that a restored hall may lack. */
export const keepsSomething = (): boolean => SEATS.thing.length > 0;

/** Give everything that is kept back to a hall that was restored and asks for it; once. */
export async function giveBack(language: string): Promise<void> {
  if (!keepsSomething()) return;
  const { restored } = await ask<{ restored: number | null }>("GET", "/api/witness", undefined, language);
  if (restored === null || GIVEN.thing === restored) return;
  for (const name of SEATS.thing) {
    const [table = "", seat = ""] = name.split(" ");
    await giveSeat(table, Number(seat), language);
  }
  GIVEN.put(restored);
}

async function giveSeat(table: string, seat: number, language: string): Promise<void> {
  const packets = (await rowsOf(table, seat)).map((row) => row.packet);
  for (let at = 0; at < packets.length; at += AT_ONCE) {
    const isAll = at + AT_ONCE >= packets.length;
    await handIn(table, seat, packets.slice(at, at + AT_ONCE), isAll, language);
  }
}

/** Without packets: this person says that their pages hold no more. */
export function handIn(
  table: string,
  seat: number,
  packets: readonly string[],
  isAll: boolean,
  language: string,
): Promise<unknown> {
  const path = `/api/tables/${table}/seats/${seat}/packets`;
  return ask("POST", path, { packets, is_all: isAll }, language);
}
