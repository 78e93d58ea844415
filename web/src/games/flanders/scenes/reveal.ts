/** The cards are up: who has shown what, in the order in which it is carried out, and why in that one. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { t } from "../../../core/words/words.svelte";
import { flandersOf, townOf, type Town } from "../view";

export interface Shown {
  seat: number;
  name: string;
  coat: string | null;
  card: string;
  influence: number;
  town: Town | null; // null: no town's card
}

/** F-031: more cards act first. The events come clockwise from the starting player, and equals stay so. */
export function shownIn(look: Look, revealed: readonly Said[]): Shown[] {
  const view = flandersOf(look.view);
  const shown = revealed.map(({ args }) => {
    const [seat, card] = [Number(args.seat), String(args.card)];
    const name = look.names[seat] ?? "";
    const coat = view?.guilds[seat] ?? null;
    return { seat, name, coat, card, influence: Number(args.number) || 0, town: view && townOf(view, card) };
  });
  return shown.sort((one, other) => other.influence - one.influence);
}

/** Why they act in this order. */
export function whyInOrder(look: Look, revealed: readonly Said[], shown: readonly Shown[]): string {
  const starts = look.names[Number(revealed[0]?.args.seat)] ?? "";
  const you = Number(revealed[0]?.args.seat) === look.seat ? 1 : 0;
  const isEqual = shown.every(({ influence }) => influence === shown[0]?.influence);
  return t(isEqual ? "flanders-ui-order-equal" : "flanders-ui-order", { name: starts, you });
}

/** A town that two have shown: who builds there before whom. */
export function twice(look: Look, shown: readonly Shown[]): string[] {
  const towns = [...new Set(shown.filter(({ town }) => town).map(({ card }) => card))];
  return towns.flatMap((town) => {
    const names = shown.filter(({ card }) => card === town).map(({ seat, name }) => called(look, seat, name));
    if (names.length < 2) return [];
    return [t("flanders-ui-twice", { town: look.name("town", town), names: names.join(", ") })];
  });
}

/** A player in the midst of a sentence. */
const called = (look: Look, seat: number, name: string): string => (seat === look.seat ? t("flanders-ui-you") : name);

/** All of it in one line: "Dirk Liège +1, you Ghent, …" */
export const lineOf = (look: Look, shown: readonly Shown[], mark = (name: string) => name): string =>
  t("flanders-ui-cards-up", {
    cards: shown
      .map(({ seat, name, card, influence }) => {
        const plus = influence ? ` +${influence}` : "";
        return `${called(look, seat, name)} ${mark(look.name("card", card))}${plus}`;
      })
      .join(", "),
  });
