import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { deviceName } from "../../src/hall/account/devices";
import { COLOURS, tokenOf } from "../../src/hall/colours";
import { draft, drop, keep } from "../../src/hall/drafts";
import { sentenceOf } from "../../src/hall/trouble";
import { Refusal } from "../../src/core/net/api";
import { words } from "../../src/core/words/words.svelte";

beforeEach(() => sessionStorage.clear());

test("what was typed comes back until it was sent", () => {
  keep("table", { name: "Monday" });
  expect(draft("table", { name: "", seats: 2 })).toEqual({ name: "Monday", seats: 2 });
  drop("table");
  expect(draft("table", { name: "", seats: 2 })).toEqual({ name: "", seats: 2 });
});

test("a draft that cannot be read is forgotten", () => {
  sessionStorage.setItem("zunft draft table", "{");
  expect(draft("table", { name: "" })).toEqual({ name: "" });
});

test("a person's colours are those of the pieces", () => {
  const tokens = readFileSync("src/look/tokens.css", "utf8");
  for (const [name, value] of Object.entries(COLOURS)) expect(tokens).toContain(`--seat-${name}: ${value};`);
});

test("a colour that is none of the pieces' is the hall's own", () => {
  expect([tokenOf("#DD7E28"), tokenOf("#123456"), tokenOf(null)]).toEqual(["seat-orange", "line", "line"]);
});

test("a device is named by its browser and system", () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
  expect(deviceName(agent)).toBe("Chromium, Linux");
  expect(deviceName("something else")).toBe("");
});

test("trouble is told in the server's sentence, or in one that says what to do", async () => {
  await words.speak("en", []);
  const problem = { key: "server.error.table-full", args: {}, text: "All seats of this table are taken." };
  expect(sentenceOf(new Refusal(409, problem))).toBe("All seats of this table are taken.");
  expect(sentenceOf(new Refusal(0, null))).toMatch(/try again/);
  expect(sentenceOf(new TypeError("x is undefined"))).not.toContain("undefined");
});
