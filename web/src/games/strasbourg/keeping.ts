/** Ticking tasks until one of the offered sets is complete. */
import type { Choice, Offer } from "../../core/choice.svelte";

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

export const ticked = (choice: Choice): Set<string> => new Set(wordsOf(choice.picked.tasks ?? ""));

/** The offer that keeps just these tasks. */
export function offerOf(offers: readonly Offer[], tasks: ReadonlySet<string>): Offer | undefined {
  return offers.find((offer) => {
    const kept = wordsOf(offer.parts.tasks ?? "");
    return kept.length === tasks.size && kept.every((task) => tasks.has(task));
  });
}

/** Tick or untick a task; the choice follows as soon as such a set is offered. */
export function tick(choice: Choice, before: ReadonlySet<string>, task: string): Set<string> {
  const after = new Set(before);
  if (!after.delete(task)) after.add(task);
  const offer = offerOf(choice.offers, after);
  if (offer) choice.pick(offer.parts);
  else choice.clear();
  return after;
}
