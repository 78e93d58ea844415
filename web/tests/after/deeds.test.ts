import { expect, test } from "vitest";
import { deedOf, drawnOf, thingsOf } from "../../src/after/deeds";
import { Notation } from "../../src/core/notation";
import type { Verb } from "../../src/core/net/forms";

const NOTATION = new Notation([
  { verb: "choose", form: "choose {card} {influence:number}" },
  { verb: "keep", form: "keep {tasks}" },
  { verb: "put", form: "put new" },
] as Verb[]);
const things = (move: string) => thingsOf(NOTATION.parts(move), (kind, key) => `${kind}:${key}`);

test("a line says who did what, in one breath or not, or that it was chance", () => {
  expect(deedOf("2 choose gent 1")).toEqual({ who: 2, move: "choose gent 1" });
  expect(deedOf("2 + to 1")).toEqual({ who: 2, move: "to 1" });
  expect(deedOf("chance draw card 5")).toEqual({ who: null, move: "draw card 5" });
});

test("the things of a move are called by their names, lists one by one", () => {
  expect(things("choose gent 1")).toBe("card:gent, influence:1");
  expect(things("choose gent 0")).toBe("card:gent");
  expect(things("keep t01 t03")).toBe("task:t01, task:t03");
  expect(things("keep t01")).toBe("task:t01");
});

test("words that every such move has are no things", () => {
  expect(things("put new")).toBe("");
});

test("what chance has drawn is called by its name", () => {
  const drawn = (move: string) => drawnOf(move, { names: ["Ada", "Bram"], name: (kind, key) => `${kind}:${key}` });
  expect(drawn("draw m01")).toBe("card:m01");
  expect(drawn("draw golden master")).toBe("golden:master");
  expect(drawn("draw guild green")).toBe("coat:green");
  expect(drawn("draw influence green-gent")).toBe("card:gent, coat:green");
  expect(drawn("draw seat 1")).toBe("Bram");
});
