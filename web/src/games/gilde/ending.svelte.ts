/** What goes from the hand when the own turn ends, ticked while it goes on: nobody is asked for it once more. */
import { Drawer } from "../../core/drawer";
import type { Look } from "../../core/look";
import { viewOf } from "./view";

const asking = new Drawer<boolean>("gilde asks before drawing", false);

class Ending {
  marks = $state.raw<readonly string[]>([]);
  touched = $state<string | null>(null); // the card of the hand that was chosen or pointed at last
  asks = $state(asking.thing); // before drawing, even where nothing is ticked
  private where = ""; // the table and its round
  private hasEnded = false;

  /** Tick a card, or take the tick back; with more than may go the oldest tick is dropped. */
  tick(card: string, most: number): void {
    const isMarked = this.marks.includes(card);
    this.marks = isMarked ? this.marks.filter((each) => each !== card) : [...this.marks, card].slice(-most);
  }

  askAlways(asks: boolean): void {
    this.asks = asks;
    asking.put(asks);
  }

  /** Notes how far the turn has come; ticks are gone with the turn and with the cards. */
  follow(look: Look): void {
    const view = viewOf(look);
    const where = `${look.live?.setting.table} ${view?.round}`;
    const isOwn = view?.active === look.seat;
    if (where !== this.where || !isOwn) this.clear(where);
    if (isOwn && look.sent === "end") this.hasEnded = true;
    else if (isOwn && look.isAsked && view?.phase === "actions") this.hasEnded = false;
    const held = look.seat === null ? [] : (view?.players[look.seat]?.cards ?? []);
    if (this.marks.some((card) => !held.includes(card))) this.marks = this.marks.filter((card) => held.includes(card));
  }

  /** The answer that was given with the end of the actions; null: somebody has to think. */
  answer(look: Pick<Look, "view" | "isAsked" | "choice">): string | null {
    if (!look.isAsked || !this.hasEnded) return null;
    const text = plannedAnswer(
      look.view?.asked?.key ?? "",
      look.choice.offers.map(({ text }) => text),
      this.marks,
      this.asks,
    );
    if (text === "keep") this.hasEnded = false;
    return text;
  }

  private clear(where: string): void {
    this.where = where;
    this.hasEnded = false;
    if (this.marks.length) this.marks = [];
    this.touched = null;
  }
}

/** Of these answers to a question after the actions, the one that the ticks stand for. */
export function plannedAnswer(
  question: string,
  options: readonly string[],
  marks: readonly string[],
  asks: boolean,
): string | null {
  const isSpare = question === "gilde.ask.spare";
  if (!isSpare && question !== "gilde.ask.surplus") return null;
  const discard = marks.map((card) => `discard ${card}`).find((text) => options.includes(text));
  return discard ?? (isSpare && !asks ? "keep" : null);
}

export const ending = new Ending();
