/** Lists of a host, a page at a time. */
import { ask } from "../../net/api";
import { words } from "../../words/words.svelte";

export async function more<Row extends { id: string }>(path: string, known: readonly Row[]): Promise<Row[]> {
  const before = known.at(-1)?.id;
  const query = before ? `?before=${encodeURIComponent(before)}` : "";
  const next = await ask<Row[]>("GET", `/api/host/${path}${query}`, undefined, words.language);
  const seen = new Set(known.map((row) => row.id));
  return [...known, ...next.filter((row) => !seen.has(row.id))];
}
