/** The talk at a table as it goes on. */
import { Drawer, putLatest } from "../core/drawer";
import type { Word } from "../core/net/forms";
import { words } from "../core/words/words.svelte";

const MOST = 100; // tables
const read = new Drawer<Readonly<Record<string, number>>>("talk", {});

/** A word as its reader hears it: a quick phrase in their own language. */
export const spokenOf = ({ phrase, text }: Word): string =>
  phrase ? words.t(String((phrase as unknown as { key: string }).key).replaceAll(".", "-")) : (text ?? "");

const OF_DEALS = ["deal", "no-deal"]; // the phrases that only a title with deals has a use for

/** The quick phrases that fit a title. */
export const fitting = (phrases: Readonly<Record<string, string>>, hasDeals: boolean): [string, string][] =>
  Object.entries(phrases).filter(([key]) => hasDeals || !OF_DEALS.includes(key));

/** The moment up to which the talk of a table was read in this browser. */
export const readUpTo = (table: string): number => read.thing[table] ?? 0;

export const noteRead = (table: string, at: number): void => putLatest(read, MOST, table, at);

/** What others have said since. */
export const unreadOf = (talk: readonly Word[], seat: number | null, since: number): Word[] =>
  talk.filter((word) => word.at > since && word.seat !== seat);

/** What is known of it, and what is heard now: a line that comes back tells everything again, and hosts take words away. */
export function heard(known: readonly Word[], said: readonly Word[]): Word[] {
  const hidden = new Set(said.filter((word) => word.hidden).map((word) => word.id));
  const all = new Map([...known, ...said].map((word) => [word.id, word]));
  return [...all.values()].filter((word) => !hidden.has(word.id)).sort((one, other) => one.at - other.at);
}
