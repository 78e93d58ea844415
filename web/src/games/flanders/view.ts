/** The view of Flanders 1302 as the server gives it, and what is read from it. */
import type { Edition, View } from "../../core/net/forms";

export interface Space {
  space: string;
  slot: number;
  shape: "square" | "rectangle" | "triangle";
  is: "free" | "covered" | "site" | "district" | "swallowed";
  coat?: string;
  masters?: number;
  cathedral?: boolean;
  fits?: string[]; // of a free space: the coats that could be laid there now
}

export interface Standing {
  coat: string;
  districts: number;
  masters: number;
  sites: number;
  points: number; // that the town brings, as it stands
}

export interface Town {
  town: string;
  coat: string;
  place: string;
  closed: boolean;
  value: number;
  free: number;
  standing: Standing[];
  spaces: Space[];
}

export interface HandOf {
  played: string[];
  influence?: number; // missing where hands are covered
  cards?: string[];
}

export interface Chosen {
  card: string;
  influence: number;
}

type Stock = Record<"square" | "rectangle" | "triangle", number[]>;

export interface FlandersView extends View {
  start: number;
  guilds: (string | null)[];
  influenced: (string | null)[];
  points: Record<string, number>;
  projected: { points: Record<string, number>; scores: number[] }; // if the game ended now
  towns: Town[];
  stock: Record<string, Stock>;
  specials: string[];
  pieces: { site: number; cathedral: number; master: number };
  hands: HandOf[];
  golden: {
    a: number;
    b: number;
    held: { seat: number; half: "a" | "b"; card: string | null } | null;
    discard: Record<string, number>;
  };
  influence_pile: { left: number; discard: { coat: string; card: string }[] };
  chosen: (Chosen | null)[];
}

/** The parts of the edition's file that a board is drawn from. */
export interface FlandersData {
  centres: Record<string, { coat: string; masters: number }>;
  layout: Record<string, Record<string, unknown>>;
}

/** Null also for a view of another title, which a board may see for a moment while somebody goes from table to table. */
export const flandersOf = (view: View | null | undefined): FlandersView | null =>
  view && "towns" in view ? (view as FlandersView) : null;
export const dataOf = (edition: Edition): FlandersData => edition.data as unknown as FlandersData;

/** Whether all is counted. */
export const isOver = (view: FlandersView): boolean => view.towns.length > 0 && view.towns.every((town) => town.closed);

/** The plans in their order on the board. */
export const placesOf = (edition: Edition): string[] => Object.keys(dataOf(edition).layout);

export function townOf(view: FlandersView, town: string): Town | null {
  return view.towns.find((each) => each.town === town) ?? null;
}

export function townAt(view: FlandersView, place: string): Town | null {
  return view.towns.find((each) => each.place === place) ?? null;
}

/** Those who have districts or sites in a town, the strongest first. */
export function ranked(town: Town): Standing[] {
  return [...town.standing].sort(compare);
}

const compare = (a: Standing, b: Standing): number => b.districts - a.districts || b.masters - a.masters;

export interface Rank {
  rank: number;
  isShared: boolean;
}

/** The rank of a coat in a town, as the standing tells it; null: it has no district there that counts. */
export function rankOf(town: Town, coat: string): Rank | null {
  const own = town.standing.find((each) => each.coat === coat);
  if (!own?.districts) return null;
  const others = town.standing.filter((each) => each.coat !== coat && each.districts);
  const better = others.filter((each) => compare(each, own) < 0).length;
  return { rank: better + 1, isShared: others.some((each) => compare(each, own) === 0) };
}

/** How many districts of a coat are left in stock. */
export function districtsLeft(view: FlandersView, coat: string): number {
  return Object.values(view.stock[coat] ?? {})
    .flat()
    .reduce((sum, count) => sum + count, 0);
}

export function guildOf(view: FlandersView, seat: number | null): string | null {
  return seat === null ? null : (view.guilds[seat] ?? null);
}

/** The guilds that nobody plays or has under influence: their points are shown in a row of their own. */
export function nobodysGuilds(view: FlandersView): string[] {
  const held = [...view.guilds, ...view.influenced];
  return Object.keys(view.points).filter((coat) => !held.includes(coat) && (coat === "grey" || view.seats === 2));
}

/** The coats that a seat can build with its cards: its guild's, armourers and churches. */
export function coatsOf(view: FlandersView, seat: number | null): string[] {
  const guild = guildOf(view, seat);
  return guild ? [guild, "grey", "church"] : [];
}

/** Whether a space is one where this coat could be laid, or a site of it that could be completed. */
export function isPlaceFor(space: Space, coat: string): boolean {
  return space.is === "site" ? space.coat === coat : Boolean(space.fits?.includes(coat));
}
