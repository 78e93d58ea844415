/** The living seat behind a look, for what is done besides answering; null in replays, for spectators, in what-ifs. */
import type { components } from "../../core/net/schema";
import type { Look } from "../../core/look";
import { Seat } from "../../table/seat.svelte";
import { viewOf } from "./view";

export function liveSeat(look: Look): Seat | null {
  return look instanceof Seat && look.seat !== null && look.page?.phase === "running" ? look : null;
}

/** Proposals of others that lie before this seat. */
export function laidBefore(look: Look): components["schemas"]["ShownProposal"][] {
  return (liveSeat(look)?.page?.proposals ?? []).filter(({ mine, state }) => !mine && state === "laid");
}

/** Whether somebody passes in all windows, for all to hear; what is said in the moment of a window counts at once. */
export function passesAloud(look: Look, who: number): boolean {
  const said = look instanceof Seat ? look.page?.aloud?.[who] : undefined;
  return said ?? viewOf(look)?.passing.includes(who) ?? false;
}
