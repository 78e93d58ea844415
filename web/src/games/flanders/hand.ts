/** The cards of a seat in the order of the edition, and what can be done with each now. */
import type { Look } from "../../core/look";
import { dataOf, flandersOf, type FlandersView } from "./view";

export type CardState = "open" | "picked" | "not" | "still";

export interface Held {
  card: string;
  kind: "town" | "site" | "pickup";
  state: CardState;
  isPlayed: boolean;
}

/** The cards of this seat; those that have left the game are not among them. */
export function heldBy(look: Look): Held[] {
  const view = flandersOf(look.view);
  const hand = look.seat === null ? null : view?.hands[look.seat];
  if (!view || !hand?.cards) return [];
  const all = [...Object.keys(dataOf(look.edition).centres), "site", "pickup"];
  const has = (card: string) => hand.cards?.includes(card) || hand.played.includes(card) || isChosen(look, view, card);
  return all.filter(has).map((card) => ({
    card,
    kind: card === "site" || card === "pickup" ? card : "town",
    state: stateOf(look, view, card, hand.played.includes(card)),
    isPlayed: hand.played.includes(card),
  }));
}

function isChosen(look: Look, view: FlandersView, card: string): boolean {
  return look.seat !== null && view.chosen[look.seat]?.card === card;
}

function stateOf(look: Look, view: FlandersView, card: string, isPlayed: boolean): CardState {
  const { choice } = look;
  if (choice.picked.card === card) return "picked";
  if (look.isAsked && choice.offered({ card })) return "open";
  if (isChosen(look, view, card)) return "picked";
  return isPlayed || choice.offers.some(({ parts }) => parts.card) ? "not" : "still";
}

/** How many influence cards this seat has, and how many of them are picked or lie beside the chosen card. */
export function influenceOf(look: Look): { all: number; picked: number; canPick: boolean } {
  const view = flandersOf(look.view);
  const has = (look.seat === null ? 0 : view?.hands[look.seat]?.influence) ?? 0;
  const canPick = look.isAsked && look.choice.offers.some(({ parts }) => Number(parts.influence) > 0);
  const shown = look.seat === null ? 0 : (view?.chosen[look.seat]?.influence ?? 0);
  if (canPick || look.choice.picked.influence)
    return { all: has, picked: Number(look.choice.picked.influence ?? 0), canPick };
  return { all: Math.max(has, shown), picked: shown, canPick };
}
