import { expect, test } from "vitest";
import { botsOf, clockOf, emptyForm, isKind, namesOf, PERSON, wishOf } from "../../src/hall/making/form";

const ABOUT = {
  seats: [2, 3, 4, 5, 6],
  editions: ["reconstruction", "tiny"],
  presets: { "as-printed": { hands: "covered" }, "our-table": { hands: "open" } },
};

test("against bots there is one person, and the others think", () => {
  const form = emptyForm("bots", ABOUT, "Ada");
  expect(form.seats).toBe(4);
  expect(botsOf(form)).toEqual({ "1": "journeyman", "2": "journeyman", "3": "journeyman" });
});

test("at a table for friends nobody sits at first but who makes it", () => {
  expect(botsOf(emptyForm("friends", ABOUT, "Ada"))).toEqual({});
});

test("seats beyond the chosen number have no bots", () => {
  const form = { ...emptyForm("bots", ABOUT, "Ada"), seats: 2 };
  expect(botsOf(form)).toEqual({ "1": "journeyman" });
});

test("people at a device who type no name get a number", () => {
  const form = { ...emptyForm("device", ABOUT, "Ada"), seats: 3 };
  form.sitters[2] = "master";
  expect(namesOf(form, (seat) => `Person ${seat + 1}`)).toEqual(["Ada", "Person 2", ""]);
});

test("a clock is sent in seconds and within the server's bounds", () => {
  const clock = emptyForm("bots", ABOUT, "").clock;
  expect(clockOf({ ...clock, kind: "move", minutes: 0.5 })).toMatchObject({ kind: "move", seconds: 30 });
  expect(clockOf({ ...clock, kind: "bank", minutes: 20 })).toMatchObject({ kind: "bank", bank: 1200, increment: 10 });
  expect(clockOf({ ...clock, kind: "day", days: 3 })).toMatchObject({ kind: "day", seconds: 259_200 });
  expect(clockOf({ ...clock, kind: "move", minutes: 0 }).seconds).toBeGreaterThan(0);
});

test("quiet hours are sent as minutes of the day, with the zone of this device", () => {
  const clock = emptyForm("friends", ABOUT, "").clock;
  const chosen = { ...clock, kind: "day" as const, isQuiet: true, from: "22:00", to: "08:30" };
  expect(clockOf(chosen, "Asia/Kolkata")).toMatchObject({ quiet: [1320, 510], zone: "Asia/Kolkata" });
  expect(clockOf(chosen).zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("quiet hours are for tables over days, and only when somebody wants them", () => {
  const clock = { ...emptyForm("friends", ABOUT, "").clock, kind: "day" as const };
  const quiet = (more: Partial<typeof clock>) => clockOf({ ...clock, isQuiet: true, ...more }).quiet;
  expect(quiet({})).toEqual([22 * 60, 8 * 60]);
  expect(clockOf(clock).quiet).toBeNull();
  expect(clockOf({ ...clock, kind: "move", isQuiet: true }).quiet).toBeNull();
  expect([quiet({ from: "08:00" }), quiet({ to: "" })]).toEqual([null, null]);
});

test("the wish has what was chosen, and no more", () => {
  const form = { ...emptyForm("friends", ABOUT, "Ada"), name: "  Monday  ", options: { hands: "covered" } };
  const wish = wishOf("flanders", form);
  const rules = { preset: "as-printed", options: { hands: "covered" } };
  expect(wish).toMatchObject({ title: "flanders", seats: 2, name: "Monday", ...rules });
  expect(form.sitters[0]).toBe(PERSON);
});

test("a way of playing that nobody knows is none", () => {
  expect([isKind("device"), isKind("chess")]).toEqual([true, false]);
});

test("a table is made in the language of who makes it, or another one", () => {
  const form = emptyForm("friends", ABOUT, "");
  expect(wishOf("gilde", form).language).toBe("en");
  expect(wishOf("gilde", { ...form, language: "nl" }).language).toBe("nl");
});
