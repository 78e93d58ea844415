import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

let way: typeof import("../../src/core/way.svelte");

/** The browser goes there, as by a link or the back button. */
function goTo(hash: string): void {
  location.hash = hash;
  dispatchEvent(new Event("hashchange"));
}

beforeAll(async () => {
  way = await import("../../src/core/way.svelte");
  way.watchWay();
});
beforeEach(() => goTo("#/t/one/0"));
afterEach(() => (document.body.innerHTML = ""));

test("a way is a screen and what it is about", () => {
  expect(way.way).toEqual({ name: "t", rest: ["one", "0"] });
  expect(way.to("t", "a/b", 2)).toBe("#/t/a%2Fb/2");
});

test("sheets go with their screen, and stay while one only changes the seat", () => {
  document.body.innerHTML = "<dialog></dialog>";
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  dialog.showModal();
  goTo("#/t/one/1");
  expect(dialog.open).toBe(true);
  goTo("#/settings");
  expect(dialog.open).toBe(false);
});

test("who loses the focus hears it while their screen is still there", () => {
  document.body.innerHTML = "<button>Build</button>";
  const button = document.querySelector("button") as HTMLButtonElement;
  let heardAt = "";
  button.onblur = () => (heardAt = way.way.name);
  button.focus();
  goTo("#/");
  expect(heardAt).toBe("t");
});

test("a table's path in a notice leads to the table", async () => {
  history.replaceState(null, "", "/t/xyz");
  vi.resetModules();
  const fresh = await import("../../src/core/way.svelte");
  expect(fresh.way).toEqual({ name: "t", rest: ["xyz"] });
  expect(location.pathname + location.hash).toBe("/#/t/xyz");
});

test("a link that was cut in the middle of a letter still leads somewhere", () => {
  goTo("#/t/one%E0%A4%A");
  expect(way.way).toEqual({ name: "t", rest: ["one%E0%A4%A"] });
});

test("a path that nothing stands for is a way that leads nowhere", async () => {
  history.replaceState(null, "", "/no/such");
  vi.resetModules();
  const fresh = await import("../../src/core/way.svelte");
  expect(fresh.way).toEqual({ name: "no", rest: ["such"] });
});
