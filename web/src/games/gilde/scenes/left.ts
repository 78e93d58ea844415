/** What this seat could not see at a moment that is over: the game may have ended since and all hands lie open. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { cardOf, dataOf, viewOf, type GildeView } from "../view";
import { kindOf } from "./check";

const MOVES = new Set(["number-drawn", "played"]); // a card that lay unseen comes to the discard pile

/** The values of all cards that this seat did not see before these events, one for each copy. */
export function valuesLeft(look: Look, since: readonly Said[]): number[] {
  const view = viewOf(look);
  if (!view) return [];
  const { cards } = dataOf(look.edition);
  const seen = seenBefore(view, look.seat, since);
  return Object.entries(cards).flatMap(([key, { copies }]) => {
    const { type, value } = cardOf(look.edition, key);
    return type === "public" ? [] : Array<number>(Math.max(0, copies - (seen.get(key) ?? 0))).fill(value);
  });
}

/** Copies of each card on tables, in the own hand and on the discard pile as it lay then. */
function seenBefore(view: GildeView, own: number | null, since: readonly Said[]): Map<string, number> {
  const seen = new Map<string, number>();
  const count = (key: string, copies = 1) => seen.set(key, (seen.get(key) ?? 0) + copies);
  for (const { table } of view.players) for (const { card } of table) count(card);
  if (own !== null) for (const card of view.players[own]?.cards ?? []) count(card);
  for (const [card, copies] of discardBefore(view, own, since)) count(card, copies);
  return seen;
}

function discardBefore(view: GildeView, own: number | null, since: readonly Said[]): Map<string, number> {
  const { cards, top } = view.discard;
  const pile = new Map(Object.entries(cards ?? (top ? { [top]: 1 } : {})));
  const came = since.filter((event) => MOVES.has(kindOf(event)) && !isOwn(event, own));
  for (const { args } of came) pile.set(String(args.card), Math.max(0, (pile.get(String(args.card)) ?? 0) - 1));
  return pile;
}

const isOwn = (event: Said, own: number | null): boolean => kindOf(event) === "played" && event.args.seat === own;
