/** What is left of a clock, in words that need no translation. */
import type { Page } from "../net/forms";

type ClockFace = NonNullable<Page["clock"]>;

const SHORT = 15; // seconds: from here on it is marked
const HOUR = 3600;

export interface Left {
  text: string;
  isShort: boolean;
}

/** The clock of a seat; unless *only* this one is wanted, that of whoever it runs for. */
export function leftOf(face: ClockFace, seat: number | null, only: boolean, now: number): Left | null {
  const running = (face.seats ?? []).filter((each) => each.runs && each.until != null);
  const found = running.find((each) => each.seat === seat) ?? (only ? undefined : running[0]);
  if (!found?.until) return null;
  const seconds = Math.max(0, Math.round((found.until - now) / 1000));
  return { text: spoken(seconds), isShort: seconds < SHORT };
}

export function spoken(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
}
