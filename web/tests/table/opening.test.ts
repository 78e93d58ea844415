import { beforeEach, expect, test, vi } from "vitest";
import { openTable } from "../../src/table/opening";

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const card = { mine: [0, 1], table: { title: "flanders" } };
    return Promise.resolve(new Response(JSON.stringify(path === "/api/tables/one" ? card : {})));
  });
});

test("a table with several seats of one person opens covered, also where this browser knows nothing of it", async () => {
  location.hash = "#/t/one";
  expect(await openTable("one", null)).toBeNull();
  expect(location.hash).toBe("#/device/one");
});
