/** What travels when something happens: cards between hand, table and piles, coins from payer to receiver. */
import type { Said } from "../../core/net/forms";
import type { Look } from "../../core/look";

/** Where something may be seen, the likeliest place first; null: the bank, which has no place on the table. */
export type Place = readonly string[] | null;

export interface Flight {
  event: Said;
  what: "card" | "coins" | "experience";
  card: string | null; // null: face down
  number: number;
  from: Place;
  to: Place;
}

const tabOf = (seat: unknown): string => `[data-tab="${seat}"]`;
const talersOf = (seat: unknown): Place => [`[data-talers="${seat}"]`, tabOf(seat)];
const handOf = (seat: unknown): Place => [`[data-hand="${seat}"]`, tabOf(seat)];
const tableOf = (seat: unknown, card: unknown = ""): Place => [
  `[data-lies="${seat} ${card}"]`,
  `[data-table="${seat}"]`,
  tabOf(seat),
];
const DECK: Place = ['.centre [data-pile="deck"]', '[data-pile="deck"]'];
const DISCARD: Place = ['.centre [data-pile="discard"]', '[data-pile="discard"]'];
const PLAYED: Place = ["[data-chain]", ...DISCARD];

type Way = readonly [from: Place, to: Place];
type Going = (args: Said["args"], own: number | null) => Way;

const PAID: Readonly<Record<string, Going>> = {
  earned: ({ seat }) => [null, talersOf(seat)],
  gained: ({ seat }) => [null, talersOf(seat)],
  sold: ({ seat }) => [null, talersOf(seat)],
  "paid-upkeep": ({ seat }) => [talersOf(seat), null],
  "paid-bank": ({ seat }) => [talersOf(seat), null],
  "paid-debt": ({ seat, to }) => [talersOf(seat), typeof to === "number" ? talersOf(to) : null],
  "paid-owner": ({ seat, to }) => [talersOf(seat), talersOf(to)],
  paid: ({ seat, to }) => [talersOf(seat), talersOf(to)],
  gave: ({ seat, to }) => [talersOf(seat), talersOf(to)],
  lent: ({ seat, to }) => [talersOf(seat), talersOf(to)],
  traded: ({ seat, to }) => [talersOf(to), talersOf(seat)],
};

const CARRIED: Readonly<Record<string, Going>> = {
  drew: (_, own) => [DECK, handOf(own)],
  "drew-card": ({ seat }) => [DECK, handOf(seat)],
  "laid-out": ({ seat, card }) => [handOf(seat), tableOf(seat, card)],
  played: ({ seat }) => [handOf(seat), PLAYED],
  "played-at": ({ seat }) => [handOf(seat), PLAYED],
  "played-on": ({ seat }) => [handOf(seat), PLAYED],
  discarded: ({ seat }) => [handOf(seat), DISCARD],
  destroyed: ({ seat }) => [tableOf(seat), DISCARD],
  released: ({ seat }) => [tableOf(seat), DISCARD],
  sold: ({ seat }) => [tableOf(seat), DISCARD],
  took: ({ seat, card, of }) => [tableOf(of), tableOf(seat, card)],
  traded: ({ seat, card, to }) => [tableOf(seat), tableOf(to, card)],
};

/** What is on its way after what was just told, in the order told. */
export function flightsOf({ fresh, seat }: Pick<Look, "fresh" | "seat">): Flight[] {
  return fresh.flatMap((event) => flightsAfter(event, seat));
}

function flightsAfter(event: Said, own: number | null): Flight[] {
  const kind = event.key.replace("gilde.event.", "");
  const { args } = event;
  const one = (what: Flight["what"], [from, to]: Way): Flight => {
    const card = what === "card" && typeof args.card === "string" ? args.card : null;
    return { event, what, card, number: Number(args.number ?? 0), from, to };
  };
  if (kind === "experience") return [one("experience", [null, [`[data-experience="${args.seat}"]`]])];
  const [carried, paid] = [CARRIED[kind], PAID[kind]];
  return [
    ...(carried ? [one("card", carried(args, own))] : []),
    ...(paid && Number(args.number) > 0 ? [one("coins", paid(args, own))] : []),
  ];
}
