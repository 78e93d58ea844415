/** Which offers are chosen by a number or from a list, because no thing on the table stands for them. */
import type { Choice, Offer } from "../../core/choice.svelte";

const BY_NUMBER = new Set(["for", "talers", "repay", "in", "by", "points"]);
const BY_LIST = new Set(["choose", "offer", "ask", "give", "beg", "lend", "borrow", "extend", "forgive"]);

export function numbersOf(choice: Choice): readonly Offer[] {
  return choice.offers.filter((offer) => BY_NUMBER.has(offer.parts.verb ?? ""));
}

const AT_ONESELF = new Set(["at", "paying", "with"]);

/** Steps of a deal, options of a card, oneself as a target; and what is left of a choice if it is too much for the bar. */
export function remaining(choice: Choice, own: number | null): readonly Offer[] {
  const listed = choice.offers.filter((offer) => BY_LIST.has(offer.parts.verb ?? "") || isOneself(offer, own));
  if (listed.length) return listed;
  const needsMore = !choice.isEmpty && !choice.move && choice.left.length > 3;
  return needsMore ? choice.left : [];
}

function isOneself({ parts }: Offer, own: number | null): boolean {
  return parts.seat === String(own) && !parts.target && AT_ONESELF.has(parts.verb ?? "");
}
