/** Who is waited for, as everybody may know it: from the agenda of the view, never from who has answered. */
import type { Page, View } from "../core/net/forms";
import { words } from "../core/words/words.svelte";
import type { Seat } from "./seat.svelte";

/** The seats of the entry on top; those that have openly answered already are left out. */
export function askedNow(view: View | null | undefined): number[] {
  const asked = view?.agenda.find((entry) => entry.seats.length);
  return (asked?.seats ?? []).filter((each) => !asked?.done?.includes(each));
}

/** Whether a bot plays for a seat: what it is asked then is no question to its person. */
export function hasStandIn(page: Page | null, seat: number | null): boolean {
  return page?.people?.some((sitter) => sitter.seat === seat && sitter.state === "stand-in") ?? false;
}

/** Whether somebody has a seat here, and has not given it up. */
export function isIn({ seat, view }: Pick<Seat, "seat" | "view">): boolean {
  return seat !== null && !view?.left.includes(seat);
}

export function waitingFor(seat: Seat): string {
  const { page, view } = seat;
  if (!page) return words.t("opening");
  if (page.phase === "open") return words.t("not-begun");
  if (page.moved) return words.t(isIn(seat) ? "table-moved.seat" : "table-moved");
  if (page.phase === "closed") return words.t("table-closed");
  if (page.phase !== "running" || !view) return words.t("over");
  if (page.clock?.window) return words.t("waiting-window");
  const [first, second] = askedNow(view);
  if (first === undefined) return words.t("going-on");
  if (second !== undefined) return words.t("waiting-all");
  if (first === seat.seat && hasStandIn(page, first)) return words.t("stand-in-you");
  return words.t("waiting-one", { name: seat.names[first] ?? "" });
}
