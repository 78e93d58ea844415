import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leftOf } from "../../../src/table/clocks";

const NOON = Date.UTC(2026, 10, 16, 12);
const FAST = 7 * 60_000; // this device is seven minutes ahead
let time: typeof import("../../../src/core/net/time");

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON + FAST });
  vi.resetModules(); // as on a page that was just opened
  time = await import("../../../src/core/net/time");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const face = { seats: [{ seat: 0, runs: true, until: NOON + 90_000 }] } as unknown as Parameters<typeof leftOf>[0];

test("until the hall has said what time it is, the device is believed", () => {
  expect(time.hallNow()).toBe(NOON + FAST);
});

test("a clock shows what is left though the device's own clock is wrong", () => {
  expect(leftOf(face, 0, true, time.hallNow())?.text).toBe("0:00");
  time.heardTime(NOON, Date.now());
  expect(leftOf(face, 0, true, time.hallNow())?.text).toBe("1:30");
});

test("the way there and back is shared between both ends", () => {
  const sent = Date.now();
  vi.advanceTimersByTime(400);
  time.heardTime(NOON + 200, sent);
  expect(Math.abs(time.hallNow() - (NOON + 400))).toBeLessThanOrEqual(1);
});

test("a rough word does not spoil a better one, unless a clock was set", () => {
  time.heardTime(NOON, Date.now());
  time.heardTime(NOON - 400, Date.now(), 1000);
  expect(Math.abs(time.hallNow() - NOON)).toBeLessThanOrEqual(1);
  vi.setSystemTime(NOON - FAST); // the device was put right, and too far
  time.heardTime(NOON, Date.now(), 1000);
  expect(Math.abs(time.hallNow() - NOON)).toBeLessThanOrEqual(500);
});

test("every answer of the hall that is not from a cache tells its time", async () => {
  const { ask } = await import("../../../src/core/net/api");
  const answers = ["no-store", "public, max-age=60"].map((kept) => ({
    "Cache-Control": kept,
    Date: new Date(NOON).toUTCString(),
  }));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("{}", { headers: answers.pop() as Record<string, string> })),
  );
  await ask("GET", "/api/editions/x");
  expect(time.hallNow()).toBe(NOON + FAST);
  await ask("GET", "/api/me");
  expect(Math.abs(time.hallNow() - NOON)).toBeLessThanOrEqual(500);
});
