/** How likely a check succeeds, counted over the cards that may still be drawn as its number. */
import type { Edition } from "../../core/net/forms";
import { cardOf, dataOf, type CardData, type Effect, type GildeView, type Link } from "./view";

export interface Odds {
  needed: number; // the number has to be larger than this
  bonus: number; // what is added to it
  inHundred: number;
}

/** The check of a card, if it has one. */
export function checkOf(card: CardData): Effect | null {
  const effects = [...(card.effects ?? []), ...(card.use?.effects ?? [])];
  return effects.find((effect) => effect.op === "random_check") ?? null;
}

/** Copies of each card that this seat cannot see: those in the deck, and those in hands that it does not know. */
export function unseen(edition: Edition, view: GildeView): Map<string, number> {
  const left = new Map(Object.entries(dataOf(edition).cards).map(([key, card]) => [key, card.copies]));
  const see = (key: string, copies = 1) => left.set(key, Math.max(0, (left.get(key) ?? 0) - copies));
  for (const player of view.players) {
    for (const { card } of player.table) see(card);
    for (const card of player.cards) see(card);
  }
  if (view.discard.cards) Object.entries(view.discard.cards).forEach(([card, copies]) => see(card, copies));
  else if (view.discard.top) see(view.discard.top);
  return left;
}

/** The share of unseen cards whose value is larger than this; null when none is left. */
export function shareOver(edition: Edition, view: GildeView, least: number): number | null {
  const cards = [...unseen(edition, view)].map(([key, copies]) => ({ ...cardOf(edition, key), copies }));
  const drawn = cards.filter((card) => card.type !== "public");
  const all = drawn.reduce((sum, card) => sum + card.copies, 0);
  const over = drawn.filter((card) => card.value > least).reduce((sum, card) => sum + card.copies, 0);
  return all ? over / all : null;
}

/** The odds that this card of this seat succeeds against this victim; null where nothing is drawn. */
export function oddsOf(
  edition: Edition,
  view: GildeView,
  key: string,
  seat: number,
  victim: number | null,
): Odds | null {
  const card = cardOf(edition, key);
  const check = checkOf(card);
  if (!check) return null;
  const stat = check.plus?.replaceAll("_", "-");
  const guard = stat && victim !== null ? (view.players[victim]?.numbers[stat]?.n ?? 0) : 0;
  const bonus = view.players[seat]?.numbers[`check-bonus-${card.kind ?? card.use?.kind}`]?.n ?? 0;
  const needed = (check.against ?? 0) + guard;
  const share = shareOver(edition, view, needed - bonus);
  return share === null ? null : { needed, bonus, inHundred: inHundred(share) };
}

export function oddsOfLink(edition: Edition, view: GildeView, link: Link): Odds | null {
  return link.card ? oddsOf(edition, view, link.card, link.seat, link.victim) : null;
}

/** Rounded, but only what is certain is 0 or 100. */
export function inHundred(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
