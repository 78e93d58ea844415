/** The answers of a window as its buttons: in which order, which one Enter gives, and how it ends with each. */
import type { Offer } from "../../core/choice.svelte";
import type { Look } from "../../core/look";
import { chanceAfter } from "./odds";
import { pendingOf, viewOf } from "./view";

const WINDOWS = new Set(["start", "end", "targeted", "number"]);
const ORDER = ["respond", "sell", "release", "pass"];
const ON_TABLE = new Set(["sell", "release"]); // chosen on the card itself

export interface Answer {
  offer: Offer;
  card: string | null; // that answers
  chance: number | null; // in 100 that it ends well for this seat
  isMain: boolean;
}

export const keyOf = (look: Pick<Look, "view">): string => look.view?.asked?.key.split(".").at(-1) ?? "";

/** Whether this seat's answer is missing in a window. */
export function isWindow(look: Pick<Look, "view" | "isAsked">): boolean {
  return look.isAsked && WINDOWS.has(keyOf(look));
}

export function answersOf(look: Pick<Look, "view" | "seat" | "edition" | "choice">): Answer[] {
  const { offers, move } = look.choice;
  const rank = ({ parts }: Offer) => ORDER.indexOf(parts.verb ?? "");
  const shown = offers.filter((offer) => !ON_TABLE.has(offer.parts.verb ?? "") || offer.text === move);
  const ordered = [...shown].sort((one, other) => rank(one) - rank(other));
  const found = ordered.map((offer) => ({ offer, card: offer.parts.card ?? null, chance: chanceOf(look, offer) }));
  const main = found.find(({ offer }) => offer.text === move)?.offer ?? bestOf(found);
  return found.map((answer) => ({ ...answer, isMain: answer.offer === main }));
}

function chanceOf(look: Pick<Look, "view" | "seat" | "edition">, { parts }: Offer): number | null {
  const view = viewOf(look);
  const link = view ? pendingOf(view) : null;
  if (!view || !link || look.seat === null) return null;
  if (ON_TABLE.has(parts.verb ?? "")) return null; // what guards may be gone then, and what is aimed at
  return chanceAfter(look.edition, view, link, look.seat, parts.verb === "respond" ? (parts.card ?? null) : null);
}

/** Whether something on the own table can be sold or given up instead. */
export const canSell = ({ choice }: Pick<Look, "choice">): boolean =>
  choice.offers.some(({ parts }) => ON_TABLE.has(parts.verb ?? ""));

/** What helps most; where nothing is known to help, to pass. */
function bestOf(found: readonly Omit<Answer, "isMain">[]): Offer | undefined {
  const pass = found.find(({ offer }) => offer.parts.verb === "pass");
  const best = Math.max(...found.map(({ chance }) => chance ?? -1));
  return best > (pass?.chance ?? 100) ? found.find(({ chance }) => chance === best)?.offer : pass?.offer;
}
