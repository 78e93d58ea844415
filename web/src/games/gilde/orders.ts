/** Standing orders in their notation, and the choices from which one is put together. */
import type { Edition } from "../../core/net/forms";
import { cardOf, dataOf, type CardData } from "./view";

export interface Order {
  answer: "pass" | "respond" | "sell" | "release";
  card: string | null;
  how: "always" | "unless" | "against";
  word: string | null;
}

export const WINDOWS = ["start", "end", "attack", "number"] as const;
export const QUIET = "pass unless targeted";
export const HOLDS_NOTHING = "pass against idle"; // everybody begins with it

export function writeOrder({ answer, card, how, word }: Order): string {
  const first = answer === "pass" ? "pass" : `${answer} ${card}`;
  return how === "always" || !word ? first : `${first} ${how} ${word}`;
}

/** An order read back; null for one that says more than this form, such as a target. */
export function readOrder(text: string): Order | null {
  const found = /^(pass|(?:respond|sell|release) (\S+))(?: (unless|against) (\S+))?$/.exec(text);
  if (!found) return null;
  const [, first, card, how, word] = found;
  return {
    answer: first?.split(" ")[0] as Order["answer"],
    card: card ?? null,
    how: (how as "unless" | "against" | undefined) ?? "always",
    word: word ?? null,
  };
}

/** With an order added: what does something goes before what passes, which would be given first. */
export function withOrder(orders: readonly string[], text: string): string[] {
  const others = orders.filter((each) => each !== text);
  return text.startsWith("pass") ? [...others, text] : [text, ...others];
}

const answers = (card: CardData): boolean => card.type === "instant" || card.use?.timing === "instant";

/** The cards of an edition that can answer in windows. */
export function instantsOf(edition: Edition): string[] {
  return Object.entries(dataOf(edition).cards).flatMap(([key, card]) => (answers(card) ? [key] : []));
}

/** The kinds of the edition's cards that can be aimed at somebody. */
export function attackKindsOf(edition: Edition): string[] {
  const cards = Object.values(dataOf(edition).cards);
  const kinds = cards.filter((card) => card.type === "measure" || card.use).map((card) => card.kind ?? card.use?.kind);
  return [...new Set(kinds)].filter((kind): kind is string =>
    ["sabotage", "burglary", "intrigue", "extortion"].includes(kind ?? ""),
  );
}

/** What a card does that its player has to choose from: one effect for each option. */
export function optionsOf(edition: Edition, card: string): { op: string; n: number }[][] {
  const effect = cardOf(edition, card).effects?.find((each) => each.op === "choice");
  return (effect?.options ?? []).map((effects) => effects.map(({ op, n, against }) => ({ op, n: n ?? against ?? 0 })));
}
