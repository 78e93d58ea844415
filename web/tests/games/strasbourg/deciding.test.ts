import { describe, expect, it } from "vitest";
import { action, changes, choices, chosen, missing } from "../../../src/games/strasbourg/deciding";
import { offerOf, tick, ticked } from "../../../src/games/strasbourg/keeping";
import { choose, openPlaces, stateOf, verbNow } from "../../../src/games/strasbourg/places";
import { planner } from "../../../src/games/strasbourg/planner.svelte";
import { Choice } from "../../../src/core/choice.svelte";
import type { Imagined } from "../../../src/core/net/forms";
import type { Look } from "../../../src/core/look";
import { Notation } from "../../../src/core/notation";
import { words } from "../../../src/core/words/words.svelte";

const notation = new Notation([
  { verb: "keep", form: "keep {tasks}", example: "" },
  { verb: "place", form: "place {square}", example: "" },
  { verb: "chapel", form: "chapel {chapel}", example: "" },
  { verb: "skip", form: "skip", example: "" },
  { verb: "put", form: "put {stack}", example: "" },
  { verb: "reveal", form: "reveal {stack}", example: "" },
]);
const choiceOf = (...options: string[]): Choice => new Choice(notation, options);

function lookAt(asked: string, ...options: string[]): Look & { pointed: string | null } {
  const look = {
    choice: choiceOf(...options),
    sent: null,
    view: { asked: { key: `strasbourg.ask.${asked}`, args: {} } },
    pointed: null as string | null,
    point(move: string | null) {
      look.pointed = move;
    },
  };
  return look as unknown as Look & { pointed: string | null };
}

describe("ticking tasks", () => {
  it("chooses the offered set that is ticked, in whatever order", () => {
    const choice = choiceOf("keep t02", "keep t13", "keep t02 t13");
    const one = tick(choice, new Set(), "t13");
    expect(choice.move).toBe("keep t13");
    tick(choice, one, "t02");
    expect(choice.move).toBe("keep t02 t13");
    expect(ticked(choice)).toEqual(new Set(["t02", "t13"]));
  });

  it("chooses nothing while the ticked set is not offered", () => {
    const choice = choiceOf("keep t02 t13");
    expect(tick(choice, new Set(), "t13")).toEqual(new Set(["t13"]));
    expect(choice.move).toBeNull();
    expect(offerOf(choice.offers, new Set(["t13"]))).toBeUndefined();
  });
});

describe("places", () => {
  it("are open when offered, chosen when picked, refused otherwise", () => {
    const look = lookAt("square", "place c3", "place a1", "skip");
    choose(look, verbNow(look), "square", "c3");
    expect(["c3", "a1", "b2"].map((name) => stateOf(look, "place", name))).toEqual(["picked", "open", "refused"]);
    expect(openPlaces(look, "place")).toEqual(["c3", "a1"]);
  });

  it("that are refused are pointed at, so that the bar says why", () => {
    const look = lookAt("square", "place c3", "skip");
    choose(look, verbNow(look), "square", "b2");
    expect(look.pointed).toBe("place b2");
    expect(look.choice.move).toBeNull();
  });

  it("say why not, too, while cards or corners are asked for", () => {
    const look = lookAt("bid", "skip");
    choose(look, verbNow(look), "square", "b2");
    expect(look.pointed).toBe("place b2");
    const corners = lookAt("chapel", "chapel c01");
    choose(corners, verbNow(corners), "square", "b2");
    expect(corners.pointed).toBe("place b2");
    choose(corners, verbNow(corners), "chapel", "c02");
    expect(corners.pointed).toBe("chapel c02");
  });

  it("are plain while nothing is asked, and for a spectator", () => {
    const look = lookAt("square");
    expect(verbNow(look)).toBeNull();
    expect(stateOf(look, verbNow(look), "c3")).toBe("plain");
  });

  it("are corners when a chapel is built", () => {
    const look = lookAt("chapel", "chapel c01", "chapel c03");
    expect(verbNow(look)).toBe("chapel");
    expect(stateOf(look, "chapel", "c02")).toBe("refused");
  });
});

