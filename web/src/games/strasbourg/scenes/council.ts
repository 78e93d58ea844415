/** The Council meets at the end of a round: what its seats bring to whom, and who gets a privilege. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { viewOf } from "../reading";

export interface Gain {
  seat: number;
  seats: readonly string[]; // on the Council
  number: number;
  total: number;
  hasPrivilege: boolean;
}

const kindOf = ({ key }: Said): string => key.replace("strasbourg.event.", "");

/** What each player gains, in seat order. After the last round the final count has been added to what they have. */
export function gainsIn(look: Look, events: readonly Said[]): Gain[] {
  const view = viewOf(look);
  if (!view) return [];
  const counted = new Map(
    events.filter((event) => kindOf(event) === "scored").map(({ args }) => [args.seat, Number(args.number)]),
  );
  const privileged = events.filter((event) => kindOf(event) === "privilege").map(({ args }) => args.seat);
  const met = events.filter((event) => kindOf(event) === "prestige");
  return met.map(({ args }) => {
    const seat = Number(args.seat);
    const own = Object.entries(view.council).filter(([, owner]) => owner === seat);
    return {
      seat,
      seats: own.map(([council]) => council),
      number: Number(args.number),
      total: (view.players[seat]?.prestige ?? 0) - (counted.get(seat) ?? 0),
      hasPrivilege: privileged.includes(seat),
    };
  });
}

export interface Count {
  seat: number;
  before: number;
  number: number;
  total: number;
  tasks: number; // fulfilled
  failed: number;
}

/** The final count, the most prestige first. */
export function countIn(events: readonly Said[]): Count[] {
  const shown = events.filter((event) => kindOf(event) === "showed-task");
  const many = (seat: unknown, isMet: number): number =>
    shown.filter(({ args }) => args.seat === seat && Number(args.number) === isMet).length;
  const counts = events
    .filter((event) => kindOf(event) === "scored")
    .map(({ args }) => {
      const [number, total] = [Number(args.number), Number(args.total)];
      const tasks = { tasks: many(args.seat, 1), failed: many(args.seat, 0) };
      return { seat: Number(args.seat), before: total - number, number, total, ...tasks };
    });
  return counts.sort((one, other) => other.total - one.total);
}
