import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let finished: { id: string }[] = [];
let person: { id: string } | null = null;
vi.mock("../../src/core/net/api", () => ({
  ask: (_: string, path: string) => {
    asked.push(path);
    return Promise.resolve(finished);
  },
}));
vi.mock("../../src/hall/me.svelte", () => ({
  me: {
    find: () => Promise.resolve(),
    get person() {
      return person;
    },
  },
}));
const { newcomer } = await import("../../src/hall/newcomer.svelte");

beforeEach(() => {
  asked.length = 0;
  newcomer.is = false;
});

test("whoever has no seat anywhere yet is new, and the hall is not asked", async () => {
  person = null;
  await newcomer.find();
  expect(newcomer.is).toBe(true);
  expect(asked).toEqual([]);
});

test("whoever has finished no game is new; after the first one they are not, and the hall is not asked again", async () => {
  person = { id: "ada" };
  finished = [];
  await newcomer.find();
  expect(newcomer.is).toBe(true);
  finished = [{ id: "t1" }];
  await newcomer.find();
  await newcomer.find();
  expect(newcomer.is).toBe(false);
  expect(asked).toHaveLength(2);
});

test("somebody else at the same browser is new", async () => {
  person = { id: "bram" };
  finished = [];
  await newcomer.find();
  expect(newcomer.is).toBe(true);
});
