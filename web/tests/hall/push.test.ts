import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callSoon, callWhenAwaited } from "../../src/hall/calling";
import { me } from "../../src/hall/me.svelte";
import { keyOf, push } from "../../src/hall/push.svelte";
import { settings } from "../../src/core/settings.svelte";
import { words } from "../../src/core/words/words.svelte";

const KEY = "BPk_-w"; // four bytes are enough here
const asked: { method: string; path: string; body: Record<string, unknown> | null }[] = [];
let told: { kind: string; target: string }[] = [];
let awaited: object[] = [];

/** The hall, as far as notices go. */
function answer(path: string): unknown {
  if (path === "/api/notices") return { kinds: ["push"], webhook_hosts: [], push_key: KEY };
  if (path === "/api/mine") return awaited;
  return path.startsWith("/api/me/notices") ? told : null;
}

function subscription(endpoint: string, key: Uint8Array) {
  return {
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(() => Promise.resolve((kept = null))),
  };
}

let kept: ReturnType<typeof subscription> | null = null;
const manager = {
  getSubscription: () => Promise.resolve(kept),
  subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
    Promise.resolve((kept = subscription("https://push.example/7", applicationServerKey))),
};
const worker = { pushManager: manager, showNotification: vi.fn(() => Promise.resolve()) };

beforeEach(async () => {
  await words.speak("de");
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ method: String(init.method), path, body: init.body ? JSON.parse(String(init.body)) : null });
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted" });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: () => Promise.resolve(worker),
      ready: Promise.resolve(worker),
      getRegistration: () => Promise.resolve(worker),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.length = 0;
  [kept, told, awaited] = [null, [], []];
});

test("a key comes in the letters of addresses and goes to the browser in bytes", () => {
  expect([...keyOf(KEY)]).toEqual([4, 249, 63, 251]);
});

test("this browser is told once the server knows where to send and how to seal", async () => {
  await push.look();
  expect([push.isOffered, push.isOn]).toEqual([true, false]);
  await push.begin();
  expect(asked.at(-1)).toEqual({
    method: "PUT",
    path: "/api/me/notices",
    body: { kind: "push", target: "https://push.example/7", keys: { p256dh: "p", auth: "a" } },
  });
  expect(push.isOn).toBe(true);
});

test("a subscription for a key that the host has replaced makes room for a new one", async () => {
  const old = (kept = subscription("https://push.example/old", new Uint8Array([1])));
  await push.look();
  await push.begin();
  expect(old.unsubscribe).toHaveBeenCalled();
  expect(kept.endpoint).toBe("https://push.example/7");
});

test("who ends it is told no more, by the server and by the browser", async () => {
  kept = subscription("https://push.example/7", keyOf(KEY));
  told = [{ kind: "push", target: "https://push.example/7" }];
  await push.look();
  expect(push.isOn).toBe(true);
  await push.end();
  expect(asked.at(-1)?.path).toBe("/api/me/notices/drop");
  expect([push.isOn, kept]).toEqual([false, null]);
});

test("a subscription that the server does not know is none", async () => {
  kept = subscription("https://push.example/7", keyOf(KEY));
  await push.look();
  expect(push.isOn).toBe(false);
});

test("a turn at a table in the background is told at once and once", async () => {
  vi.useFakeTimers();
  me.person = { id: "anna" } as never;
  settings.notices = true;
  const stop = callWhenAwaited();
  await vi.advanceTimersByTimeAsync(15_000); // what is awaited when one comes is no news
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  awaited = [{ table: "one", seat: 1, name: "Stammtisch", title: "flanders" }];
  callSoon();
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  expect(worker.showNotification).toHaveBeenCalledTimes(1);
  const shown = { body: "Du bist dran: Stammtisch.", tag: "zunft one", data: { way: "#/t/one/1" } };
  expect(worker.showNotification).toHaveBeenCalledWith("Zunft", expect.objectContaining(shown));
});
