/** What the hall keeps of a game: its result, where points come from, its course, its moments, its journal. */
import { ask, Refusal } from "./net/api";
import type { Result, Said, View } from "./net/forms";
import { words } from "./words/words.svelte";

/** A finished game after its first lines: one view for each seat, and the spectators' last. */
export interface Moment {
  at: number;
  of: number;
  line: string | null;
  views: View[];
  events: Said[];
}

/** The scores after each line of the journal, and in which round that was. */
export interface Course {
  rounds: number[];
  scores: number[][];
}

/** Every line of the journal, and what everybody was told by it. */
export interface Story {
  lines: string[];
  told: Said[][];
}

const path = (table: string, name: string) => `/api/tables/${table}/${name}`;

export const resultOf = (table: string): Promise<Result> =>
  ask<Result>("GET", path(table, "result"), undefined, words.language);

/** Where the points of every seat come from so far; all of it is open. */
export const ledgersOf = (table: string): Promise<{ ledgers: Said[][] }> =>
  ask<{ ledgers: Said[][] }>("GET", path(table, "ledgers"), undefined, words.language);

export const courseOf = (table: string): Promise<Course> =>
  ask<Course>("GET", path(table, "course"), undefined, words.language);

export const storyOf = (table: string): Promise<Story> =>
  ask<Story>("GET", path(table, "story"), undefined, words.language);

export const momentOf = (table: string, at: number): Promise<Moment> =>
  ask<Moment>("GET", path(table, `replay?at=${at}`), undefined, words.language);

export const journalAt = (table: string): string => path(table, "journal");

export async function journalOf(table: string): Promise<string> {
  const answer = await fetch(journalAt(table), { headers: { "X-Zunft": "1" }, credentials: "same-origin" });
  if (!answer.ok) throw new Refusal(answer.status, null);
  return answer.text();
}

/** Bring a journal from elsewhere; gives the table under which it is kept. */
export async function bring(journal: string): Promise<string> {
  return (await ask<{ table: string }>("POST", "/api/journals", { journal }, words.language)).table;
}

/** A sentence for whatever went wrong. */
export function whyNot(error: unknown): string {
  return error instanceof Refusal && error.problem ? error.problem.text : words.t("unreachable");
}
