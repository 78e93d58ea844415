/** How a player stands in what goes on, as everybody may know it: who acts, and who does next. */
import type { GildeView } from "./view";

export type Standing = "acts" | "next" | null;

export function standingOf(view: GildeView, who: number): Standing {
  const entry = view.agenda.find((each) => each.seats.length);
  const asked = (entry?.seats ?? []).filter((seat) => !entry?.done?.includes(seat));
  const acting = asked.length === 1 ? asked[0] : view.active;
  if (who === acting) return "acts";
  return who === nextTurn(view) ? "next" : null;
}

/** Whose turn comes after the present one: clockwise, without those who have left. */
function nextTurn({ active, players, left }: GildeView): number | null {
  if (active === null) return null;
  const after = players.map((_, step) => (active + step + 1) % players.length);
  return after.find((seat) => seat !== active && !left.includes(seat)) ?? null;
}
