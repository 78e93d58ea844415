import { beforeEach, expect, test, vi } from "vitest";
import { MemoryDatabase } from "./indexed";

type Packets = typeof import("../../src/core/packets");
interface Sent {
  packets: string[];
  is_all: boolean;
}

let packets: Packets;
let database: MemoryDatabase;
let restored: number | null;
let sent: [string, Sent | null][];

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  [database, restored, sent] = [new MemoryDatabase(), null, []];
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) => {
    sent.push([path, body ? (JSON.parse(body) as Sent) : null]);
    const answer = path === "/api/witness" ? { restored, last: null } : { taken: 1, refused: 0, goes_on: false };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  packets = await import("../../src/core/packets");
});

async function keep(table: string, seat: number, count: number): Promise<void> {
  await packets.openPackets(table, seat);
  for (let at = 0; at < count; at++) await packets.keepPacket(table, seat, `${table}-${seat}-${at}`);
}

test("the hall is told the last packet of a seat, also after the page was loaded again", async () => {
  await packets.openPackets("one", 0);
  expect(packets.lastPacket("one", 0)).toBe("");
  await keep("one", 0, 3);
  expect(packets.lastPacket("one", 0)).toBe("one-0-2");
  vi.resetModules();
  const again = (await import("../../src/core/packets")) as Packets;
  await again.openPackets("one", 0);
  expect(again.lastPacket("one", 0)).toBe("one-0-2");
});

test("a spectator keeps nothing, nor does a browser without a database", async () => {
  await packets.openPackets("one", null);
  expect(packets.lastPacket("one", null)).toBeNull();
  vi.resetModules();
  vi.stubGlobal("indexedDB", undefined);
  const without = (await import("../../src/core/packets")) as Packets;
  await without.openPackets("one", 0);
  expect(without.lastPacket("one", 0)).toBeNull();
});

test("a hall that was not restored is asked once and given nothing; who keeps nothing does not ask", async () => {
  await packets.giveBack("en");
  expect(sent).toEqual([]);
  await keep("one", 0, 2);
  await packets.giveBack("en");
  expect(sent.map(([path]) => path)).toEqual(["/api/witness"]);
});

test("a restored hall gets everything of every seat, in parts, and only once", async () => {
  await keep("one", 0, 90);
  await keep("two", 1, 1);
  restored = 1302;
  await packets.giveBack("en");
  const given = sent.slice(1);
  expect(given.map(([path]) => path)).toEqual([
    ...Array<string>(3).fill("/api/tables/one/seats/0/packets"),
    "/api/tables/two/seats/1/packets",
  ]);
  expect(given.map(([, body]) => [body?.packets.length, body?.is_all])).toEqual([
    [40, false],
    [40, false],
    [10, true],
    [1, true],
  ]);
  await packets.giveBack("en");
  expect(sent.length).toBe(6); // it is asked whether it has been restored anew
});

test("the seats that were used last are kept", async () => {
  for (let at = 0; at < 42; at++) await keep(`t${at}`, 0, 1);
  expect(new Set(database.rows.map((row) => row.table)).size).toBe(40);
  expect(database.rows.some((row) => row.table === "t0")).toBe(false);
});
