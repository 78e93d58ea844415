import { describe, expect, test } from "vitest";
import { Choice } from "../../src/core/choice.svelte";
import { HalfMade } from "../../src/table/halfmade";
import { Notation, type Parts } from "../../src/core/notation";

const VERBS = [
  { verb: "choose", form: "choose {card} {influence:number}", example: "" },
  { verb: "build", form: "build {town} {space} {district}", example: "" },
  { verb: "build", form: "build {town} {space} {district} {direction}", example: "" },
  { verb: "keep", form: "keep {tasks}", example: "" },
  { verb: "put", form: "put new", example: "" },
  { verb: "put", form: "put {stack:number}", example: "" },
  { verb: "pass", form: "pass", example: "" },
];
const notation = new Notation(VERBS);

describe("notation", () => {
  test("the parts of a move have the names of its form", () => {
    expect(notation.parts("choose gent 2")).toEqual({ verb: "choose", card: "gent", influence: "2" });
    expect(notation.parts("build gent s1 church-a north")).toMatchObject({ district: "church-a", direction: "north" });
  });

  test("a fixed word is told from a part", () => {
    expect(notation.parts("put new")).toEqual({ verb: "put", word1: "new" });
    expect(notation.parts("put 2")).toEqual({ verb: "put", stack: "2" });
  });

  test("a list takes all words that are left", () => {
    expect(notation.parts("keep t03 t17")).toEqual({ verb: "keep", tasks: "t03 t17" });
  });

  test("a move that fits no form has its text alone", () => {
    expect(notation.parts("dance wildly")).toEqual({ verb: "dance", text: "dance wildly" });
  });
});

const OPTIONS = ["choose gent 0", "choose gent 1", "choose site 0", "pass"];

describe("choice", () => {
  test("parts are picked in any order until one move is left", () => {
    const choice = new Choice(notation, OPTIONS);
    expect(choice.move).toBeNull();
    choice.pick({ influence: "1" });
    expect(choice.move).toBe("choose gent 1");
  });

  test("what is picked narrows what is open, never what is offered", () => {
    const choice = new Choice(notation, OPTIONS);
    choice.pick({ card: "site" });
    expect(choice.open({ influence: "1" })).toBe(false);
    expect(choice.offered({ influence: "1" })).toBe(true);
    expect(choice.values("influence")).toEqual(["0"]);
  });

  test("a pick that goes with no earlier one drops it", () => {
    const choice = new Choice(notation, OPTIONS);
    choice.pick({ card: "site" });
    choice.pick({ influence: "1" });
    expect(choice.picked).toEqual({ influence: "1" });
  });

  test("what no move has cannot be picked", () => {
    const choice = new Choice(notation, OPTIONS);
    expect(choice.pick({ card: "luik" })).toBe(false);
    expect(choice.isEmpty).toBe(true);
  });

  test("back takes the last part back, and says when there was none", () => {
    const choice = new Choice(notation, OPTIONS);
    choice.pick({ card: "gent" });
    choice.pick({ influence: "0" });
    expect(choice.back()).toBe(true);
    expect(choice.picked).toEqual({ card: "gent" });
    choice.back();
    expect(choice.back()).toBe(false);
  });

  test("the same pick again takes it back", () => {
    const choice = new Choice(notation, OPTIONS);
    choice.toggle({ card: "gent" });
    choice.toggle({ card: "gent" });
    expect(choice.isEmpty).toBe(true);
  });
});

describe("a half-made choice", () => {
  test("outlives a lost line, for the same question alone", () => {
    const drawer = new HalfMade<readonly Parts[]>("t1", 0, []);
    const first = new Choice(notation, OPTIONS, (picks) => drawer.keep(7, picks));
    first.pick({ card: "gent" });
    expect(new Choice(notation, OPTIONS, () => {}, drawer.found(7)).picked).toEqual({ card: "gent" });
    expect(drawer.found(8)).toEqual([]);
    drawer.forget(8);
    expect(drawer.found(7)).toEqual([{ card: "gent" }]);
    drawer.forget(7);
    expect(drawer.found(7)).toEqual([]);
  });

  test("forgets parts that are no longer offered", () => {
    const picks: Parts[] = [{ card: "luik" }];
    expect(new Choice(notation, OPTIONS, () => {}, picks).isEmpty).toBe(true);
  });

  test("a drawer with rubbish in it is empty", () => {
    sessionStorage.setItem("zunft t2 1", "{");
    expect(new HalfMade("t2", 1, []).found(1)).toEqual([]);
  });
});
