/** Places of the city where something can be put, as the offered moves tell. */
import type { Look } from "../../core/look";
import type { Parts } from "../../core/notation";
import { askedFor } from "./reading";

export type Verb = "place" | "edifice" | "chapel";
export type Kind = "square" | "chapel";
export type State = "open" | "picked" | "sent" | "refused" | "plain";

const VERBS: Readonly<Record<string, Verb>> = {
  square: "place",
  apprentice: "place",
  edifice: "edifice",
  chapel: "chapel",
};

/** What is being put somewhere just now; null: nothing. */
export const verbNow = (look: Look): Verb | null => VERBS[askedFor(look) ?? ""] ?? null;

export const partsOf = (verb: Verb, name: string): Parts =>
  verb === "chapel" ? { verb, chapel: name } : { verb, square: name };

export function stateOf(look: Look, verb: Verb | null, name: string): State {
  if (look.sent && look.sent === `${verb} ${name}`) return "sent";
  if (!verb || !look.choice.offers.length) return "plain";
  if (!look.choice.offered(partsOf(verb, name))) return "refused";
  return look.choice.isPicked(partsOf(verb, name)) ? "picked" : "open";
}

/** Pick what is offered, or have the bar say why it is not. */
export function choose(look: Look, verb: Verb | null, kind: Kind, name: string): void {
  const likely = likelyVerb(verb, kind);
  if (!look.choice.toggle(partsOf(likely, name))) look.point(`${likely} ${name}`);
}

/** A place that is not offered is pointed at; while nothing is asked, only who taps it wants to know why. */
export function point(look: Look, verb: Verb | null, kind: Kind, name: string): void {
  const likely = likelyVerb(verb, kind);
  look.point(look.isAsked && !look.choice.offered(partsOf(likely, name)) ? `${likely} ${name}` : null);
}

/** What would be put on a place of this kind, whatever is asked. */
function likelyVerb(verb: Verb | null, kind: Kind): Verb {
  if (kind === "chapel") return "chapel";
  return verb === "edifice" ? "edifice" : "place";
}

/** The names of the places that are offered, in the order of the offers. */
export function openPlaces(look: Look, verb: Verb): string[] {
  const part = verb === "chapel" ? "chapel" : "square";
  const offers = look.choice.offers.filter((offer) => offer.parts.verb === verb);
  return offers.map((offer) => offer.parts[part] as string);
}
