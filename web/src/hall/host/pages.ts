/** Lists of a host, a page at a time. */
import { ask } from "../../core/net/api";
import { words } from "../../core/words/words.svelte";

const PAGE = 50; // the least that the server sends while there is more

export interface Pages<Row> {
  rows: Row[];
  isAll: boolean;
}

export async function more<Row extends { id: string }>(path: string, known: readonly Row[]): Promise<Pages<Row>> {
  const before = known.at(-1)?.id;
  const query = before ? `?before=${encodeURIComponent(before)}` : "";
  const next = await ask<Row[]>("GET", `/api/host/${path}${query}`, undefined, words.language);
  const seen = new Set(known.map((row) => row.id));
  const fresh = next.filter((row) => !seen.has(row.id));
  return { rows: [...known, ...fresh], isAll: fresh.length < PAGE };
}

/** The list anew, unfolded so far that it has as many rows as before. */
export async function again<Row extends { id: string }>(path: string, many: number): Promise<Pages<Row>> {
  let pages = await more<Row>(path, []);
  while (!pages.isAll && pages.rows.length < many) pages = await more<Row>(path, pages.rows);
  return pages;
}
