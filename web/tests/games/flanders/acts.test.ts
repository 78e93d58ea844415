import { beforeEach, describe, expect, test } from "vitest";
import {
  freshSpaces,
  kindsOf,
  lasts,
  meant,
  meantCard,
  pickCard,
  pickTown,
  pickedLast,
  pickInfluence,
  pickKind,
  pickLast,
  pickSpace,
  stateOf,
  townToShow,
} from "../../../src/games/flanders/acts";
import { Choice } from "../../../src/core/choice.svelte";
import type { Look } from "../../../src/core/look";
import { Notation } from "../../../src/core/notation";
import { VERBS, lookAt, townOf } from "./looks";

const GENT = townOf("gent");
const choiceOf = (...options: string[]): Choice => new Choice(new Notation(VERBS), options);

describe("building", () => {
  let choice: Choice;
  let look: Look;
  beforeEach(() => {
    choice = choiceOf(
      "build gent s1 blue",
      "build gent s1 blue+1",
      "build gent s1 church-a north",
      "build gent s1 church-a west",
      "build gent t1 blue",
      "build gent t1 grey",
      "complete gent r1",
    );
    look = lookAt({ choice });
  });

  test("one click on a space is a whole move, with the first district that fits", () => {
    pickSpace(choice, "gent", "s1");
    expect(choice.move).toBe("build gent s1 blue");
  });

  test("a second click on it takes it back", () => {
    pickSpace(choice, "gent", "s1");
    pickSpace(choice, "gent", "s1");
    expect(choice.isEmpty).toBe(true);
  });

  test("the district that was picked goes along to the next space where it fits", () => {
    pickKind(choice, "grey");
    pickSpace(choice, "gent", "t1");
    expect(choice.move).toBe("build gent t1 grey");
    pickSpace(choice, "gent", "s1");
    expect(choice.move).toBe("build gent s1 blue");
  });

  test("a site is completed without a district", () => {
    pickSpace(choice, "gent", "s1");
    pickSpace(choice, "gent", "r1");
    expect(choice.move).toBe("complete gent r1");
  });

  test("a church that grows asks where", () => {
    pickSpace(choice, "gent", "s1");
    pickKind(choice, "church-a");
    expect(choice.move).toBeNull();
    expect(lasts(choice).map(({ value }) => value)).toEqual(["north", "west"]);
    pickLast(choice, "west");
    expect(choice.move).toBe("build gent s1 church-a west");
    expect(pickedLast(choice)).toBe("west");
  });

  test("kinds stand coat by coat, the own guild before what is common", () => {
    expect(kindsOf(choice)).toEqual(["blue", "blue+1", "grey", "church-a"]);
  });

  test("all offered spaces stay open while one is picked; others in that town are refused", () => {
    pickSpace(choice, "gent", "s1");
    expect(["s1", "t1", "s2"].map((space) => stateOf(look, "gent", space))).toEqual(["picked", "open", "refused"]);
    expect(stateOf(look, "luik", "s1")).toBe("still");
  });

  test("with a district picked first only the spaces where it fits are open", () => {
    pickKind(choice, "grey");
    expect(stateOf(look, "gent", "t1")).toBe("open");
    expect(stateOf(look, "gent", "s1")).toBe("refused");
  });

  test("pointing at a refused space means the district that is picked", () => {
    expect(meant(look, GENT, "s2", "free")).toBe("build gent s2 blue");
    pickKind(choice, "grey");
    expect(meant(look, GENT, "s2", "free")).toBe("build gent s2 grey");
    expect(meant(look, GENT, "r2", "site")).toBe("complete gent r2");
  });

  test("a church that grows is meant with a direction, so that more is said than that one is missing", () => {
    pickKind(choice, "church-a");
    expect(meant(look, GENT, "s2", "free")).toBe("build gent s2 church-a north");
  });
});

describe("what is not asked about", () => {
  test("a space is meant to be built on, with the own guild's district", () => {
    const look = lookAt({ choice: choiceOf("influence") });
    expect(meant(look, GENT, "s1", "free")).toBe("build gent s1 blue");
  });

  test("a town stands for its card while cards are asked for, also for one that cannot be chosen", () => {
    const look = lookAt({ choice: choiceOf("choose gent 0", "choose gent 1") });
    expect(pickTown(look, "gent")).toBe(true);
    expect(look.choice.move).toBe("choose gent 0");
    expect(pickTown(look, "luik")).toBe(false);
    expect(meant(look, { town: "luik", place: "l2" }, "s1", "free")).toBe("choose luik 0");
  });

  test("a town that is laid already is meant as a place for a centre", () => {
    expect(meant(lookAt({ choice: choiceOf("centre l2") }), GENT, "c", "district")).toBe("centre l1");
  });

  test("a card is meant to be chosen, or played where cards are played", () => {
    expect(meantCard(lookAt({ choice: choiceOf("build gent s1 blue") }), "luik", 2)).toBe("choose luik 2");
    expect(meantCard(lookAt({ choice: choiceOf("own gent", "influence") }), "luik")).toBe("own luik");
  });
});

test("a church that takes in a neighbour is finished by a click on it", () => {
  const choice = choiceOf("build gent s1 church-d r1", "build gent s1 church-d t1", "build gent r1 blue");
  pickSpace(choice, "gent", "s1");
  expect(choice.move).toBeNull();
  expect(stateOf(lookAt({ choice }), "gent", "r1")).toBe("take");
  pickSpace(choice, "gent", "r1");
  expect(choice.move).toBe("build gent s1 church-d r1");
});

describe("choosing a card", () => {
  const offers = ["choose gent 0", "choose gent 1", "choose luik 0", "choose luik 1"];

  test("goes with no influence unless some is picked", () => {
    const choice = choiceOf(...offers);
    pickCard(choice, "gent");
    expect(choice.move).toBe("choose gent 0");
    pickInfluence(choice, 1);
    expect(choice.move).toBe("choose gent 1");
    pickCard(choice, "luik");
    expect(choice.move).toBe("choose luik 1");
    pickInfluence(choice, 1);
    expect(choice.move).toBe("choose luik 0");
  });

  test("works the other way round, too", () => {
    const choice = choiceOf(...offers);
    pickInfluence(choice, 1);
    pickCard(choice, "gent");
    expect(choice.move).toBe("choose gent 1");
  });
});

describe("the town that is shown", () => {
  test("is the one that is asked about", () => {
    expect(townToShow(lookAt({ choice: choiceOf("complete luik r1") }), "gent")).toBe("luik");
  });

  test("stays when it is one of several", () => {
    expect(townToShow(lookAt({ choice: choiceOf("master gent c", "master luik c") }), "luik")).toBe("luik");
  });

  test("is where something has just happened while one waits", () => {
    const fresh = [{ key: "flanders.event.built", args: { seat: 1, town: "luik", space: "s1", district: "red" } }];
    expect(townToShow(lookAt({ fresh, isAsked: false }), "gent")).toBe("luik");
  });
});

test("what has just happened is told one after another, quicker when there is much", () => {
  const built = (space: string) => ({ key: "flanders.event.built", args: { town: "gent", space } });
  expect([...freshSpaces(["s1", "s2"].map(built)).values()]).toEqual([0, 120]);
  expect([...freshSpaces(["s1", "s2", "s3", "s4"].map(built)).values()]).toEqual([0, 60, 120, 180]);
});
