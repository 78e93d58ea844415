/** What went wrong, in a sentence that says what to do. */
import { Refusal } from "../core/net/api";
import { words } from "../core/words/words.svelte";

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return words.t("hall-fault");
  if (error.status === 0) return words.t("hall-offline");
  return error.problem?.text || words.t("hall-fault");
}
