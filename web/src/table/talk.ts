/** The talk at a table as it goes on. */
import type { Word } from "../net/forms";

/** What is known of it, and what is heard now: a line that comes back tells everything again, and hosts take words away. */
export function heard(known: readonly Word[], said: readonly Word[]): Word[] {
  const hidden = new Set(said.filter((word) => word.hidden).map((word) => word.id));
  const all = new Map([...known, ...said].map((word) => [word.id, word]));
  return [...all.values()].filter((word) => !hidden.has(word.id)).sort((one, other) => one.at - other.at);
}
