/** Things on the table that can be pointed at, and the offered moves that each of them stands for. */
import type { Choice, Offer } from "../../core/choice.svelte";
import type { Look } from "../../core/look";
import type { Parts } from "../../core/notation";

export type Spot =
  | { zone: "hand"; seat: number; card: string }
  | { zone: "table"; seat: number; card: string }
  | { zone: "seat"; seat: number }
  | { zone: "verb"; verb: string };

export type Mood = "can" | "picked" | "sent" | "rest";

const OF_HAND = new Set(["play", "respond", "discard"]);
const OF_TABLE = new Set(["use", "sell", "release", "respond", "pick", "discard", "offer"]);
const OF_SEAT = new Set(["to", "of", "with", "paying"]);

type Asked = Pick<Look, "view" | "seat" | "edition" | "choice">;

/** The offered moves that name this thing; those that agree with what is picked, if there are any. */
export function offersAt(look: Asked, spot: Spot): readonly Offer[] {
  const named = look.choice.offers.filter((offer) => names(look, offer.parts, spot));
  const open = named.filter((offer) => look.choice.left.includes(offer));
  return open.length ? open : named;
}

function names(look: Asked, parts: Parts, spot: Spot): boolean {
  if (spot.zone === "verb") return parts.verb === spot.verb;
  if (spot.zone === "seat") return namesSeat(parts, String(spot.seat));
  if (spot.zone === "hand") return inHand(look, parts, spot.seat, spot.card);
  return onTable(look, parts, spot.seat, spot.card);
}

function namesSeat(parts: Parts, seat: string): boolean {
  if (parts.to === seat) return true;
  if (parts.seat !== seat || parts.target) return false;
  return OF_SEAT.has(parts.verb ?? "") || parts.verb === "at" || parts.verb === "respond";
}

/** Whose cards a question is about: that of who is asked, unless it names somebody. */
function asksOf(look: Asked): number | null {
  const of = look.view?.asked?.args.of;
  return typeof of === "number" && /\.(card|loss)$/.test(look.view?.asked?.key ?? "") ? of : look.seat;
}

function inHand(look: Asked, parts: Parts, seat: number, card: string): boolean {
  if (parts.card !== card || !OF_HAND.has(parts.verb ?? "")) return false;
  if (parts.verb === "discard") return asksOf(look) === seat && !isFit(look);
  return seat === look.seat && !(parts.verb === "respond" && isArtefact(look, card));
}

function onTable(look: Asked, parts: Parts, seat: number, card: string): boolean {
  if (parts.target) return parts.target === card && parts.seat === String(seat);
  if (parts.verb === "ask") return parts.card === card && parts.seat === String(seat);
  if (parts.card !== card || !OF_TABLE.has(parts.verb ?? "")) return false;
  if (parts.verb === "discard") return seat === look.seat && isFit(look);
  if (parts.verb === "respond") return seat === look.seat && isArtefact(look, card);
  return parts.verb === "pick" ? asksOf(look) === seat : seat === look.seat;
}

const isFit = (look: Asked): boolean => look.view?.asked?.key === "gilde.ask.fit";

const isArtefact = (look: Asked, card: string): boolean => typeOf(look, card) === "artefact";
const isPublic = (look: Asked, card: string): boolean => typeOf(look, card) === "public";

function typeOf(look: Asked, card: string): string | undefined {
  return (look.edition.data.cards as Record<string, { type: string }> | undefined)?.[card]?.type;
}

/** The parts that all these moves have in common: what a click on their thing says. */
export function common(offers: readonly Offer[]): Parts {
  const [first, ...others] = offers;
  const shared = Object.entries(first?.parts ?? {}).filter(([part, value]) =>
    others.every((offer) => offer.parts[part] === value),
  );
  return Object.fromEntries(shared);
}

export function moodOf(look: Asked & Pick<Look, "sent">, spot: Spot): Mood {
  const offers = offersAt(look, spot);
  if (!offers.length) return "rest";
  if (offers.some((offer) => offer.text === look.sent)) return "sent";
  return isPickedAt(look.choice, offers) ? "picked" : "can";
}

function isPickedAt(choice: Choice, offers: readonly Offer[]): boolean {
  return !choice.isEmpty && choice.isPicked(common(offers));
}

/** Pick what this thing stands for, or take it back. */
export function touch(look: Asked, spot: Spot): boolean {
  const offers = offersAt(look, spot);
  return offers.length > 0 && look.choice.toggle(common(offers));
}

/** The move that would be made with a thing that is not offered, so that the hall can say why not. */
export function refusedMove(look: Asked, spot: Spot): string {
  const key = look.view?.asked?.key.split(".").at(-1) ?? "";
  if (spot.zone === "verb") return spot.verb;
  if (spot.zone === "seat") return `at ${spot.seat}`;
  if (spot.zone === "hand") return `${IN_HAND[key] ?? "play"} ${spot.card}`;
  if (spot.seat < 0) return isPublic(look, spot.card) ? "town-hall" : `play ${spot.card}`;
  if (key === "card") return `pick ${spot.card}`;
  if (spot.seat !== look.seat || key === "target") return `at ${spot.seat} ${spot.card}`;
  if (key === "fit") return `discard ${spot.card}`;
  return `${IN_HAND[key] === "respond" && isArtefact(look, spot.card) ? "respond" : "sell"} ${spot.card}`;
}

/** What is done with a card of the hand when this is asked; else it is played. */
const IN_HAND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["start", "end", "targeted", "number"].map((key) => [key, "respond"])),
  ...Object.fromEntries(["loss", "surplus", "spare"].map((key) => [key, "discard"])),
};
