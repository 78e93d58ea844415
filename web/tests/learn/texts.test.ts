import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "../../src/learn/text/en.ftl?raw";
import { lessonOf } from "../../src/learn/lessons.svelte";

const notations = import.meta.glob<string>("../../../docs/notation/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const known = Object.values(notations).flatMap((text) =>
  [...text.matchAll(/^\| `(\w+\.(?:ask|event)\.[\w-]+)` \|/gm)].map((found) => lessonOf(found[1] as string)),
);
const lessons = new FluentResource(english).body.map((message) => message.id).filter((id) => /-(ask|event)-/.test(id));

test("every lesson is about a question or an event that a game has", () => {
  expect(known.length).toBeGreaterThan(100);
  expect(lessons.filter((id) => !known.includes(id))).toEqual([]);
});

// Two players of Flanders are asked more; the guided game has three.
const FOR_TWO = ["influenced", "turn", "own"].map((key) => `learn-flanders-ask-${key}`);

test.each(["flanders", "strasbourg"])("everything that %s asks is explained", (title) => {
  const asked = known.filter((id) => id.startsWith(`learn-${title}-ask-`) && !FOR_TWO.includes(id));
  expect(asked.filter((id) => !lessons.includes(id))).toEqual([]);
});

test.each(["flanders", "strasbourg", "gilde"])("%s begins with a few words", (title) => {
  expect(english).toContain(`learn-${title}-start-1 =`);
});
