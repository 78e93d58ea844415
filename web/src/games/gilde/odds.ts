/** How likely a check succeeds, counted over the cards that may still be drawn as its number. */
import type { Edition } from "../../core/net/forms";
import { cardOf, dataOf, type CardData, type Effect, type GildeView, type Link } from "./view";

export interface Odds {
  needed: number; // the number has to be larger than this
  bonus: number; // what is added to it
  guard: number; // of what is needed, the victim's protection
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
  return share === null ? null : { needed, bonus, guard, inHundred: inHundred(share) };
}

export function oddsOfLink(edition: Edition, view: GildeView, link: Link): Odds | null {
  return link.card ? oddsOf(edition, view, link.card, link.seat, link.victim) : null;
}

/** In a window about a card with a check: how likely it ends well for this seat after this answer, if nobody else
 * responds. Null for whom it is not about, and for cards that are decided by no number. */
export function chanceAfter(
  edition: Edition,
  view: GildeView,
  link: Link,
  seat: number,
  answer: string | null,
): number | null {
  const isMine = link.seat === seat;
  if (!link.card || (!isMine && link.victim !== seat)) return null;
  const card = answer === null ? null : cardOf(edition, answer);
  const effects = [...(card?.effects ?? []), ...(card?.use?.effects ?? [])];
  if (effects.some(({ op }) => op === "cancel")) return isMine ? 0 : 100;
  const share = shareAfter(edition, view, link, effects);
  return share === null ? null : inHundred(isMine ? share : 1 - share);
}

/** How likely the pending card succeeds then: what was drawn counts, unless it is drawn again. */
function shareAfter(edition: Edition, view: GildeView, link: Link, effects: readonly Effect[]): number | null {
  const odds = oddsOfLink(edition, view, link);
  const check = link.card ? checkOf(cardOf(edition, link.card)) : null;
  if (!odds || !check) return null;
  const guard = effects.filter(({ op, stat }) => op === "temp" && stat === check.plus);
  const needed = odds.needed + (link.victim === null ? 0 : guard.reduce((sum, { n }) => sum + (n ?? 0), 0));
  const isDrawn = link.number !== null && !effects.some(({ op }) => op === "redraw");
  if (isDrawn) return (link.number ?? 0) + odds.bonus > needed ? 1 : 0;
  return shareOver(edition, view, needed - odds.bonus);
}

/** Rounded, but only what is certain is 0 or 100. */
export function inHundred(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
