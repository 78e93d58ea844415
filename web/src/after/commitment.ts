/** The hash of the seed, kept in this browser since the first page of a table, so that nobody can change it later. */
import { ask } from "../net/api";

export interface Kept {
  commitment: string;
  since: number; // milliseconds
}

const drawer = (table: string) => `zunft seed ${table}`;

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(drawer(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Keep it when it is seen for the first time; later ones do not count. */
export async function keepCommitment(table: string): Promise<void> {
  if (keptOf(table)) return;
  const { commitment } = await ask<{ commitment: string }>("GET", `/api/tables/${table}/commitment`);
  localStorage.setItem(drawer(table), JSON.stringify({ commitment, since: Date.now() } satisfies Kept));
}
