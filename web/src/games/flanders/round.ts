/** Who has shown what this round, in the order in which it is carried out. */
import type { FlandersView } from "./view";

export interface Shown {
  seat: number;
  card: string;
  influence: number;
  state: "done" | "now" | "next" | "hidden";
}

/** What was shown, as far as this seat may know it: who is still to act stands in the agenda, who is not has acted. */
export function shownThisRound(view: FlandersView): Shown[] {
  const isHidden = view.agenda.some(({ key }) => key === "flanders.entry.choice");
  const acting = stillActing(view);
  const stateOf = (seat: number): Shown["state"] =>
    isHidden ? "hidden" : !acting.includes(seat) ? "done" : acting[0] === seat ? "now" : "next";
  const shown = view.chosen.flatMap((chosen, seat) => (chosen ? [{ seat, ...chosen, state: stateOf(seat) }] : []));
  return shown.sort((a, b) => acting.indexOf(a.seat) - acting.indexOf(b.seat));
}

/** Once the golden card has left the agenda it is being carried out, and all silver ones were before. */
function stillActing(view: FlandersView): number[] {
  if (!view.agenda.some(({ key }) => key === "flanders.entry.gold")) return [];
  return view.agenda.flatMap(({ key, args, seats }) => {
    if (key === "flanders.entry.act") return [args.seat as number];
    return key === "flanders.entry.placement" ? seats : [];
  });
}
