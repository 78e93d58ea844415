/** What every seat is at, as everybody may know it: choosing, or its place in the order of acting. */
import type { Chosen, FlandersView } from "./view";

export type Deed = "choosing" | "chosen" | "now" | "next" | "then" | "last" | "done" | "none";

export interface Turn {
  seat: number;
  deed: Deed;
  card: Chosen | null; // that this seat may see
}

/** By seat. While cards are chosen: who has, never which. Then the order in which they are carried out. */
export function turnsOf(view: FlandersView): Turn[] {
  const choice = view.agenda.find(({ key }) => key === "flanders.entry.choice");
  const acting = stillActing(view);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return seats.map((seat) => {
    const card = view.chosen[seat] ?? null;
    if (choice)
      return { seat, card, deed: choice.seats.includes(seat) && !choice.done?.includes(seat) ? "choosing" : "chosen" };
    return { seat, card, deed: placeOf(view, seat, acting) };
  });
}

function placeOf(view: FlandersView, seat: number, acting: readonly number[]): Deed {
  if (view.seats === 2) return view.agenda.some(({ seats }) => seats.includes(seat)) ? "now" : "none";
  const at = acting.indexOf(seat);
  if (at < 0) return awaited(view, seat) ? "now" : view.chosen[seat] ? "done" : "none";
  if (at === 0) return "now";
  if (at === acting.length - 1) return at === 1 ? "next" : "last";
  return at === 1 ? "next" : "then";
}

/** Who answers a question of another kind, as those before the first round and of golden cards. */
const awaited = (view: FlandersView, seat: number): boolean =>
  view.agenda.find(({ seats }) => seats.length)?.seats.includes(seat) ?? false;

/** The seats in the order in which they act: those that are done first, as they were. */
export function inOrder(turns: readonly Turn[], acting: readonly number[]): Turn[] {
  const rank = ({ seat }: Turn): number => acting.indexOf(seat);
  return [...turns].sort((a, b) => rank(a) - rank(b));
}

/** The seats whose cards wait, the next one first. Once the golden card has left the agenda it is being carried out, and
 * all silver ones were before. */
export function stillActing(view: FlandersView): number[] {
  if (!view.agenda.some(({ key }) => key === "flanders.entry.gold")) return [];
  return view.agenda.flatMap(({ key, args, seats }) => {
    if (key === "flanders.entry.act") return [args.seat as number];
    return key === "flanders.entry.placement" ? seats : [];
  });
}
