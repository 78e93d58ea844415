/** The deal that lies between two panels: one's own that is being made, or one that somebody else has laid there. */
import type { components } from "../../core/net/schema";
import type { Look } from "../../core/look";
import { seenBy, type Deal, type DealKind } from "./deals";
import { laidBefore, liveSeat } from "./live";

export type Laid = components["schemas"]["ShownProposal"];

export interface Touched {
  seat: number; // on whose table the card lies
  card: string;
}

class Tray {
  draft = $state.raw<Deal | null>(null);
  touched = $state.raw<Touched | null>(null); // the card on a table that was clicked last
  dragged = $state.raw<Touched | null>(null); // the card that is on its way to another table
  private later = $state.raw<readonly string[]>([]); // proposals that were put aside

  /** A card is taken from one table to another, or asked for. */
  begin(touched: Touched, partner: number, own: number, talers: number): void {
    const kind: DealKind = touched.seat === own ? "sell" : "buy";
    this.draft = { kind, partner, card: touched.card, talers, repay: 0, turns: 0 };
  }

  change(parts: Partial<Deal>): void {
    if (this.draft) this.draft = { ...this.draft, ...parts };
  }

  close(): void {
    this.draft = null;
  }

  putAside(id: string): void {
    this.later = [...this.later, id];
  }

  /** What others have laid and nobody has answered or put aside, the newest first. */
  received(look: Look): Laid[] {
    return laidBefore(look)
      .filter(({ id }) => !this.later.includes(id))
      .toReversed();
  }
}

export const tray = new Tray();

/** A deal that this seat is asked to agree to now, as it sees it. */
export function asked(look: Look): Deal | null {
  if (!look.isAsked || look.view?.asked?.key !== "gilde.ask.consent" || look.seat === null) return null;
  const { deal, seat, subject, price } = look.view.asked.args;
  const kind: DealKind | null = deal === "offer" ? "buy" : deal === "ask" ? "sell" : null;
  if (!kind) return null;
  return { kind, partner: Number(seat), card: String(subject), talers: Number(price), repay: 0, turns: 0 };
}

/** What this seat's proposal about a card has come to, and what the partner proposes instead. */
export function answersTo(look: Look, { partner, card }: Deal): { mine: Laid | null; theirs: Laid | null } {
  const about = (liveSeat(look)?.page?.proposals ?? []).filter(({ seat, to_seat: to, text }) => {
    const isBetween = seat === partner || to === partner;
    return isBetween && look.seat !== null && seenBy(text, look.seat, partner)?.card === card;
  });
  const last = (mine: boolean) => about.filter((each) => each.mine === mine).at(-1) ?? null;
  const theirs = last(false);
  return { mine: last(true), theirs: theirs?.state === "laid" ? theirs : null };
}
