/** An auction is decided: who bid what, who takes which place, and who gets nothing. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { guildOfStep, viewOf } from "../reading";

export interface Bid {
  seat: number;
  cards: readonly number[]; // the highest first
  influence: number;
  prize: string | null; // null: no place
}

export interface Auction {
  key: string;
  step: string;
  guild: string | null;
  bids: readonly Bid[]; // the best first
  passed: readonly number[];
  prizes: readonly string[]; // of the places, the first one first
  isLevel: boolean; // the first two bids are equal
  taken: string | null; // the seat on the Council that was taken at once
  old: number | null; // whose member leaves it
}

const kindOf = ({ key }: Said): string => key.replace("strasbourg.event.", "");
const BEGINS = ["step-began", "round-began"];
const MARKER = ["leads", "round-began", "starts"]; // who holds the starting player marker from then on

/** The auctions that the newest events decide; what was bid before them stands in the log. */
export function auctionsIn(look: Look, events: readonly Said[], log: readonly Said[]): Auction[] {
  const led = events.filter((event) => kindOf(event) === "leads");
  return led.flatMap((event) => auctionAt(look, log, log.indexOf(event)) ?? []);
}

function auctionAt(look: Look, log: readonly Said[], at: number): Auction | null {
  const view = viewOf(look);
  const began = log.findLastIndex((event, place) => place < at && BEGINS.includes(kindOf(event)));
  const head = log[began];
  if (!view || !head || kindOf(head) !== "step-began") return null; // it began before this screen looked
  const step = String(head.args.step);
  const told = log.slice(began, at);
  const start = log.findLast((event, place) => place < began && MARKER.includes(kindOf(event)))?.args.seat;
  const prizes = view.ladder[step] ?? [];
  const bids = bidsIn(told, prizes, Number(start ?? view.start), view.players.length);
  const guild = typeof head.args.guild === "string" ? head.args.guild : guildOfStep(view, step);
  const council = seatOf(step, guild);
  const took = log.slice(at).find((event) => kindOf(event) === "took-seat" && event.args.council === council);
  return {
    key: `auction ${log[at]?.n}`,
    step,
    guild,
    bids,
    passed: told.filter((event) => kindOf(event) === "passed").map(({ args }) => Number(args.seat)),
    prizes,
    isLevel: bids.length > 1 && bids[0]?.influence === bids[1]?.influence,
    taken: took ? council : null,
    old: took ? ownerBefore(log.slice(0, at), council) : null,
  };
}

/** S-040, S-041: the most influence first; among equals whoever sits nearer to the starting player, clockwise. */
function bidsIn(told: readonly Said[], prizes: readonly string[], start: number, seats: number): Bid[] {
  const bids = told.filter((event) => kindOf(event) === "revealed").map(({ args }) => bidOf(told, args));
  const distance = ({ seat }: Bid): number => (seat - start + seats) % seats;
  bids.sort((one, other) => other.influence - one.influence || distance(one) - distance(other));
  return bids.map((bid, place) => ({ ...bid, prize: prizes[place] ?? null }));
}

function bidOf(told: readonly Said[], args: Said["args"]): Bid {
  const cards = told.filter((event) => kindOf(event) === "revealed-card" && event.args.seat === args.seat);
  const values = cards.map((event) => Number(event.args.number));
  return { seat: Number(args.seat), cards: values, influence: Number(args.number), prize: null };
}

/** The seat on the Council that the first place of a step wins. */
export function seatOf(step: string, guild: string | null): string | null {
  if (guild) return guild;
  return step === "a" ? "nobility" : step === "g" ? "merchants" : null;
}

function ownerBefore(log: readonly Said[], council: string | null): number | null {
  const took = log.findLast((event) => kindOf(event) === "took-seat" && event.args.council === council);
  return took ? Number(took.args.seat) : null;
}
