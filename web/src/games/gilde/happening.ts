/** Which cards something has just happened to, or is aimed at now. */
import type { Said } from "../../core/net/forms";
import { pendingOf, type GildeView } from "./view";

const LAID = /\.(laid-out|played|woke|unlocked|locked|took|traded|used|used-at|used-on)$/;

/** Whether the newest events are about this card of this seat. */
export function isFreshAt(fresh: readonly Said[], seat: number, card: string): boolean {
  return fresh.some(({ key, args }) => {
    if (!LAID.test(key)) return false;
    const owner = key.endsWith(".traded") ? args.to : args.seat;
    return args.card === card && owner === seat;
  });
}

/** Whether the card that is being resolved is aimed at this card, or with no card at this seat. */
export function isAimedAt(view: GildeView, seat: number, card: string | null): boolean {
  const link = pendingOf(view);
  return Boolean(link && link.victim === seat && link.target === card && !link.spared.includes(seat));
}
