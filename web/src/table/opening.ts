/** All that a table needs before it can be shown: the title's words and face, the edition, the seat's line. */
import { keepCommitment } from "../core/commitment";
import { faceOf } from "../games/faces";
import { giveBack, openPackets } from "../core/packets";
import { ask } from "../core/net/api";
import type { About, Edition, TableCard } from "../core/net/forms";
import { words } from "../core/words/words.svelte";
import { instead } from "../core/way.svelte";
import type { Face } from "../core/look";
import { Seat } from "./seat.svelte";

export interface Opened {
  seat: Seat;
  face: Face;
  card: TableCard;
}

let titles: Promise<{ titles: Record<string, About>; levels: string[] }> | null = null;

/** What the hall offers; asked once. */
export function offered(): Promise<{ titles: Record<string, About>; levels: string[] }> {
  titles ??= ask<{ titles: Record<string, About>; levels: string[] }>("GET", "/api/titles");
  titles.catch(() => (titles = null));
  return titles;
}

/** Several seats are this person's, and nobody has said who looks: each is covered until they do. */
const isShared = (mine: readonly number[], wanted: number | null): boolean => wanted === null && mine.length > 1;

/** Null: the way leads elsewhere. */
export async function openTable(table: string, wanted: number | null): Promise<Opened | null> {
  const card = await ask<TableCard>("GET", `/api/tables/${table}`, undefined, words.language);
  if (isShared(card.mine, wanted)) {
    instead("device", table);
    return null;
  }
  const { title } = card.table;
  void keepCommitment(table).catch(() => {});
  const [known, edition, face] = await Promise.all([
    offered(),
    ask<Edition>("GET", `/api/tables/${table}/edition`, undefined, words.language),
    faceOf(title),
    words.learn(title),
  ]);
  words.know(edition);
  const own = wanted !== null && card.mine.includes(wanted) ? wanted : (card.mine[0] ?? null);
  const about = known.titles[title] as About;
  await openPackets(table, own);
  if (card.table.phase === "running") void giveBack(words.language).catch(() => {});
  return { seat: new Seat({ table, seat: own, about, edition }), face, card };
}
