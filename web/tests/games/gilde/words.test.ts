import { describe, expect, it } from "vitest";
import { phraseOf, proposalOf, readPhrase, seenBy, type Deal } from "../../../src/games/gilde/deals";
import { attackKindsOf, instantsOf, optionsOf, readOrder, writeOrder } from "../../../src/games/gilde/orders";
import { EDITION } from "./edition";

const SALE: Deal = { kind: "sell", partner: 2, card: "b01", talers: 9, repay: 0, turns: 0 };
const LOAN: Deal = { kind: "lend", partner: 2, card: "", talers: 5, repay: 6, turns: 1 };

describe("deals", () => {
  it("are phrases of the notation", () => {
    expect(phraseOf(SALE)).toBe("offer b01 to 2 for 9");
    expect(phraseOf({ ...SALE, kind: "buy" })).toBe("ask b01 of 2 for 9");
    expect(phraseOf(LOAN)).toBe("lend 5 to 2 repay 6 in 1");
    expect(phraseOf({ ...LOAN, kind: "beg" })).toBe("beg 5 of 2");
  });

  it("are proposed in the words of the player whose turn it is", () => {
    expect(proposalOf(SALE, 0, 0)).toBe("offer b01 to 2 for 9");
    expect(proposalOf(SALE, 0, 2)).toBe("ask b01 of 0 for 9");
    expect(proposalOf(LOAN, 0, 2)).toBe("borrow 5 of 0 repay 6 in 1");
  });

  it("are read back as they were written", () => {
    for (const deal of [SALE, LOAN]) expect(readPhrase(phraseOf(deal))).toEqual(deal);
    expect(readPhrase("town-hall with 2")).toBeNull();
  });

  it("look to each side like its own", () => {
    expect(seenBy("offer b01 to 2 for 9", 2, 0)).toMatchObject({ kind: "buy", partner: 0, talers: 9 });
    expect(seenBy("offer b01 to 2 for 9", 0, 2)).toMatchObject({ kind: "sell", partner: 2 });
  });
});

describe("standing orders", () => {
  it("are written and read in their notation", () => {
    for (const text of ["pass", "pass unless targeted", "respond i01 against burglary"]) {
      const order = readOrder(text);
      expect(order && writeOrder(order)).toBe(text);
    }
    expect(readOrder("respond i07 at 2 n03")).toBeNull();
  });

  it("can answer with what the edition has for windows, against what it can aim", () => {
    expect(instantsOf(EDITION)).toEqual(["i01", "a01"]);
    expect(attackKindsOf(EDITION)).toEqual(["sabotage"]);
  });
});

it("says what the options of a card are", () => {
  expect(optionsOf(EDITION, "m09")).toEqual([[{ op: "gain_talers", n: 2 }], [{ op: "random_check", n: 2 }]]);
});
