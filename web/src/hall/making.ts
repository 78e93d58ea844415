/** Tables that are made: at once against bots, with friends, at one device. */
import { ask } from "../core/net/api";
import type { TableRequest } from "../core/net/forms";
import { settings } from "../core/settings.svelte";
import { offered } from "../table/opening";
import { go } from "../core/way.svelte";
import { words } from "../core/words/words.svelte";
import { keepNames } from "../core/device";
import { me } from "./me.svelte";

export type Wanted = Partial<TableRequest> & { title: string };

/** Make a table as wished, sit down on a seat and, when all seats are taken, begin. Gives the table. */
export async function makeTable(wish: Wanted, own: readonly number[] = [0], begins = true): Promise<string> {
  await me.beSomebody();
  const language = words.language;
  const { table } = await ask<{ table: string }>(
    "POST",
    "/api/tables",
    { language, pace: settings.pace, ...wish },
    language,
  );
  for (const seat of own) await ask("POST", `/api/tables/${table}/sit`, { seat }, language);
  if (begins) await ask("POST", `/api/tables/${table}/begin`, undefined, language);
  return table;
}

/** One click: me against bots. */
export async function playNow(title: string, seats?: number, level = "journeyman", edition?: string): Promise<void> {
  const { titles } = await offered();
  const many = seats ?? Math.min(4, Math.max(...(titles[title]?.seats ?? [3])));
  const bots = Object.fromEntries(Array.from({ length: many - 1 }, (_, at) => [at + 1, level]));
  const table = await makeTable({ title, seats: many, bots, edition, visibility: "private", advice: true });
  go("t", table, 0);
}

/** A table of people who share this device; names by seat, empty for bots. */
export async function playHere(wish: Wanted, names: readonly string[]): Promise<void> {
  const own = names.flatMap((name, seat) => (name ? [seat] : []));
  const table = await makeTable({ ...wish, visibility: "private" }, own);
  keepNames(table, names);
  go("device", table);
}

/** A table that waits for others; it begins when all have come. */
export async function inviteFriends(wish: Wanted): Promise<void> {
  const table = await makeTable(wish, [0], false);
  go("t", table, 0);
}
