/** What sitters are called: people by their names, bots by one for each seat. */
import type { Sitter } from "../net/forms";
import { words } from "../words/words.svelte";

const BOTS = ["Aleid", "Bram", "Clara", "Dirk", "Else", "Floris"];

export function nameOf(sitter: Sitter): string {
  if (sitter.name) return sitter.name;
  return sitter.bot ? (BOTS[sitter.seat] ?? sitter.bot) : words.t("engine-seat", { number: sitter.seat });
}
