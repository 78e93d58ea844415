/** Which picture a card of any edition gets: by its type, profession, kind and effects, and its turn among its like. */
import { coatKeyOf, type CardData } from "../view";
import type { Motif } from "./motifs";

const BY_PROFESSION: Record<string, Motif[]> = {
  patron: ["corn", "loaf", "tankard"],
  handwerker: ["saw", "shears", "anvil"],
  gelehrter: ["quill", "tub", "flask"],
  haendler: ["scales", "crates", "ship"],
  geistlicher: ["bell", "herbs", "barrel"],
  gauner: ["dice", "hood", "dagger"],
};
const ANNEX_OF: Record<string, Motif> = {
  patron: "corn",
  handwerker: "tools",
  gelehrter: "herbs",
  haendler: "cart",
  geistlicher: "bell",
  gauner: "chest",
};
const ANNEX_BY_STAT: Record<string, Motif[]> = {
  income: ["mill"],
  sabotage_protection: ["pond", "bell"],
};
const BY_STAT: Record<string, Motif[]> = {
  favour: ["goblet", "chain", "ring", "lute"],
  votes: ["frame", "reliquary", "ballot"],
  income: ["barrel", "book", "mill", "coins"],
  sabotage_protection: ["bell", "pond", "dog"],
  burglary_protection: ["bars", "lock", "dog"],
  intrigue_protection: ["altar", "eye"],
  inventory_slots: ["chest", "cabinet"],
  extension_slots: ["tools", "frame"],
  hand_limit: ["desk", "glasses", "cards"],
  business_limit: ["key"],
  check_bonus: ["picks", "dagger"],
  cost_mod: ["tools", "scales"],
  sale_bonus: ["scales"],
  watch: ["dog", "guard", "lantern"],
};
const ARTEFACT_BY_STAT: Record<string, Motif[]> = {
  favour: ["chain", "ring"],
  votes: ["reliquary"],
  income: ["book"],
  burglary_protection: ["lock", "key"],
  hand_limit: ["glasses"],
};
const BY_KIND: Record<string, Motif[]> = {
  sabotage: ["wheel", "flame", "pot"],
  burglary: ["sack", "candlestick", "ladder"],
  intrigue: ["whisper", "mask", "gavel", "eye", "letter"],
  extortion: ["fist", "purse"],
  economy: ["stall", "crates", "coins", "cart", "tools"],
  social: ["goblet", "pulpit", "lute"],
  counter: ["flag", "shield", "letter"],
  luck: ["clover", "dice"],
  bribery: ["bribe"],
  protection: ["guard"],
};
const ARTEFACT_BY_KIND: Record<string, Motif[]> = {
  sabotage: ["pot"],
  intrigue: ["flask"],
  counter: ["cloak"],
  luck: ["dice"],
  economy: ["chest"],
  social: ["lute"],
};

/** What a card of a kind does first says more than the kind alone. */
const BY_DEED: Record<string, Motif> = {
  "sabotage destroy": "flame",
  "sabotage lock": "wheel",
  "burglary take": "candlestick",
  "burglary pay_talers": "sack",
  "intrigue take": "whisper",
  "intrigue lock": "mask",
  "intrigue pay_talers": "gavel",
  "intrigue peek": "eye",
  "intrigue temp": "letter",
  "extortion choice": "fist",
  "extortion pay_talers": "purse",
  "economy draw": "book",
  "economy unlock": "tools",
  "economy destroy": "cart",
  "luck redraw": "clover",
  "luck choice": "dice",
};

function deedOf(card: CardData): Motif | null {
  const first = [...(card.effects ?? []), ...(card.use?.effects ?? [])][0];
  const deed = first?.op === "random_check" ? first.then?.[0]?.op : first?.op;
  return BY_DEED[`${card.kind ?? card.use?.kind} ${deed}`] ?? null;
}

export const SCENES = ["business", "annex", "district", "person", "thing", "public"] as const;
export type Scene = (typeof SCENES)[number];

export interface Chosen {
  scene: Scene;
  motif: Motif;
}

/** Favour comes with many things; what comes with it tells more. */
function tellingStat(card: CardData): string {
  const stats = (card.static ?? []).map(({ stat }) => stat);
  const isWatch = stats.includes("sabotage_protection") && stats.includes("burglary_protection");
  return isWatch ? "watch" : (stats.find((stat) => stat !== "favour") ?? stats[0] ?? "");
}

/** The pictures that a card may get, best first. */
export function motifsFor(card: CardData): readonly Motif[] {
  const coat = coatKeyOf(card);
  const stat = tellingStat(card);
  const kind = card.kind ?? card.use?.kind ?? "";
  if (card.type === "business") return BY_PROFESSION[coat ?? ""] ?? ["tools", "crates", "scales"];
  if (card.type === "annex" && coat) return [ANNEX_OF[coat] ?? "tools"];
  if (card.type === "public") return ["hall"];
  if (card.type === "artefact" && kind) return ARTEFACT_BY_KIND[kind] ?? BY_KIND[kind] ?? ["chest"];
  const deed = deedOf(card);
  const ofType = { artefact: ARTEFACT_BY_STAT, annex: ANNEX_BY_STAT }[card.type];
  const byStat = ofType?.[stat] ?? BY_STAT[stat];
  const others = (BY_KIND[kind] ?? byStat ?? ["ballot"]).filter((motif) => motif !== deed);
  return deed ? [deed, ...others] : others;
}

function sceneOf(card: CardData): Scene {
  if (card.type === "business" || card.type === "annex" || card.type === "district") return card.type;
  if (card.type === "person" || card.type === "public") return card.type;
  return "thing";
}

/** Cards that would get the same pictures take them in turn, in the edition's order. */
export function choosePicture(cards: Record<string, CardData>, key: string): Chosen {
  const card = cards[key] ?? { type: "measure", copies: 0, value: 0, cost: 0 };
  const motifs = motifsFor(card);
  const scene = sceneOf(card);
  const alike = Object.keys(cards).filter((each) => {
    const other = cards[each] as CardData;
    return sceneOf(other) === scene && motifsFor(other).join() === motifs.join();
  });
  return { scene, motif: motifs[Math.max(0, alike.indexOf(key)) % motifs.length] as Motif };
}
