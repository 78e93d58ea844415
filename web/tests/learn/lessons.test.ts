import { expect, test } from "vitest";
import { Lessons, lessonOf } from "../../src/learn/lessons.svelte";
import { meantBy } from "../../src/learn/meant";

const said = (key: string) => ({ key, args: {} });
const KNOWN = new Set([
  "learn-flanders-start-1",
  "learn-flanders-start-2",
  "learn-flanders-ask-choice",
  "learn-flanders-ask-centre",
  "learn-flanders-event-revealed",
]);
const open = (met: string[] = [], kept: (met: string[]) => void = () => {}) =>
  new Lessons("flanders", (id) => KNOWN.has(id), met, kept);

test("a lesson has the name of its question or event", () => {
  expect(lessonOf("flanders.ask.choice")).toBe("learn-flanders-ask-choice");
});

test("it begins with the table, then what is asked, then what happened", () => {
  const lessons = open();
  lessons.meet(said("flanders.ask.choice"), [said("flanders.event.revealed"), said("flanders.event.unknown")]);
  expect(lessons.waiting).toEqual([
    "learn-flanders-start-2", // the page before the game has said the first one
    "learn-flanders-ask-choice",
    "learn-flanders-event-revealed",
  ]);
});

test("each lesson comes once, also after a reload", () => {
  let kept: string[] = [];
  const lessons = open([], (met) => (kept = met));
  lessons.meet(said("flanders.ask.choice"), []);
  while (lessons.current) lessons.next();
  lessons.meet(said("flanders.ask.choice"), []);
  expect(lessons.current).toBeNull();
  expect(open(kept).current).toBeNull();
});

test("a question that was answered is not explained any more", () => {
  const lessons = open();
  lessons.meet(said("flanders.ask.centre"), []);
  lessons.meet(said("flanders.ask.choice"), []);
  expect(lessons.waiting).not.toContain("learn-flanders-ask-centre");
});

test("who skips hears nothing until they ask again", () => {
  const lessons = open();
  lessons.skip();
  lessons.meet(said("flanders.ask.choice"), []);
  expect(lessons.current).toBeNull();
  lessons.again(said("flanders.ask.choice"));
  expect(lessons.current).not.toBeNull();
});

test("a lesson remembers the question or event that it explains", () => {
  const lessons = open(["learn-flanders-start-1", "learn-flanders-start-2"]);
  lessons.meet({ key: "flanders.ask.choice", args: { card: "gent" } }, [said("flanders.event.revealed")]);
  expect(lessons.cause).toEqual({ key: "flanders.ask.choice", args: { card: "gent" } });
  lessons.next();
  expect(lessons.cause?.key).toBe("flanders.event.revealed");
  lessons.next();
  expect(lessons.cause).toBeUndefined();
});

test("a lesson speaks of a part of the table, or of a town on the board", () => {
  expect(meantBy("learn-flanders-start-1", undefined)[0]).toBe('[data-part="board"]');
  expect(meantBy("learn-gilde-start-2", undefined)[0]).toBe('[data-part="bar"]');
  expect(meantBy("learn-strasbourg-ask-bid", undefined)[0]).toBe('[data-part="hand"]');
  const built = { key: "flanders.event.finished", args: { town: "luik", number: 7 } };
  expect(meantBy("learn-flanders-event-finished", built)[0]).toBe('[data-town="luik"]');
  expect(meantBy("learn-flanders-event-revealed", { key: "", args: { card: "luik" } })[0]).toBe(
    '[data-part="players"]',
  );
  expect(meantBy("learn-gilde-event-elected", undefined)).toEqual([]);
});
