/** Which table a narrow board shows by itself: one where something can be chosen now, else the own. */
import type { Look } from "../../core/look";
import { offersAt, type Spot } from "./spots";
import { viewOf } from "./view";

export function wantedTable(look: Look): number | null {
  const view = viewOf(look);
  if (!view || look.seat === null) return view?.active ?? null;
  if (canActAt(look, look.seat)) return look.seat;
  const found = view.players.findIndex((_, seat) => seat !== look.seat && canActAt(look, seat));
  return found < 0 ? look.seat : found;
}

/** Whether something on this table, in a hand that one knows, or its player can be chosen now. */
export function canActAt(look: Look, seat: number): boolean {
  const player = viewOf(look)?.players[seat];
  const isOther = seat !== look.seat;
  const can = (spot: Spot) => offersAt(look, spot).length > 0;
  return (
    (isOther && can({ zone: "seat", seat })) ||
    (isOther && Boolean(player?.cards.some((card) => can({ zone: "hand", seat, card })))) ||
    Boolean(player?.table.some(({ card }) => can({ zone: "table", seat, card })))
  );
}
