import { beforeEach, expect, test, vi } from "vitest";
import { Drawer, putLatest } from "../../src/core/drawer";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what was put into a drawer lies there for the next page, and is gone when it is cleared", () => {
  new Drawer("names", {}).put({ a: "Ada" });
  expect(new Drawer("names", {}).thing).toEqual({ a: "Ada" });
  new Drawer("names", {}).clear();
  expect(new Drawer("names", {}).isEmpty).toBe(true);
});

test("a drawer for one visit is none for ever", () => {
  new Drawer("draft", "", "visit").put("half a sentence");
  expect(localStorage.length).toBe(0);
  expect(new Drawer("draft", "", "visit").thing).toBe("half a sentence");
});

test("rubbish counts as nothing", () => {
  localStorage.setItem("zunft names", "{");
  expect(new Drawer("names", { a: "" }).thing).toEqual({ a: "" });
});

test("what another page has put there since is seen, and the same is unfolded once", () => {
  const drawer = new Drawer<string[]>("list", []);
  new Drawer<string[]>("list", []).put(["one"]);
  expect(drawer.thing).toEqual(["one"]);
  expect(drawer.thing).toBe(drawer.thing);
});

test("a list forgets its oldest entries", () => {
  const drawer = new Drawer<Readonly<Record<string, number>>>("latest", {});
  for (const [at, name] of ["a", "b", "c"].entries()) putLatest(drawer, 2, name, at);
  expect(drawer.thing).toEqual({ b: 1, c: 2 });
});

test("where the browser keeps nothing, nothing breaks", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new Error("blocked");
  });
  const drawer = new Drawer("names", "nobody");
  drawer.put("Ada");
  expect([drawer.thing, drawer.isEmpty]).toEqual(["nobody", true]);
  vi.restoreAllMocks();
});

test("a storage that is full stops nobody", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(globalThis, "localStorage", "get").mockReturnValue({ setItem, getItem: () => null } as unknown as Storage);
  const drawer = new Drawer("names", "nobody");
  expect(() => drawer.put("Ada")).not.toThrow();
  expect(drawer.thing).toBe("nobody");
  vi.restoreAllMocks();
});
