/** The spaces of all towns that are drawn, where arrow keys find them. */
import type { Look } from "../../core/look";
import { stateOf } from "./acts";
import type { Plot } from "./drawing";
import type { Place } from "./geometry/neighbours";
import type { Town } from "./view";

const ACROSS = 3; // towns in a row
const APART = 20; // units between the middles of two towns

/** Each town in its own corner of the plane; a plan without a centre has nothing to go to. */
export function spotsIn(cells: readonly { town: Town | null; plot: Plot }[]): Place[] {
  return cells.flatMap(({ town, plot: { lots, box } }, n) => {
    if (!town) return [];
    const x = (n % ACROSS) * APART - (box.left + box.right) / 2;
    const y = Math.floor(n / ACROSS) * APART - (box.top + box.bottom) / 2;
    return lots.map(({ space, middle }) => ({
      key: `${town.town} ${space}`,
      middle: [x + middle[0], y + middle[1]] as const,
    }));
  });
}

/** Where Tab leads at first: to something that can be done. */
export function firstSpot(look: Look, spots: readonly Place[]): string {
  const open = spots.find(({ key }) => stateOf(look, ...(key.split(" ") as [string, string])) === "open");
  return open?.key ?? spots[0]?.key ?? "";
}
