/** A finished game as a list of moves that one can jump to, and the places where one may want to stop. */
import type { Said } from "../core/net/forms";
import type { Story } from "../core/records";
import type { Block, Line } from "../core/story";
import { deedOf } from "./deeds";

export interface Entry {
  readonly line: Line;
  readonly at: number; // after so many lines of the journal it has been told
}

export interface Part {
  readonly block: Block;
  readonly at: number; // where it begins
  readonly entries: readonly Entry[];
}

export const eventsOf = ({ told }: Story): Said[] => told.flat();

/** Blocks with the moments at which their lines were told. */
export function partsOf(blocks: readonly Block[], { told }: Story): Part[] {
  const moments = new Map(told.flatMap((events, at) => events.map((event) => [event, at + 1] as const)));
  const entryOf = (line: Line): Entry => ({ line, at: moments.get(line.events[0] as Said) ?? 0 });
  const parts = blocks.map((block) => ({ block, entries: block.lines.map(entryOf) }));
  return parts.flatMap((part) => (part.entries[0] ? [{ ...part, at: part.entries[0].at }] : []));
}

/** The moments at which a step stops: what chance has drawn and nobody was told is passed over. */
export function movesOf({ lines, told }: Story): number[] {
  const moves = lines.flatMap((line, at) => (line.startsWith("chance ") && !told[at]?.length ? [] : [at + 1]));
  return [...new Set([0, ...moves, lines.length])];
}

/** The moments in which this seat was to decide: before each of its answers. */
export function decisionsOf({ lines }: Story, seat: number | null): number[] {
  const isOwn = (line: string): boolean => {
    const { who, move } = deedOf(line);
    return seat !== null && who === seat && move !== "silent" && line.split(" ")[1] !== "+";
  };
  return lines.flatMap((line, at) => (isOwn(line) ? [at] : []));
}

/** Where each round begins, by its number. */
export function roundStarts(rounds: readonly number[]): { round: number; at: number }[] {
  return rounds.flatMap((round, at) => (round > (rounds[at - 1] ?? 0) ? [{ round, at: at + 1 }] : []));
}

export const after = (stops: readonly number[], at: number): number | null => stops.find((stop) => stop > at) ?? null;
export const before = (stops: readonly number[], at: number): number | null =>
  stops.findLast((stop) => stop < at) ?? null;

/** The entry that was told last. */
export function present(parts: readonly Part[], at: number): Entry | null {
  return parts.flatMap(({ entries }) => entries).findLast((entry) => entry.at <= at) ?? null;
}

const PRESSED = ":is(button, a, summary):focus-visible"; // Space is theirs when the keyboard has led there

export type Wish =
  | { kind: "play" }
  | { kind: "go"; by: 1 | -1; over: "moves" | "decisions" | "parts" }
  | { kind: "round"; round: number };

/** What a key means in a replay, wherever the focus is; nothing where somebody types or chooses. */
export function wishOf(event: KeyboardEvent): Wish | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.metaKey || event.altKey || target?.closest("input:not([type=range]), textarea, select, dialog"))
    return null;
  if (event.key === " ") return target?.closest(PRESSED) ? null : { kind: "play" };
  if (/^[1-9]$/.test(event.key) && !event.ctrlKey) return { kind: "round", round: Number(event.key) };
  const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
  if (!by) return null;
  return { kind: "go", by, over: event.ctrlKey ? "parts" : event.shiftKey ? "decisions" : "moves" };
}
