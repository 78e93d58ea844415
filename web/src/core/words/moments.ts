/** Moments in the reader's language. */
import { hallNow } from "../net/time";
import { words } from "./words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago". */
export function agoOf(moment: number, now = hallNow()): string {
  const past = moment - now;
  const [unit, size] = STEPS.find(([, each]) => Math.abs(past) >= each) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(words.locale, { numeric: "auto" }).format(Math.round(past / size), unit);
}

/** "Wed, 18 Nov, 18:04": by when somebody is awaited. */
export function soonOf(moment: number): string {
  const parts = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(words.locale, parts).format(moment);
}

/** Day and hour, for lists of a host. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
