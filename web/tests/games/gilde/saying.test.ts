// What a card says beyond its printed text.
import { expect, test } from "vitest";
import { cancelledOf, changesOf } from "../../../src/games/gilde/saying";
import type { CardData } from "../../../src/games/gilde/view";
import type { Imagined } from "../../../src/core/net/forms";
import type { Look } from "../../../src/core/look";
import { t, words } from "../../../src/core/words/words.svelte";

const card = (more: Partial<CardData>): CardData => ({ type: "measure", copies: 1, value: 2, cost: 1, ...more });

test("a card that can be cancelled says that it gives no experience then", () => {
  for (const kind of ["sabotage", "burglary", "intrigue", "extortion"]) {
    expect(cancelledOf(card({ kind }))).toBe(t("gilde-ui-cancelled"));
  }
});

test("a card that cancels, from the hand or from the table, says what becomes of the other card's experience", () => {
  const effects = [{ op: "cancel" }] as unknown as CardData["effects"];
  expect(cancelledOf(card({ type: "instant", kind: "counter", effects }))).toBe(t("gilde-ui-cancels"));
  expect(cancelledOf(card({ type: "artefact", use: { effects, timing: "instant" } }))).toBe(t("gilde-ui-cancels"));
});

test("of every other card nothing is said", () => {
  expect(cancelledOf(card({ type: "business" }))).toBe("");
  expect(cancelledOf(card({ kind: "trade" }))).toBe("");
});

test("what a move changes is said in sentences that begin with a capital letter", async () => {
  await words.speak("en", ["gilde"]);
  const own = (talers: number, favour: number) => ({
    players: [{ talers, xp: 0, numbers: { favour: { n: favour } } }],
    town_hall: null,
  });
  const name = (_: string, key: string) => key;
  const look = { seat: 0, view: own(4, 1), choice: { picked: {} }, name } as unknown as Look;
  const imagined = { view: own(0, 3) } as unknown as Imagined;
  expect(changesOf(look, imagined)).toEqual(["Talers 4 → 0.", "Favour 1 → 3."]);
});
