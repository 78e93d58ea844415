/** Deals as people think of them, and the phrase of the notation that each is. */

export const KINDS = ["sell", "buy", "give", "beg", "lend", "borrow"] as const;
export type DealKind = (typeof KINDS)[number];

export interface Deal {
  kind: DealKind;
  partner: number;
  card: string;
  talers: number;
  repay: number;
  turns: number;
}

/** The phrase in the mouth of this seat: its own offer or request. */
export function phraseOf(deal: Deal): string {
  const { kind, partner, card, talers, repay, turns } = deal;
  if (kind === "sell") return `offer ${card} to ${partner} for ${talers}`;
  if (kind === "buy") return `ask ${card} of ${partner} for ${talers}`;
  if (kind === "give") return `give ${talers} to ${partner}`;
  if (kind === "beg") return `beg ${talers} of ${partner}`;
  const way = kind === "lend" ? "to" : "of";
  return `${kind} ${talers} ${way} ${partner} repay ${repay} in ${turns}`;
}

const MIRRORED: Record<DealKind, DealKind> = {
  sell: "buy",
  buy: "sell",
  give: "beg",
  beg: "give",
  lend: "borrow",
  borrow: "lend",
};

/** A proposal is the offer of the player whose turn it is: the same deal, in the partner's mouth if it is theirs. */
export function proposalOf(deal: Deal, own: number, active: number | null): string {
  if (active !== deal.partner) return phraseOf(deal);
  return phraseOf({ ...deal, kind: MIRRORED[deal.kind], partner: own });
}

const FORMS: [RegExp, DealKind, (keyof Deal)[]][] = [
  [/^offer (\S+) to (\d) for (\d+)$/, "sell", ["card", "partner", "talers"]],
  [/^ask (\S+) of (\d) for (\d+)$/, "buy", ["card", "partner", "talers"]],
  [/^give (\d+) to (\d)$/, "give", ["talers", "partner"]],
  [/^beg (\d+) of (\d)$/, "beg", ["talers", "partner"]],
  [/^lend (\d+) to (\d) repay (\d+) in (\d+)$/, "lend", ["talers", "partner", "repay", "turns"]],
  [/^borrow (\d+) of (\d) repay (\d+) in (\d+)$/, "borrow", ["talers", "partner", "repay", "turns"]],
];

/** A phrase read back; null for words that are no deal of these. */
export function readPhrase(text: string): Deal | null {
  for (const [form, kind, parts] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const deal: Deal = { kind, partner: 0, card: "", talers: 0, repay: 0, turns: 0 };
    const values = parts.map((part, at) => [part, part === "card" ? found[at + 1] : Number(found[at + 1])]);
    return { ...deal, ...(Object.fromEntries(values) as Partial<Deal>) };
  }
  return null;
}

/** A proposal between two seats as one of them sees it: what I would do, with whom. */
export function seenBy(text: string, own: number, other: number): Deal | null {
  const deal = readPhrase(text);
  if (!deal) return null;
  return deal.partner === own ? { ...deal, kind: MIRRORED[deal.kind], partner: other } : deal;
}
