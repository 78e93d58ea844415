import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../../src/hall/me.svelte";
import { Refusal } from "../../src/core/net/api";
import type { Me, Myself } from "../../src/core/net/forms";
import { settings } from "../../src/core/settings.svelte";

const anna = { id: "a", name: "Anna", colour: "#dd7e28", language: "en", kind: "guest", settings: {} };
const hall = (person: object | null) => ({ person: person as Myself | null }) as unknown as Me;
const refusal = (status: number, key: string) => new Refusal(status, { key, args: {}, text: "" });

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(hall(null)))));
  await me.meet(hall(anna), true);
});

test("who was signed out elsewhere is told so, and is nobody here", () => {
  me.heed(refusal(401, "server.error.sign-in-first"));
  expect([me.out, me.person]).toEqual(["ended", null]);
});

test("a wrong password signs nobody out", () => {
  me.heed(refusal(401, "server.error.wrong-password"));
  expect([me.out, me.person?.name]).toEqual([null, "Anna"]);
});

test("who is blocked is told so", () => {
  me.heed(refusal(403, "server.error.blocked"));
  expect(me.out).toBe("blocked");
});

test("who comes back while the host shuts them out is told so, until they are let in", async () => {
  await me.meet(hall({ ...anna, blocked: true }));
  expect(me.out).toBe("blocked");
  await me.meet(hall(anna));
  expect(me.out).toBe(null);
});

test("who comes back to an ended session is told it once", async () => {
  await me.meet(hall(null));
  expect(me.out).toBe("ended");
  me.out = null;
  await me.meet(hall(null));
  expect(me.out).toBe(null);
});

test("who signs in again is not told any more", async () => {
  me.heed(refusal(401, "server.error.sign-in-first"));
  await me.meet(hall(anna), true);
  expect(me.out).toBe(null);
});

test("who leaves because they want to is told nothing, and their name goes with them", async () => {
  await me.depart();
  await me.find();
  expect([me.out, me.person, settings.name]).toEqual([null, null, ""]);
});
