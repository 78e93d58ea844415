import { describe, expect, it } from "vitest";
import { numbersOf, remaining } from "../../../src/games/gilde/chooser";
import { placeFor } from "../../../src/games/gilde/peek.svelte";
import { nearest } from "../../../src/games/gilde/roving";
import { common, moodOf, offersAt, refusedMove, touch } from "../../../src/games/gilde/spots";
import { wantedTable } from "../../../src/games/gilde/tables";
import { Choice } from "../../../src/core/choice.svelte";
import type { Look } from "../../../src/core/look";
import { Notation } from "../../../src/core/notation";
import { EDITION, lying, view } from "./edition";

const FORMS = [
  "play {card}",
  "sell {card}",
  "use {card}",
  "pass",
  "at {seat}",
  "at {seat} {target:card}",
  "respond {card}",
  "respond {card} at {seat}",
  "discard {card}",
  "talers {number}",
  "to {seat}",
  "choose {number}",
].map((form) => ({ verb: form.split(" ")[0] as string, form, example: "" }));

function asked(options: string[], key = "action", args = {}) {
  const choice = new Choice(new Notation(FORMS), options);
  const table = view(undefined, { asked: { key: `gilde.ask.${key}`, args } });
  return { view: table, seat: 0, edition: EDITION, choice, sent: null };
}

describe("things on the table", () => {
  it("tell a card in the hand from its like on the table", () => {
    const look = asked(["play b01", "sell b01"]);
    expect(offersAt(look, { zone: "hand", seat: 0, card: "b01" }).map(({ text }) => text)).toEqual(["play b01"]);
    expect(offersAt(look, { zone: "table", seat: 0, card: "b01" }).map(({ text }) => text)).toEqual(["sell b01"]);
    expect(offersAt(look, { zone: "table", seat: 1, card: "b01" })).toEqual([]);
  });

  it("are picked by what their moves have in common", () => {
    const look = asked(["respond i01 at 1", "respond i01 at 2", "pass"], "targeted", {
      seat: 1,
      card: "m01",
      of: "everybody",
    });
    const hand = { zone: "hand", seat: 0, card: "i01" } as const;
    expect(common(offersAt(look, hand))).toEqual({ verb: "respond", card: "i01", word2: "at" });
    expect(touch(look, hand)).toBe(true);
    expect(look.choice.move).toBeNull();
    touch(look, { zone: "seat", seat: 2 });
    expect(look.choice.move).toBe("respond i01 at 2");
  });

  it("glow, rise when they are picked, and go back", () => {
    const look = asked(["at 1 b01", "at 2 b01"], "target", { card: "m01" });
    const target = { zone: "table", seat: 2, card: "b01" } as const;
    expect(moodOf(look, target)).toBe("can");
    touch(look, target);
    expect(moodOf(look, target)).toBe("picked");
    expect(moodOf(look, { zone: "table", seat: 1, card: "b01" })).toBe("can");
    touch(look, target);
    expect(look.choice.isEmpty).toBe(true);
  });

  it("are drawn as if taken while the answer is on its way", () => {
    const look = { ...asked(["play b01"]), sent: "play b01" };
    expect(moodOf(look, { zone: "hand", seat: 0, card: "b01" })).toBe("sent");
  });

  it("let the hall say why they cannot be chosen", () => {
    expect(refusedMove(asked([]), { zone: "hand", seat: 0, card: "b01" })).toBe("play b01");
    expect(refusedMove(asked([], "start"), { zone: "hand", seat: 0, card: "b01" })).toBe("respond b01");
    expect(refusedMove(asked([], "target"), { zone: "table", seat: 1, card: "b01" })).toBe("at 1 b01");
  });

  it("mean something whatever is asked, so that everything can say why not", () => {
    expect(refusedMove(asked([], "surplus"), { zone: "hand", seat: 0, card: "b01" })).toBe("discard b01");
    expect(refusedMove(asked([], "price"), { zone: "hand", seat: 0, card: "b01" })).toBe("play b01");
    expect(refusedMove(asked([]), { zone: "seat", seat: 2 })).toBe("at 2");
    expect(refusedMove(asked([]), { zone: "table", seat: 1, card: "b01" })).toBe("at 1 b01");
    expect(refusedMove(asked([]), { zone: "table", seat: 0, card: "b01" })).toBe("sell b01");
    expect(refusedMove(asked([], "fit"), { zone: "table", seat: 0, card: "b01" })).toBe("discard b01");
    expect(refusedMove(asked([], "card"), { zone: "table", seat: 1, card: "b01" })).toBe("pick b01");
    expect(refusedMove(asked([]), { zone: "table", seat: -1, card: "r01" })).toBe("town-hall");
  });

  it("are another player's when a card of their hand has to go", () => {
    const look = asked(["discard b01"], "loss", { of: 2, number: 1 });
    expect(offersAt(look, { zone: "hand", seat: 2, card: "b01" })).toHaveLength(1);
    expect(offersAt(look, { zone: "hand", seat: 0, card: "b01" })).toEqual([]);
  });
});

