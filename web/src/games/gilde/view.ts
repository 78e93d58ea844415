/** The view of The Guild as it comes from the server, and the few readings of it that several drawings need. */
import type { Edition, View } from "../../core/net/forms";
import type { Look } from "../../core/look";

export interface Lying {
  card: string;
  locked: number;
  dormant: boolean;
}
export interface Part {
  source: "rules" | "title" | "residence" | "profession" | "card" | "lasting";
  key: string | null;
  n: number;
}
export interface Statistic {
  n: number;
  from: Part[];
}
export interface Player {
  talers: number;
  xp: number;
  title: string;
  next_title_at: number | null;
  residence: string;
  profession: string | null;
  tower: boolean;
  hand: number;
  cards: string[];
  table: Lying[];
  lasting: { card: string; stat: string; n: number; until: string }[];
  numbers: Record<string, Statistic>;
}
export interface Link {
  card: string | null;
  kind: string | null;
  used: boolean;
  seat: number;
  victim: number | null;
  target: string | null;
  spared: number[];
  number: number | null;
}
export interface Owed {
  number: number;
  seat: number;
  to: number | "bank";
  talers: number;
  turns: number;
}
export interface GildeView extends View {
  active: number | null;
  phase: string;
  deck: number;
  discard: { size: number; top: string | null; cards?: Record<string, number> };
  town_hall: "deck" | "centre" | "built";
  political_left: number;
  offers_left: number;
  passing: number[];
  requests: number[];
  chain: Link[];
  proposal: { seat: number; talers: number; points: number }[] | null;
  owed: Owed[];
  votes: Record<string, number>;
  players: Player[];
  winner: number | null;
  ended: string | null;
}

export interface Static {
  stat: string;
  n: number;
  profession?: string;
  kinds?: string[];
}
export interface Effect {
  op: string;
  n?: number;
  who?: string;
  to?: string;
  stat?: string;
  against?: number;
  plus?: string;
  then?: Effect[];
  otherwise?: Effect[];
  options?: Effect[][];
}
export interface CardData {
  type: string;
  copies: number;
  value: number;
  cost: number;
  profession?: string;
  income?: number;
  votes?: number;
  upkeep?: number;
  kind?: string;
  window?: string;
  req?: { title?: string; favour?: number; businesses?: number; any_of?: string[]; election_pending?: boolean };
  static?: Static[];
  effects?: Effect[];
  use?: { kind?: string; effects?: Effect[]; timing?: string };
}
export interface TitleData {
  xp: number;
  business_limit: number;
}
export interface GildeData {
  cards: Record<string, CardData>;
  titles: Record<string, TitleData>;
  residences: Record<string, { cost: number; extension_slots: number; inventory_slots: number }>;
  professions: Record<string, object>;
  constants: Record<string, number>;
}

/** Null also for a view of another title, which a board may see for a moment while somebody goes from table to table. */
export const viewOf = ({ view }: Pick<Look, "view">): GildeView | null =>
  view && "town_hall" in view ? (view as GildeView) : null;
export const dataOf = (edition: Edition): GildeData => edition.data as unknown as GildeData;

const UNKNOWN: CardData = { type: "measure", copies: 0, value: 0, cost: 0 };

export const cardOf = (edition: Edition, key: string): CardData => dataOf(edition).cards[key] ?? UNKNOWN;
export const professionsOf = (edition: Edition): string[] => Object.keys(dataOf(edition).professions);

/** The profession whose coat a card bears: its own, or the one that it helps. */
export function coatKeyOf(card: CardData): string | null {
  return card.profession ?? card.static?.find((each) => each.profession)?.profession ?? null;
}

/** The seats in the order in which they sit, beginning after this one. */
export function othersOf(view: GildeView, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  const all = view.players.map((_, at) => (first + at) % view.players.length);
  return all.filter((each) => each !== seat);
}

/** What a lying card is worth at a glance: a business's yield, a district's or a person's votes. */
export function figureOf(player: Player, card: string, data: CardData): string {
  if (data.type === "business") {
    const parts = player.numbers.income?.from.filter((part) => part.key === card) ?? [];
    return `+${parts[0]?.n ?? data.income ?? 0}`;
  }
  return data.votes ? String(data.votes) : "";
}

export interface Places {
  type: "business" | "extension" | "artefact";
  free: number;
}

const LIMITS = {
  business: "business-limit",
  extension: "extension-slots",
  artefact: "inventory-slots",
} as const;

/** The places that are free on a player's table. */
export function freePlaces(edition: Edition, player: Player): Places[] {
  const lying = player.table.map(({ card }) => cardOf(edition, card).type);
  return (["business", "extension", "artefact"] as const).map((type) => {
    const taken = lying.filter((each) => each === type).length;
    return { type, free: Math.max(0, (player.numbers[LIMITS[type]]?.n ?? 0) - taken) };
  });
}

export interface Step {
  title: string;
  xp: number;
}

/** The titles with their thresholds, lowest first. */
export function stepsOf(edition: Edition): Step[] {
  const titles = Object.entries(dataOf(edition).titles).map(([title, { xp }]) => ({ title, xp }));
  return titles.sort((one, other) => one.xp - other.xp);
}

/** The title that comes next, or null for who has the highest. */
export function nextTitle(edition: Edition, player: Player): string | null {
  return stepsOf(edition).find((step) => step.xp === player.next_title_at)?.title ?? null;
}

/** The link of the chain that is asked about now. */
export const pendingOf = (view: GildeView): Link | null => view.chain.at(-1) ?? null;
