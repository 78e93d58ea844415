// What a card says beyond its printed text.
import { expect, test } from "vitest";
import { cancelledOf } from "../../src/games/gilde/saying";
import type { CardData } from "../../src/games/gilde/view";
import { t } from "../../src/words/words.svelte";

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