describe("what is chosen in no place", () => {
  it("is a number or one of a list", () => {
    expect(numbersOf(asked(["talers 1", "talers 2"], "sum").choice)).toHaveLength(2);
    expect(remaining(asked(["choose 1", "choose 2"], "choice").choice, 0)).toHaveLength(2);
    expect(remaining(asked(["play b01"]).choice, 0)).toEqual([]);
  });

  it("is oneself, who has no panel to click on", () => {
    expect(remaining(asked(["at 0", "at 1"], "target", { card: "m01" }).choice, 0).map(({ text }) => text)).toEqual([
      "at 0",
    ]);
  });

  it("is what a picked card leaves open when the bar has no room for it", () => {
    const look = asked(["pass", ...[0, 1, 2, 3].map((seat) => `respond i01 at ${seat}`)], "targeted");
    expect(remaining(look.choice, 0)).toEqual([]);
    touch(look, { zone: "hand", seat: 0, card: "i01" });
    expect(remaining(look.choice, 0)).toHaveLength(4);
  });
});

describe("keys and places", () => {
  it("go to the nearest thing in their direction", () => {
    const others = [
      { x: 10, y: 0 },
      { x: 100, y: 0 },
      { x: 5, y: 60 },
    ];
    expect(nearest({ x: 0, y: 0 }, others, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, others, [0, 1])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, others, [-1, 0])).toBe(-1);
  });

  it("hold a card up in the column, else inside the window and away from the thing", () => {
    const thing = { left: 100, right: 230, top: 560, bottom: 700 };
    const column = { left: 964, right: 1264, top: 240, bottom: 712 };
    const beside = placeFor(thing, { width: 1280, height: 720 }, column);
    expect(beside).toEqual({ left: 982, top: 320 });
    expect(placeFor(thing, { width: 900, height: 720 }, null)).toEqual({ left: 33, top: 8 });
    const phone = placeFor({ left: 10, right: 142, top: 500, bottom: 690 }, { width: 360, height: 740 }, null);
    expect(phone).toEqual({ left: 48, top: 8 });
  });
});

describe("a narrow board", () => {
  it("shows the table where something can be chosen, else the own", () => {
    const look = asked(["at 2 b01"], "target", { card: "m01" });
    look.view.players[2]?.table.push(lying("b01"));
    expect(wantedTable(look as unknown as Look)).toBe(2);
    expect(wantedTable(asked(["pass"], "start") as unknown as Look)).toBe(0);
  });

  it("shows the player whose hand a card has to leave", () => {
    const look = asked(["discard b01"], "loss", { of: 1, number: 1 });
    look.view.players[1]?.cards.push("b01");
    expect(wantedTable(look as unknown as Look)).toBe(1);
  });
});
