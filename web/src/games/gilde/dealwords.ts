/** Deals in words, as one side sees them. */
import type { Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import { seenBy } from "./deals";
import { personOf } from "./saying";

/** A proposal between me and another seat; its text where it is no deal of the usual forms. */
export function proposalText(look: Look, text: string, other: number): string {
  const deal = look.seat === null ? null : seenBy(text, look.seat, other);
  if (!deal) return text;
  return t(`gilde-ui-said-${deal.kind}`, {
    name: personOf(look, deal.partner),
    card: deal.card ? look.name("card", deal.card) : "",
    number: t("gilde-ui-do-talers", { number: deal.talers }),
    repay: deal.repay,
    turns: deal.turns,
  });
}
