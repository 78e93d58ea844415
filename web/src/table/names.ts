/** What sitters are called: people by their names, bots by one for each seat. */
import type { Sitter } from "../core/net/forms";
import { words } from "../core/words/words.svelte";

const BOTS = ["Aleid", "Bram", "Clara", "Dirk", "Else", "Floris"];

const DELETED = "–"; // what the server calls who was deleted

/** Whether it is known who sits there. */
export function isNamed(sitter: Sitter): sitter is Sitter & { name: string } {
  return Boolean(sitter.name) && sitter.name !== DELETED;
}

export function nameOf(sitter: Sitter): string {
  if (isNamed(sitter)) return sitter.name;
  return sitter.bot ? (BOTS[sitter.seat] ?? sitter.bot) : words.t("engine-seat", { number: sitter.seat + 1 });
}
