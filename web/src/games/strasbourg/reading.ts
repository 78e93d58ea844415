/** What a view of Strasbourg says, in the shapes that the board draws. */
import type { Said, View } from "../../core/net/forms";
import type { Look } from "../../core/look";

export interface Stack {
  size: number;
  cards?: number[];
}
export interface Player {
  prestige: number;
  deck: number;
  under_deck: number[];
  stacks: Record<string, Stack>;
  revealed: number[];
  members: number;
  hand?: number[][];
  left?: Record<string, number>; // own cards that are still in the deck, by value
  returning?: number | null;
  coins?: number;
  privileges?: number;
  goods?: Record<string, number>;
  tasks?: Record<string, boolean>;
}
export interface Progress {
  has: number;
  of: number;
  counting: string[]; // squares of the own members that count
  possible: string[]; // free squares on which one more would or may count
}
export interface StrasbourgView extends View {
  start: number;
  step: string | null;
  guild: string | null;
  rounds: { guilds: string[]; edifice: string | null }[];
  council: Record<string, number | null>;
  city: Record<string, number>;
  chapels: string[];
  edifices: Record<string, string | null>;
  queue: number[];
  ranking: number[];
  prizes: string[];
  ladder: Record<string, string[]>; // the prizes of every step that is bid for
  failed_task: number; // what one costs
  yields: Record<string, Record<string, number>>; // points by corner or building space, and by seat
  places: Record<string, number>; // by own stack: which it would take now
  players: Player[];
  tasks: { dealt: string[]; kept: Record<string, boolean>; progress?: Record<string, Progress> } | null;
}

export const STEPS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"] as const;
const GUILD_STEPS = ["b", "d", "f"];

/** Null also for a view of another title, which a board may see for a moment while somebody goes from table to table. */
export const viewOf = ({ view }: Pick<Look, "view">): StrasbourgView | null =>
  view && "council" in view ? (view as StrasbourgView) : null;

/** The own player, or nobody for a spectator. */
export function ownPlayer(look: Look): Player | null {
  return look.seat === null ? null : (viewOf(look)?.players[look.seat] ?? null);
}

/** What is asked of this seat: `square`, `bid`, …; null while nothing is. */
export function askedFor(look: Look): string | null {
  if (!look.choice.offers.length) return null;
  return look.view?.asked?.key.split(".").at(-1) ?? null;
}

/** The guild of a step in the present round. */
export function guildOfStep(view: StrasbourgView, step: string): string | null {
  const at = GUILD_STEPS.indexOf(step);
  return at < 0 ? null : (view.rounds[view.round - 1]?.guilds[at] ?? null);
}

export const edificeOfRound = (view: StrasbourgView): string | null => view.rounds[view.round - 1]?.edifice ?? null;

/** Which edifice stands on which square. */
export function edificesBySquare(view: StrasbourgView): Map<string, string> {
  const built = Object.entries(view.edifices).filter((each): each is [string, string] => each[1] !== null);
  return new Map(built.map(([edifice, square]) => [square, edifice]));
}

export const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0);
export const isBidding = (view: StrasbourgView): boolean => view.prizes.length > 0;

export interface Bid {
  seat: number;
  cards: readonly number[];
  state: "bids" | "undecided" | "passed";
}

/** The step's order: who revealed as they rank, who has still to decide as they come, then who passed. */
export function bidsOf(view: StrasbourgView): Bid[] {
  if (!isBidding(view)) return [];
  const decided = [...view.ranking, ...view.queue];
  const passed = view.players.map((_, seat) => seat).filter((seat) => !decided.includes(seat));
  return [...decided, ...passed].map((seat) => bidOf(view, seat));
}

function bidOf(view: StrasbourgView, seat: number): Bid {
  const cards = [...(view.players[seat]?.revealed ?? [])].sort((one, other) => other - one);
  const state = view.ranking.includes(seat) ? "bids" : view.queue.includes(seat) ? "undecided" : "passed";
  return { seat, cards, state };
}

export interface Rung {
  prize: string | null; // null: no place
  bid: Bid | null; // null: nobody yet
  isChosen: boolean; // a bid of one's own that is not made yet
}

/** The places of the step from the first one on, with who would have them; a chosen stack stands at its place. */
export function rungsOf(view: StrasbourgView, chosen: { place: number; bid: Bid } | null): Rung[] {
  const bids = bidsOf(view).filter((bid) => bid.state === "bids");
  if (chosen) bids.splice(chosen.place - 1, 0, chosen.bid);
  const many = Math.max(view.prizes.length, bids.length);
  return Array.from({ length: many }, (_, at) => {
    const bid = bids[at] ?? null;
    return { prize: view.prizes[at] ?? null, bid, isChosen: chosen !== null && bid === chosen.bid };
  });
}

/** What has just happened, by the places where it is marked. */
export interface Fresh {
  squares: Set<string>;
  chapels: Set<string>;
  seats: Set<string>;
  bids: Set<number>;
}

export function freshOf(events: readonly Said[]): Fresh {
  const told = (key: string, arg: string) =>
    new Set(events.filter((event) => event.key === `strasbourg.event.${key}`).map((event) => event.args[arg]));
  return {
    squares: new Set([...told("placed", "square"), ...told("built-edifice", "square")]) as Set<string>,
    chapels: told("built-chapel", "chapel") as Set<string>,
    seats: told("took-seat", "council") as Set<string>,
    bids: told("revealed", "seat") as Set<number>,
  };
}

/** Points that a seat has just got. */
export function pointsOf(events: readonly Said[], seat: number): number {
  const keys = ["strasbourg.event.prestige", "strasbourg.event.scored"];
  const gained = events.filter((event) => keys.includes(event.key) && event.args.seat === seat);
  return sum(gained.map((event) => Number(event.args.number)));
}

/** The seats whose answer the game waits for, as far as the view says. */
export const askedSeats = (look: Look): number[] => look.view?.agenda.find((entry) => entry.seats.length)?.seats ?? [];

interface TaskData {
  kind: string;
  points: number;
  guild?: string;
  edifice?: string;
}

export const taskOf = (look: Look, task: string): TaskData | undefined =>
  (look.edition.data as { tasks: Record<string, TaskData> }).tasks[task];

export const pointsFor = (look: Look, task: string): number => taskOf(look, task)?.points ?? 0;

export const goodsValue = (look: Look, goods: string): number =>
  (look.edition.data as { goods: Record<string, number> }).goods[goods] ?? 0;

/** How many influence cards of each value a player has from the start. */
export const influenceOf = (look: Look): Readonly<Record<string, number>> =>
  (look.edition.data as { influence: Record<string, number> }).influence;

/** What a place counts or would count, for whom: the own points first, then the most. */
export function yieldsAt(view: StrasbourgView, place: string, own: number | null): [seat: number, points: number][] {
  const found = Object.entries(view.yields?.[place] ?? {}).map(([seat, points]): [number, number] => [+seat, points]);
  const rank = ([seat, points]: [number, number]): number => (seat === own ? -Infinity : -points);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Whether all is counted: then everybody's tasks lie open. */
export const isOver = (view: StrasbourgView): boolean => view.players.some((player) => player.tasks !== undefined);
