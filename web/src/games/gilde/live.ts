/** The living seat behind a look, for what is done besides answering; null in replays, for spectators, in what-ifs. */
import type { components } from "../../net/schema";
import type { Look } from "../../table/look";
import { Seat } from "../../table/seat.svelte";

export function liveSeat(look: Look): Seat | null {
  return look instanceof Seat && look.seat !== null && look.page?.phase === "running" ? look : null;
}

/** Proposals of others that lie before this seat. */
export function laidBefore(look: Look): components["schemas"]["ShownProposal"][] {
  return (liveSeat(look)?.page?.proposals ?? []).filter(({ mine, state }) => !mine && state === "laid");
}
