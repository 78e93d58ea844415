/** What is left of a clock, in words that need no translation. */
import type { Page } from "../core/net/forms";

type ClockFace = NonNullable<Page["clock"]>;

const SHORT = 15; // seconds: from here on it is marked
const LAST = 10; // seconds: they are counted down where the answer is given
const HOUR = 3600;

type SeatClock = NonNullable<ClockFace["seats"]>[number];

export interface Left {
  text: string;
  isShort: boolean;
}

/** The clock of a seat; unless *only* this one is wanted, that of whoever it runs for. */
export function leftOf(face: ClockFace, seat: number | null, only: boolean, now: number): Left | null {
  const until = running(face, seat, only)?.until;
  if (until) return lasting(until - now);
  const rest = only ? face.seats?.find((each) => each.seat === seat)?.bank : null; // of a bank that stands still
  return rest == null ? null : lasting(rest);
}

/** Over days nobody counts seconds: the moment by which an answer is wanted; null within the last hour of it. */
export function dueOf(face: ClockFace, seat: number | null, only: boolean, now: number): number | null {
  const until = running(face, seat, only)?.until;
  return face.kind === "day" && until && until - now > HOUR * 1000 ? until : null;
}

/** The last ten seconds that a seat has for its answer, one after the other; null before them. */
export function lastSeconds(face: ClockFace, seat: number, now: number): number | null {
  const until = running(face, seat, true)?.until;
  const seconds = until ? Math.max(0, Math.ceil((until - now) / 1000)) : LAST + 1;
  return seconds <= LAST ? seconds : null;
}

function running(face: ClockFace, seat: number | null, only: boolean): SeatClock | undefined {
  const all = (face.seats ?? []).filter((each) => each.runs && each.until != null);
  return all.find((each) => each.seat === seat) ?? (only ? undefined : all[0]);
}

function lasting(milliseconds: number): Left {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return { text: spoken(seconds), isShort: seconds < SHORT };
}

export function spoken(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
}
