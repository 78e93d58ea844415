/** Standing orders in words. */
import type { Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import { WINDOWS, type Order } from "./orders";

/** A word that an order is bound to: a window, a kind of card, or being aimed at. */
export function wordText(look: Look, word: string): string {
  const isWindow = word === "targeted" || word === "idle" || (WINDOWS as readonly string[]).includes(word);
  return isWindow ? t(`gilde-ui-word-${word}`) : look.name("kind", word);
}

function whenText(look: Look, { how, word }: Order): string {
  if (how === "always" || !word) return t("gilde-ui-order-always");
  if (word === "targeted" || word === "idle") return t(`gilde-ui-order-${how}-${word}`);
  return t(`gilde-ui-order-${how}`, { word: wordText(look, word) });
}

/** An order as a sentence; its own text where it says more than the sheet can make. */
export function orderText(look: Look, order: Order | null, text: string): string {
  if (!order) return text;
  const answer = order.card
    ? t(`gilde-ui-order-${order.answer}`, { card: look.name("card", order.card) })
    : t("gilde-ui-order-pass");
  return t("gilde-ui-order-said", { answer, when: whenText(look, order) });
}
