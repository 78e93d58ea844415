/** How a player stands in what goes on, as everybody may know it: who acts, who comes next, who has passed. */
import { isBidding, type StrasbourgView } from "./reading";

export type Standing =
  | { state: "planning" | "bids" | "acts" | "next" | "after-you" | "later" | "passed" }
  | { state: "rank"; place: number }
  | null;

export function standingOf(view: StrasbourgView, who: number, own: number | null): Standing {
  const entry = view.agenda.find((each) => each.seats.length);
  const asked = (entry?.seats ?? []).filter((seat) => !entry?.done?.includes(seat));
  if (entry?.key.endsWith(".planning")) return asked.includes(who) ? { state: "planning" } : null;
  if (asked.includes(who)) return { state: entry?.key.endsWith(".bid") ? "bids" : "acts" };
  return isBidding(view) ? inTheStep(view, who, own) : null;
}

function inTheStep(view: StrasbourgView, who: number, own: number | null): Standing {
  const place = view.ranking.indexOf(who) + 1;
  if (place) return { state: "rank", place };
  const at = view.queue.indexOf(who);
  if (at < 0) return { state: "passed" };
  const mine = own === null ? -1 : view.queue.indexOf(own);
  if (mine >= 0 && mine < at) return { state: "after-you" };
  return { state: at <= 1 ? "next" : "later" };
}
