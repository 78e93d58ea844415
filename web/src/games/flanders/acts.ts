/** How clicks on spaces, kinds and cards become parts of a move. What is possible stands in the offers alone. */
import type { Said } from "../../core/net/forms";
import type { Choice, Offer } from "../../core/choice.svelte";
import type { Look } from "../../core/look";
import { DIRECTIONS } from "./geometry/slots";
import { flandersOf, guildOf, type Town } from "./view";

export type State = "picked" | "open" | "take" | "refused" | "still";

/** What the seat is asked, without the words before it: "placement", "choice", …; empty: nothing. */
export function askedOf(look: Look): string {
  const key = look.isAsked || look.sent !== null ? (flandersOf(look.view)?.asked?.key ?? "") : "";
  return key.replace("flanders.ask.", "");
}

/** What stands last in a move of a special church: a direction, or the space that it takes in. */
export function lastOf(offer: Offer): { part: string; value: string } | null {
  const part = ["direction", "swallowed"].find((each) => offer.parts[each] !== undefined);
  return part ? { part, value: offer.parts[part] as string } : null;
}

/** The places that the picked church may still be laid with. */
export function lasts(choice: Choice): { part: string; value: string }[] {
  const { town, space, district } = choice.picked;
  if (!district || !space) return [];
  const offers = choice.offers.filter(
    ({ parts }) => parts.town === town && parts.space === space && parts.district === district,
  );
  return offers.map(lastOf).filter((last) => last !== null);
}

export const isDirection = (value: string): boolean => value in DIRECTIONS;

/** The direction or space that is picked, or the only one there is. */
export function pickedLast(choice: Choice): string | null {
  const all = lasts(choice);
  const picked = choice.picked;
  if (all.length === 1) return (all[0] as { value: string }).value;
  return all.find(({ part, value }) => picked[part] === value)?.value ?? null;
}

export function pickLast(choice: Choice, value: string): void {
  const found = lasts(choice).find((last) => last.value === value);
  if (found) choice.toggle({ [found.part]: found.value });
}

/** How a space is to be drawn now. */
export function stateOf(look: Look, town: string, space: string): State {
  const { choice } = look;
  const picked = choice.picked;
  if (picked.town === town && picked.space === space) return "picked";
  if (!look.isAsked || !choice.offers.some(({ parts }) => parts.space !== undefined)) return "still";
  if (picked.town === town && lasts(choice).some(({ value }) => value === space)) return "take";
  if (picked.space === undefined ? choice.open({ town, space }) : choice.offered({ town, space })) return "open";
  return choice.offered({ town }) ? "refused" : "still";
}

/** Pick a space, and with it the district that lies nearest: the one picked before, else the first that is offered. */
export function pickSpace(choice: Choice, town: string, space: string): void {
  const { town: oldTown, space: oldSpace, district: old } = choice.picked;
  if (choice.isPicked({ town, space })) return choice.clear();
  if (oldTown === town && oldSpace && lasts(choice).some(({ value }) => value === space))
    return pickLast(choice, space);
  if (!choice.offered({ town, space })) return;
  choice.clear();
  choice.pick({ town, space });
  const kinds = choice.values("district");
  const district = old && kinds.includes(old) ? old : kinds[0];
  if (district) choice.pick({ district });
}

/** Pick what is built; the space stays where the two go together. */
export function pickKind(choice: Choice, district: string): void {
  const { town, space } = choice.picked;
  if (choice.picked.district === district && !space) return choice.clear();
  choice.clear();
  if (town && space && choice.offered({ town, space, district })) choice.pick({ town, space });
  choice.pick({ district });
}

const COMMON = ["grey", "church"]; // after the guild's own

/** The kinds of districts that this question offers at all: coat by coat, plain ones first. */
export function kindsOf(choice: Choice): string[] {
  const kinds = [...new Set(choice.offers.map(({ parts }) => parts.district).filter((kind) => kind !== undefined))];
  const coats = [...new Set(kinds.map(coatOf))].sort((a, b) => COMMON.indexOf(a) - COMMON.indexOf(b));
  return coats.flatMap((coat) => kinds.filter((kind) => coatOf(kind) === coat).sort());
}

/** The coat on a kind of district: "blue" on "blue+1", "church" on "church-a". */
export const coatOf = (kind: string): string => kind.split(/[+-]/)[0] as string;

