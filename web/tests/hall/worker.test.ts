import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

const SOURCE = readFileSync("public/sw.js", "utf8");

interface Told {
  waitUntil(work: unknown): void;
  [more: string]: unknown;
}

/** The worker in a browser of its own; what it does is written down. */
class Room {
  readonly listeners = new Map<string, (event: Told) => void>();
  readonly shown: [string, { body: string; tag: string; data: { way: string } }][] = [];
  readonly opened: string[] = [];
  readonly asked: [string, RequestInit][] = [];
  pages: { url: string; focus: () => void; postMessage: (data: unknown) => void }[] = [];
  readonly self = {
    addEventListener: (name: string, heard: (event: Told) => void) => this.listeners.set(name, heard),
    skipWaiting: vi.fn(),
    clients: {
      claim: vi.fn(),
      matchAll: () => Promise.resolve(this.pages),
      openWindow: (path: string) => this.opened.push(path),
    },
    registration: {
      showNotification: (...shown: [string, never]) => this.shown.push(shown),
      pushManager: { subscribe: () => Promise.resolve(subscription("https://push.example/new")) },
    },
  };

  constructor() {
    const fetch = (path: string, init: RequestInit) => Promise.resolve(this.asked.push([path, init]));
    new Function("self", "fetch", SOURCE)(this.self, fetch);
  }

  async happen(name: string, event: object): Promise<void> {
    let work: unknown;
    this.listeners.get(name)?.({ ...event, waitUntil: (begun) => (work = begun) });
    await work;
  }
}

const subscription = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
});
const pressed = (way?: string) => ({ notification: { close: vi.fn(), data: way ? { way } : null } });

let room: Room;
beforeEach(() => (room = new Room()));

test("a push is shown as the server has worded it, and leads to its table", async () => {
  await room.happen("push", { data: { json: () => ({ title: "Zunft", text: "Du bist dran.", table: "a/b" }) } });
  expect(room.shown).toMatchObject([
    ["Zunft", { body: "Du bist dran.", tag: "zunft a/b", data: { way: "#/t/a%2Fb" } }],
  ]);
});

test("a push without words is a notice all the same: browsers end those that show none", async () => {
  await room.happen("push", { data: null });
  expect(room.shown).toMatchObject([["Zunft", { data: { way: "#/" } }]]);
});

test("a notice that is pressed opens the table where no page is open", async () => {
  await room.happen("notificationclick", pressed("#/t/one"));
  expect(room.opened).toEqual(["/#/t/one"]);
});

test("an open page is taken there instead of a second one", async () => {
  const page = { url: "http://hall.example/#/settings", focus: vi.fn(), postMessage: vi.fn() };
  room.pages = [page];
  await room.happen("notificationclick", pressed("#/t/one"));
  expect(page.postMessage).toHaveBeenCalledWith({ way: "#/t/one" });
  expect(page.focus).toHaveBeenCalled();
  expect(room.opened).toEqual([]);
});

test("a browser whose push address has changed tells the new one and drops the old one", async () => {
  await room.happen("pushsubscriptionchange", { oldSubscription: subscription("https://push.example/old") });
  const told = room.asked.map(([path, init]) => [init.method, path, JSON.parse(String(init.body)).target]);
  expect(told).toEqual([
    ["PUT", "/api/me/notices", "https://push.example/new"],
    ["POST", "/api/me/notices/drop", "https://push.example/old"],
  ]);
});
