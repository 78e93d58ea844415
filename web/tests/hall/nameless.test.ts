import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../../src/hall/me.svelte";
import { drawLot, lentName } from "../../src/hall/nameless.svelte";
import type { Me, Sitter } from "../../src/core/net/forms";
import { take } from "../../src/core/settings.svelte";
import { nameOf } from "../../src/table/names";
import { LANGUAGES } from "../../src/core/words/languages";
import { words } from "../../src/core/words/words.svelte";

let sent: { name: string }[];

beforeEach(async () => {
  sent = [];
  me.person = null;
  await words.speak("en", []);
  await take({ name: "" });
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    if (init.body) sent.push(JSON.parse(String(init.body)) as { name: string });
    return Promise.resolve(new Response(JSON.stringify({ person: null } as unknown as Me)));
  });
});

/** The name of somebody whose lot this is. */
function lent(random: number): string {
  vi.spyOn(Math, "random").mockReturnValue(random);
  drawLot();
  vi.restoreAllMocks();
  return lentName();
}

test("people who give no name are not all called the same", async () => {
  for (const random of [0.25, 0.75]) {
    const name = lent(random);
    await me.beSomebody();
    expect(sent.at(-1)?.name).toBe(name);
  }
  expect(new Set(sent.map((each) => each.name)).size).toBe(2);
});

test("who gives a name is called by it", async () => {
  await take({ name: " Ada " });
  await me.beSomebody();
  expect(sent.map((each) => each.name)).toEqual(["Ada"]);
});

test("it is the name that was shown before, also after a reload", async () => {
  const name = lentName();
  vi.resetModules();
  const anew = await import("../../src/hall/nameless.svelte");
  const { words: read } = await import("../../src/core/words/words.svelte");
  await read.speak("en", []);
  expect(anew.lentName()).toBe(name);
});

test("whoever comes next at this browser has a name of their own", async () => {
  const name = lent(0.1);
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  await me.depart();
  vi.restoreAllMocks();
  expect(lentName()).not.toBe(name);
});

test.each(LANGUAGES)("every lot has a name that fits, and none of a bot: %s", async (language) => {
  await words.speak(language, []);
  const bots = Array.from({ length: 6 }, (_, seat) => nameOf({ seat, bot: "master", name: null } as unknown as Sitter));
  const names = new Set(Array.from({ length: 1000 }, (_, at) => lent(at / 1000)));
  expect(names.size).toBeGreaterThan(300);
  for (const name of names) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ (of|von|van) \p{Lu}\p{Ll}+$/u);
    expect(name.length).toBeLessThanOrEqual(20);
    expect(bots).not.toContain(name.split(" ")[0]);
  }
});