/** Pick a card; with it no influence, unless some was picked. */
export function pickCard(choice: Choice, card: string): void {
  const { card: old, influence } = choice.picked;
  choice.clear();
  if (old === card) return;
  choice.pick({ card });
  const numbers = choice.values("influence");
  if (numbers.length)
    choice.pick({ influence: influence && numbers.includes(influence) ? influence : (numbers[0] as string) });
}

/** Pick how many influence cards go with it; the last one that was picked is laid back. */
export function pickInfluence(choice: Choice, number: number): void {
  const now = Number(choice.picked.influence ?? 0);
  choice.pick({ influence: String(now === number ? number - 1 : number) });
}

/** A town is clicked while a card is asked for: that is its card. False: nothing of the kind is asked. */
export function pickTown(look: Look, town: string): boolean {
  const isOffered = look.isAsked && look.choice.offered({ card: town });
  if (isOffered) pickCard(look.choice, town);
  return isOffered;
}

/** A move that could be meant by pointing at a space that is not offered, so that the server can say why it is none. */
export function meant(look: Look, { town, place }: Pick<Town, "town" | "place">, space: string, is: string): string {
  const { choice } = look;
  const verbs = new Set(choice.offers.map(({ parts }) => parts.verb));
  if (verbs.has("centre")) return `centre ${place}`;
  if (choice.offers.some(({ parts }) => parts.card !== undefined)) return meantCard(look, town);
  const verb = ["cathedral", "master"].find((each) => verbs.has(each));
  if (verb) return `${verb} ${town} ${space}`;
  if (is === "site") return `complete ${town} ${space}`;
  const kind = likelyKind(look);
  return ["build", town, space, kind, ...someDirection(choice, kind)].join(" ");
}

/** A church that grows is meant with some direction: without one nothing else would be said of it. */
function someDirection(choice: Choice, kind: string): string[] {
  const last = choice.offers.filter(({ parts }) => parts.district === kind).map(lastOf)[0];
  return last && isDirection(last.value) ? [last.value] : [];
}

/** The same for a card in the hand, with so many influence cards. */
export function meantCard({ choice }: Look, card: string, influence = 0): string {
  return choice.offers.some(({ parts }) => parts.verb === "own") ? `own ${card}` : `choose ${card} ${influence}`;
}

function likelyKind(look: Look): string {
  const view = flandersOf(look.view);
  return look.choice.picked.district ?? kindsOf(look.choice)[0] ?? (view && guildOf(view, look.seat)) ?? "grey";
}

/** The town that deserves to be seen: what is picked, what is asked about, what has just happened. */
export function townToShow(look: Look, now: string | null): string | null {
  const { choice, fresh } = look;
  const view = flandersOf(look.view);
  const isTown = (key: unknown): key is string => Boolean(view?.towns.some(({ town }) => town === key));
  const picked = choice.picked.town ?? choice.picked.card;
  if (isTown(picked)) return picked;
  const offered = [...new Set(choice.offers.map(({ parts }) => parts.town))].filter(isTown);
  if (offered.length) return now && offered.includes(now) ? now : (offered[0] as string);
  const told = look.isAsked ? undefined : fresh.findLast(({ args }) => isTown(args.town));
  return (told?.args.town as string | undefined) ?? null;
}

/** The spaces that the last events were about, as "gent s3", with how many milliseconds each waits to be told. */
export function freshSpaces(fresh: readonly Said[]): ReadonlyMap<string, number> {
  const told = fresh.filter(({ args }) => args.town !== undefined && args.space !== undefined);
  const gap = told.length > 10 ? 0 : told.length > 3 ? 60 : 120;
  return new Map(told.map(({ args }, order) => [`${args.town} ${args.space}`, order * gap]));
}

/** The towns that a card is about, while cards are chosen: its own, or every open one for a building site. */
export function townsOfCard(look: Look, card: string | null): readonly string[] | null {
  const view = flandersOf(look.view);
  if (!view || !card || !["choice", "own"].includes(askedOf(look))) return null;
  const open = view.towns.filter(({ closed }) => !closed).map(({ town }) => town);
  if (card === "site") return open;
  return open.includes(card) ? [card] : null;
}