describe("the buttons of a plan", () => {
  it("speak of all stacks that lie there, those that were laid one card at a time, too", async () => {
    await words.speak("en", ["strasbourg"]);
    const look = lookAt("put", "put new", "put 1");
    Object.assign(look, { seat: 0 });
    Object.assign(look.view as object, { council: {}, players: [{ hand: [[5, 2], [6]] }] });
    planner.take([5, 2]);
    expect(missing(look)).toBe("Put every card on a stack");
    planner.spread();
    expect(missing(look)).toBe("Lay out the stacks, or move cards");
    expect(choices(look).map((offer) => action(look, offer.text))).toEqual(["Lay out 3 stacks"]);
    expect(chosen(look)).toBe("plan 5 2"); // so that Enter lays it out
    planner.lifted = 0;
    expect(chosen(look)).toBeNull(); // Enter lays the card down
    planner.lifted = null;
    planner.take([]);
  });
});

describe("what a chapel would bring", () => {
  it("is told by player, oneself first, then whoever gains most", async () => {
    await words.speak("en", ["strasbourg"]);
    const look = lookAt("chapel", "chapel c05", "chapel c06");
    const yields = { c05: { 0: 1, 2: 3, 1: 2 } };
    const view = { council: {}, players: [{}], places: {}, yields, rounds: [{ guilds: [], edifice: "inn" }], round: 1 };
    Object.assign(look, { seat: 1, names: ["Ada", "Bram", "Clara"], name: (_: string, key: string) => key });
    Object.assign(look.view as object, view);
    choose(look, verbNow(look), "chapel", "c05");
    expect(changes(look, {} as Imagined)).toEqual(["Chapel here: you +2, Clara +3, Ada +1."]);
    look.choice.clear();
    choose(look, verbNow(look), "chapel", "c06");
    expect(changes(look, {} as Imagined)).toEqual(["Chapel here: no points for anybody yet."]);
  });
});

describe("what a chosen bid would bring", () => {
  /** Ada has a stack of 4 at this place; others have shown theirs, and some have still to decide. */
  function bidding(place: number, shown: Record<number, number[]>, queue: number[], more: object = {}): Look {
    const look = lookAt("bid", "reveal 3", "pass");
    const ranking = Object.keys(shown).map(Number);
    const players = [0, 1, 2, 3].map((seat) => ({ revealed: shown[seat] ?? [], stacks: {} }));
    players[0] = { revealed: [], stacks: { 3: { size: 2, cards: [3, 1] } } };
    const rounds = [{}, {}];
    Object.assign(look, { seat: 0, names: ["Ada", "Bram", "Clara", "Dirk"], name: (_: string, key: string) => key });
    Object.assign(look.view as object, {
      ...{ council: {}, players, ranking, queue, rounds, round: 1, places: { 3: place }, guild: "bakers" },
      ...{ prizes: ["master", "journeyman", "apprentice"], ...more },
    });
    look.choice.pick({ verb: "reveal", stack: "3" });
    return look;
  }
  const said = (look: Look) => changes(look, {} as Imagined);

  it("is the first place, what it wins, and who still decides", async () => {
    await words.speak("en", ["strasbourg"]);
    expect(said(bidding(1, {}, [0, 1, 2, 3]))).toEqual([
      "You would lead with 4: seat, bread and a square.",
      "Three decide after you: Bram, Clara and Dirk.",
    ]);
  });

  it("is the place behind somebody", () => {
    expect(said(bidding(2, { 2: [6, 3] }, [0, 3]))).toEqual([
      "2nd for now, behind Clara (9): bread and a square.",
      "Dirk decides after you.",
    ]);
  });

  it("is settled when nobody decides afterwards", () => {
    const look = bidding(4, { 2: [6, 3], 1: [6], 3: [5] }, [0]);
    expect(said(look)).toEqual(["4th, behind Dirk (5): no prize; one card may go back under the deck."]);
    expect(said(bidding(2, { 1: [6] }, [0], { prizes: ["merchant"], round: 2 }))).toEqual([
      "2nd, behind Bram (6): no prize.",
    ]);
  });

  it("says why as much as somebody else is more or less", () => {
    expect(said(bidding(1, { 3: [4] }, [0]))[1]).toBe(
      "As much as Dirk; whoever sits nearer to the starting player ranks higher.",
    );
  });
});
