/** What a view of Strasbourg says, in the shapes that the board draws. */
import type { Said, View } from "../../net/forms";
import type { Look } from "../../table/look";

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
  returning?: number | null;
  coins?: number;
  privileges?: number;
  goods?: Record<string, number>;
  tasks?: Record<string, boolean>;
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
  players: Player[];
  tasks: { dealt: string[]; kept: Record<string, boolean> } | null;
}

export const STEPS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"] as const;
const GUILD_STEPS = ["b", "d", "f"];
const BIDDING = "abcdefg";

export const viewOf = (look: Look): StrasbourgView | null => look.view as StrasbourgView | null;

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
export const isBidding = (view: StrasbourgView): boolean => view.step !== null && BIDDING.includes(view.step);

export interface Bid {
  seat: number;
  cards: readonly number[];
  state: "bids" | "undecided" | "passed";
}

/**
 * The step's order. Ties stand clockwise from the starting player as it was while people still decided; the marker
 * moves when all have, so who is first by then is whoever holds it.
 */
export class Precedence {
  private noted = "";
  private start = 0;

  of(view: StrasbourgView): Bid[] {
    if (!isBidding(view)) return [];
    this.note(view);
    const bids = view.players.map((player, seat) => bidOf(view, player, seat));
    return bids.sort((one, other) => this.rank(view, one, other));
  }

  private note(view: StrasbourgView): void {
    const step = `${view.round} ${view.step}`;
    if (view.queue.length || step !== this.noted) this.start = view.start;
    this.noted = step;
  }

  private rank(view: StrasbourgView, one: Bid, other: Bid): number {
    const order = ["bids", "undecided", "passed"];
    const byState = order.indexOf(one.state) - order.indexOf(other.state);
    if (byState) return byState;
    if (one.state === "undecided") return view.queue.indexOf(one.seat) - view.queue.indexOf(other.seat);
    return sum(other.cards) - sum(one.cards) || this.distance(view, one.seat) - this.distance(view, other.seat);
  }

  private distance(view: StrasbourgView, seat: number): number {
    return (seat - this.start + view.seats) % view.seats;
  }
}

const remembered = new WeakMap<Look, Precedence>();

/** The order at this table; what it remembers outlives the panel that shows it. */
export function precedenceOf(look: Look): Precedence {
  const known = remembered.get(look) ?? new Precedence();
  remembered.set(look, known);
  return known;
}

function bidOf(view: StrasbourgView, player: Player, seat: number): Bid {
  const cards = [...player.revealed].sort((one, other) => other - one);
  const state = cards.length ? "bids" : view.queue.includes(seat) ? "undecided" : "passed";
  return { seat, cards, state };
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

/** What the places of a step bring, as the rules print it: `master`, `journeyman`, `apprentice`, …; null: nothing. */
export function prizeOf(view: StrasbourgView, place: number): string | null {
  if (view.step === "a") return ["nobility", "church"][place] ?? null;
  if (view.guild)
    return (view.seats === 3 ? ["master", "apprentice"] : ["master", "journeyman", "apprentice"])[place] ?? null;
  if (place > 0) return null;
  return view.step === "g" ? "merchant-seat" : "merchant";
}

/** The seats whose answer the game waits for, as far as the view says. */
export const askedSeats = (look: Look): number[] => look.view?.agenda.find((entry) => entry.seats.length)?.seats ?? [];

export const pointsFor = (look: Look, task: string): number =>
  (look.edition.data as { tasks: Record<string, { points: number }> }).tasks[task]?.points ?? 0;

export const goodsValue = (look: Look, goods: string): number =>
  (look.edition.data as { goods: Record<string, number> }).goods[goods] ?? 0;

/** Whether all is counted: then everybody's tasks lie open. */
export const isOver = (view: StrasbourgView): boolean => view.players.some((player) => player.tasks !== undefined);
