/** The living seat behind a look, for what is done besides answering; null in replays, for spectators, in what-ifs. */
import type { components } from "../../core/net/schema";
import type { LiveSeat, Look } from "../../core/look";
import { viewOf } from "./view";

export function liveSeat({ live }: Look): LiveSeat | null {
  return live && live.seat !== null && live.page?.phase === "running" ? live : null;
}

/** Proposals of others that lie before this seat. */
export function laidBefore(look: Look): components["schemas"]["ShownProposal"][] {
  return (liveSeat(look)?.page?.proposals ?? []).filter(({ mine, state }) => !mine && state === "laid");
}

/** Whether somebody passes publicly in all windows; what is said in the moment of a window counts at once. */
export function passesAloud(look: Look, who: number): boolean {
  return look.live?.page?.aloud?.[who] ?? viewOf(look)?.passing.includes(who) ?? false;
}
