/** What is advised, marked 1, 2, 3 at the things that each answer names. */
import type { Offer } from "./choice.svelte";
import type { Look } from "./look";
import type { Parts } from "./notation";

type Asked = Pick<Look, "advised">;

/** The numbers of the advised answers that are among these: "1", "1, 3"; nothing where none is. */
export function advisedAmong(look: Asked, offers: readonly Offer[]): string | undefined {
  const texts = new Set(offers.map(({ text }) => text));
  return numbers(look, (offer) => texts.has(offer.text));
}

/** The same for the answers that have these parts. */
export function advisedAt(look: Asked, parts: Parts): string | undefined {
  return numbers(look, (offer) => Object.entries(parts).every(([part, value]) => offer.parts[part] === value));
}

/** The same for a thing of which an answer names several: a task of those that are kept. */
export function advisedIn(look: Asked, part: string, value: string): string | undefined {
  return numbers(look, (offer) => Boolean(offer.parts[part]?.split(" ").includes(value)));
}

function numbers({ advised = [] }: Asked, isMeant: (offer: Offer) => boolean): string | undefined {
  const found = advised.flatMap((offer, at) => (isMeant(offer) ? [at + 1] : []));
  return found.join(", ") || undefined;
}
