import { beforeEach, expect, test, vi } from "vitest";
import { keepNames } from "../../src/core/device";
import { notebookOf } from "../../src/table/notebook";

let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify({ text: "Mind the weavers." })));
  });
});

test("the hall keeps what a person writes down", async () => {
  expect(await notebookOf("a", 0).read()).toBe("Mind the weavers.");
  await notebookOf("a", 0).write("And the dyers.");
  expect(asked).toEqual(["GET /api/tables/a/note", "PUT /api/tables/a/note"]);
});

test("people who share a device do not read each other's notes", async () => {
  keepNames("a", ["Ada", "Bram"]);
  await notebookOf("a", 0).write("Mine alone.");
  expect(await notebookOf("a", 1).read()).toBe("");
  expect(await notebookOf("a", 0).read()).toBe("Mine alone.");
  expect(asked).toEqual([]);
});
