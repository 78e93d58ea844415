/** A table as it is being filled in, and the wish that comes of it. */
import type { About, TableRequest } from "../../core/net/forms";
import type { Language } from "../../core/words/languages";
import { words } from "../../core/words/words.svelte";
import type { Wanted } from "../making";
import { usualPreset } from "./presets";

export type Kind = "bots" | "friends" | "device";
export const KINDS: readonly Kind[] = ["bots", "friends", "device"];
export const PERSON = "person"; // on a seat; else the level of a bot
const MOST_SEATS = 6;
const NIGHT = { isQuiet: false, from: "22:00", to: "08:00" };

export interface Form {
  seats: number;
  edition: string;
  preset: string;
  options: Record<string, string>; // those that are not as the preset has them
  sitters: string[]; // PERSON or a level, by seat
  names: string[]; // of people at this device, by seat
  clock: ClockChoice;
  visibility: "private" | "public";
  advice: boolean;
  name: string;
  language: Language;
}

export interface ClockChoice {
  kind: "none" | "move" | "bank" | "day";
  minutes: number; // an answer, or the bank
  increment: number; // seconds
  days: number;
  onTimeout: "default" | "bot" | "resign";
  isQuiet: boolean; // for some hours of the day …
  from: string; // … from and to these moments of this device's day, as 22:00
  to: string;
}

export const isKind = (word: string): word is Kind => KINDS.includes(word as Kind);

/** What stands in the form at first. */
export function emptyForm(kind: Kind, about: Pick<About, "seats" | "editions" | "presets">, own: string): Form {
  const most = Math.max(...about.seats);
  const others = kind === "bots" ? "journeyman" : PERSON;
  return {
    seats: kind === "bots" ? Math.min(4, most) : Math.min(...about.seats.filter((each) => each > 1)),
    edition: about.editions[0] ?? "",
    preset: usualPreset(about),
    options: {},
    sitters: Array.from({ length: MOST_SEATS }, (_, seat) => (seat ? others : PERSON)),
    names: Array.from({ length: MOST_SEATS }, (_, seat) => (seat ? "" : own)),
    clock: { kind: "none", minutes: 2, increment: 10, days: 1, onTimeout: "default", ...NIGHT },
    visibility: "private",
    advice: kind === "bots",
    name: "",
    language: words.language,
  };
}

/** The names at this device, by seat: what was typed, a number for who typed nothing, empty for a bot. */
export function namesOf(form: Form, unnamed: (seat: number) => string): string[] {
  const seats = Array.from({ length: form.seats }, (_, seat) => seat);
  return seats.map((seat) => (form.sitters[seat] === PERSON ? form.names[seat]?.trim() || unnamed(seat) : ""));
}

export function botsOf(form: Form): Record<string, string> {
  const sitters = form.sitters.slice(0, form.seats).map((level, seat) => [String(seat), level] as const);
  return Object.fromEntries(sitters.filter(([, level]) => level !== PERSON));
}

export function clockOf(clock: ClockChoice, zone = ownZone()): NonNullable<TableRequest["clock"]> {
  const seconds = clock.kind === "day" ? clock.days * 86_400 : Math.round(clock.minutes * 60);
  const bank = Math.round(clock.minutes * 60);
  return {
    kind: clock.kind,
    seconds: inBounds(seconds),
    bank: inBounds(bank),
    increment: clock.increment,
    on_timeout: clock.onTimeout,
    quiet: quietOf(clock),
    zone,
  };
}

/** The quiet hours as minutes of the day; from a moment to the same moment is none. */
function quietOf(clock: ClockChoice): [number, number] | null {
  if (clock.kind !== "day" || !clock.isQuiet) return null;
  const [from, to] = [minuteOf(clock.from), minuteOf(clock.to)];
  return from === null || to === null || from === to ? null : [from, to];
}

function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Of this device, by its name, so that a night stays one in summer. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const inBounds = (seconds: number): number => Math.max(5, Math.min(seconds, 31 * 86_400));

export function wishOf(title: string, form: Form): Wanted {
  return {
    title,
    seats: form.seats,
    edition: form.edition || null,
    preset: form.preset,
    options: form.options,
    bots: botsOf(form),
    clock: clockOf(form.clock),
    visibility: form.visibility,
    advice: form.advice,
    name: form.name.trim(),
    language: form.language,
  };
}
