/** Who acts now, what with, and when it is the reader's turn. */
import type { Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import { stillActing, turnsOf } from "./order";
import { flandersOf, type FlandersView } from "./view";

/** "Dirk builds in Liège, then it is your turn."; null where no card is carried out. */
export function waitingFor(look: Look): string | null {
  const view = flandersOf(look.view);
  const now = view && view.round > 0 && view.seats > 2 ? turnsOf(view).find(({ deed }) => deed === "now") : null;
  if (!view || !now?.card || now.seat === look.seat) return null;
  return t("flanders-ui-waiting", {
    name: look.names[now.seat] ?? "",
    deed: deedOf(view, now.card.card),
    town: look.name("card", now.card.card),
    then: look.seat !== null && stillActing(view)[1] === look.seat ? "you" : "none",
  });
}

/** The golden card that is carried out last may be anything: then only who acts is said. */
function deedOf(view: FlandersView, card: string): string {
  if (!view.agenda.some(({ key }) => key === "flanders.entry.gold")) return "gold";
  return card === "site" || card === "pickup" ? card : "town";
}
