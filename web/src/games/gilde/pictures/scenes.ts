/** Whole pictures in a box of 100 by 56: houses with a sign of their trade, quarters, people, things. */
import type { CardData } from "../view";
import { choosePicture } from "./choosing";
import { MOTIFS, type Motif } from "./motifs";
import { disc, house, placed, rect, seedOf, shape, type Placed, type Shape } from "./shapes";

const GROUND = 53;
const line = shape("none", `M8 ${GROUND}H92`);

/** What is drawn for a card: groups of shapes, each at its place. */
export function pictureOf(cards: Record<string, CardData>, key: string): Placed[] {
  const { scene, motif } = choosePicture(cards, key);
  const card = cards[key] ?? { type: "measure", copies: 0, value: 0, cost: 0 };
  if (scene === "business") return business(card, motif);
  if (scene === "annex") return annex(motif);
  if (scene === "district") return district(card, key);
  if (scene === "person") return person(card, key);
  return [placed(MOTIFS[motif], 50, 29, scene === "public" ? 1.2 : 1.15), placed([line], 0, 0)];
}

const here = (shapes: Shape[]): Placed => placed(shapes, 0, 0);

/** The dearer the business, the larger the house. */
function business(card: CardData, motif: Motif): Placed[] {
  const tall = Math.min(3, Math.max(1, Math.round(card.value / 2)));
  const body = house(12, GROUND, 30, 12 + 5 * tall, 14, "coat");
  const door = shape("board", `M22 ${GROUND}V${GROUND - 9}Q27 ${GROUND - 14} 32 ${GROUND - 9}V${GROUND}Z`);
  const windows =
    tall > 1 ? [shape("coin", rect(17, GROUND - 8 - 5 * tall, 6, 6) + rect(31, GROUND - 8 - 5 * tall, 6, 6))] : [];
  const chimney = tall > 2 ? [shape("stone", rect(33, GROUND - 24 - 5 * tall, 5, 10))] : [];
  return [here([...chimney, ...body, door, ...windows, line]), placed(MOTIFS[motif], 70, 35, 0.85)];
}

function annex(motif: Motif): Placed[] {
  const shed = [
    shape("sheet", `M14 ${GROUND}V26H46V${GROUND}Z`),
    shape("coat", "M10 26L16 14H50V26Z"),
    shape("board", rect(24, 36, 12, GROUND - 36)),
  ];
  return [here([...shed, line]), placed(MOTIFS[motif], 72, 35, 0.85)];
}

const ROOFS = ["rubric", "stone", "board", "water"] as const;
const EMBLEMS: readonly Motif[] = ["ship", "tools", "stall", "altar", "tub", "frame", "corn", "dagger"];

/** A skyline of three to five houses; the more votes, the more of them. */
function district(card: CardData, key: string): Placed[] {
  const seed = seedOf(key);
  const count = Math.min(5, Math.max(3, card.votes ?? 3));
  const width = 66 / count;
  const houses = Array.from({ length: count }, (_, at) => {
    const height = 12 + ((seed * (at + 3)) % 5) * 4;
    const roof = ROOFS[(seed + at * 3) % ROOFS.length];
    return house(5 + at * width, GROUND, width - 3, height, 8 + ((seed + at) % 3) * 3, roof);
  });
  const emblem = EMBLEMS[(Number(/\d+/.exec(key)?.[0] ?? seed) + EMBLEMS.length - 1) % EMBLEMS.length] as Motif;
  return [here([...houses.flat(), line]), placed(MOTIFS[emblem], 83, 39, 0.68)];
}

const CAP = shape("ink", "M41 17C41 6 59 6 59 17Z");
const HELMET = shape("stone", "M40 18V12C40 3 60 3 60 12V18H54V14H46V18Z");
const BROAD = shape("ink", "M36 14H64V17H36ZM42 14V6H58V14Z");
const MITRE = shape("sheet", "M42 16L44 4L50 0L56 4L58 16Z");
const BERET = shape("rubric", "M38 15C38 5 62 5 62 15L60 17H40Z");
const HOOD = shape("board", "M40 22C36 6 64 6 60 22L56 15H44Z");
const FEATHER = shape("good", "M40 16C44 4 56 4 60 16ZM58 10L68 2L62 14Z");
const HATS = [BERET, CAP, HELMET, BROAD, MITRE, BERET, HELMET, FEATHER, BROAD, HOOD, FEATHER, CAP];
const ROBES = ["rubric", "water", "good", "stone", "coin", "board"] as const;
const HELD: Record<string, Motif> = {
  hand_limit: "quill",
  sabotage_protection: "shield",
  income: "coins",
  favour: "lute",
  business_limit: "key",
  check_bonus: "dagger",
};
const EITHER: readonly Motif[] = ["dagger", "letter", "ballot", "gavel", "altar", "scales", "bars", "lantern", "stall"];

/** Somebody with a hat, a robe and what the office is known by. */
function person(card: CardData, key: string): Placed[] {
  const turn = Number(/\d+/.exec(key)?.[0] ?? seedOf(key));
  const stat = card.static?.[0]?.stat ?? "";
  const body = [
    shape(ROBES[(turn * 5) % ROBES.length] ?? "rubric", `M30 ${GROUND}C30 36 40 30 50 30S70 36 70 ${GROUND}Z`),
    shape("coin", disc(50, 20, 9)),
    HATS[turn % HATS.length] as Shape,
    shape("ink", disc(47, 20, 0.9) + disc(53, 20, 0.9)),
  ];
  const held = HELD[stat] ?? (EITHER[turn % EITHER.length] as Motif);
  return [here([...body, line]), placed(MOTIFS[held], 84, 38, 0.66)];
}
