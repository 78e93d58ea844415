/** The hash of the seed, kept in this browser since the first page of a table, so that nobody can change it later. */
import { Drawer } from "./drawer";
import { ask } from "./net/api";

export interface Kept {
  commitment: string;
  since: number; // milliseconds
}

const drawer = (table: string) => new Drawer<Kept | null>(`seed ${table}`, null);

export const keptOf = (table: string): Kept | null => drawer(table).thing;

/** Keep it when it is seen for the first time; later ones do not count. */
export async function keepCommitment(table: string): Promise<void> {
  if (keptOf(table)) return;
  const { commitment } = await ask<{ commitment: string }>("GET", `/api/tables/${table}/commitment`);
  drawer(table).put({ commitment, since: Date.now() });
}
