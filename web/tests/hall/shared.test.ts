import { beforeEach, expect, test, vi } from "vitest";
import { SharedTable } from "../../src/hall/device.svelte";
import type { Page } from "../../src/core/net/forms";

const heard: ((page: Page) => void)[] = [];
vi.mock("../../src/core/net/line", () => ({
  Line: class {
    constructor(_table: string, _seat: number | null, hear: { page: (page: Page) => void }) {
      heard.push(hear.page);
    }
    open() {}
    close() {}
  },
}));

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    const answer = path.includes("mine") ? [{ table: "t", seat: 1 }] : { mine: [0, 1, 2] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

const page = (window: number | null) => ({ turn: 1, phase: "running", clock: { window } }) as unknown as Page;

test("who is asked is to take the device, but in a window nobody is named: it would tell who could respond", async () => {
  const shared = new SharedTable("t");
  await vi.waitFor(() => expect(shared.own).toEqual([0, 1, 2]));
  heard[0]?.(page(null));
  await vi.waitFor(() => expect(shared.next).toBe(1));
  heard[0]?.(page(1234));
  expect(shared.next).toBeNull();
  heard[0]?.(page(null));
  expect(shared.next).toBe(1);
  shared.close();
});
