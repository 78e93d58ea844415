import { describe, expect, it } from "vitest";
import { Choice } from "../../../src/core/choice.svelte";
import { Notation } from "../../../src/core/notation";
import { answersOf, canSell, isWindow } from "../../../src/games/gilde/answers";
import { plannedAnswer } from "../../../src/games/gilde/ending.svelte";
import { HOLDS_NOTHING, readOrder, withOrder, writeOrder } from "../../../src/games/gilde/orders";
import { EDITION, player, view } from "./edition";

const FORMS = ["respond {card}", "sell {card}", "pass"].map((form) => ({
  verb: form.split(" ")[0] as string,
  form,
  example: "",
}));

function attacked(options: string[], change = {}) {
  const link = {
    card: "m01",
    kind: "sabotage",
    used: false,
    seat: 1,
    victim: 0,
    target: "b01",
    spared: [],
    number: null,
  };
  const numbers = { "sabotage-protection": { n: 1, from: [] } };
  const asked = { key: "gilde.ask.targeted", args: {} };
  return {
    edition: EDITION,
    seat: 0,
    isAsked: true,
    view: view([player({ numbers }), player(), player()], { chain: [{ ...link, ...change }], asked } as never),
    choice: new Choice(new Notation(FORMS), options),
  };
}

const shown = (look: ReturnType<typeof attacked>) =>
  answersOf(look).map(({ offer, chance, isMain }) => [offer.text, chance, isMain]);

describe("a window", () => {
  it("is what others may respond to, and no other question", () => {
    const look = attacked(["pass"]);
    expect(isWindow(look)).toBe(true);
    expect(isWindow({ ...look, isAsked: false })).toBe(false);
    expect(isWindow({ ...look, view: view() })).toBe(false);
  });

  it("says how likely it ends well with each answer; a cancel is certain, and Enter gives it", () => {
    const [cancel, pass] = shown(attacked(["pass", "respond i01"]));
    expect(cancel).toEqual(["respond i01", 100, true]);
    expect(pass?.[0]).toBe("pass");
    expect(pass?.[1]).toBeGreaterThan(0);
    expect(pass?.[1]).toBeLessThan(100);
    expect(pass?.[2]).toBe(false);
  });

  it("counts the number that was drawn", () => {
    expect(shown(attacked(["pass"], { number: 2 }))).toEqual([["pass", 100, true]]);
    expect(shown(attacked(["pass"], { number: 3 }))).toEqual([["pass", 0, true]]);
  });

  it("says no chance to whom it is not about", () => {
    expect(shown(attacked(["pass", "respond i01"], { victim: 2 }))).toEqual([
      ["respond i01", null, false],
      ["pass", null, true],
    ]);
  });

  it("shows a sale when its card was chosen on the table, and then Enter gives it", () => {
    const look = attacked(["pass", "sell b01"]);
    expect(canSell(look)).toBe(true);
    expect(shown(look).map(([text]) => text)).toEqual(["pass"]);
    look.choice.pick({ verb: "sell", card: "b01" });
    expect(shown(look)[0]).toEqual(["sell b01", null, true]);
  });
});

describe("the end of a turn", () => {
  it("discards what was ticked and else keeps all, unless one wants to be asked", () => {
    const spare = ["discard b01", "discard i01", "keep"];
    expect(plannedAnswer("gilde.ask.spare", spare, ["i01"], false)).toBe("discard i01");
    expect(plannedAnswer("gilde.ask.spare", spare, [], false)).toBe("keep");
    expect(plannedAnswer("gilde.ask.spare", spare, [], true)).toBeNull();
    expect(plannedAnswer("gilde.ask.surplus", ["discard b01"], [], false)).toBeNull();
    expect(plannedAnswer("gilde.ask.surplus", ["discard b01"], ["b01"], false)).toBe("discard b01");
    expect(plannedAnswer("gilde.ask.end", ["pass"], ["b01"], false)).toBeNull();
  });
});

describe("standing orders", () => {
  it("sell and give up cards before an order that would pass", () => {
    const text = writeOrder({ answer: "release", card: "n01", how: "against", word: "start" });
    expect(text).toBe("release n01 against start");
    expect(readOrder(text)).toEqual({ answer: "release", card: "n01", how: "against", word: "start" });
    expect(withOrder([HOLDS_NOTHING], text)).toEqual([text, HOLDS_NOTHING]);
    expect(withOrder([HOLDS_NOTHING], "pass unless targeted")).toEqual([HOLDS_NOTHING, "pass unless targeted"]);
  });
});
