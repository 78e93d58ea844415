/** Points that leave a scored town for the score they belong to. */
import type { Look } from "../../core/look";
import { flandersOf } from "./view";

export interface Flight {
  key: string;
  points: number;
  town: string;
  target: string; // a selector of the score
}

/** The points that were just given, in the order told. */
export function flightsOf(look: Look): Flight[] {
  const guilds = flandersOf(look.view)?.guilds ?? [];
  const scored = look.fresh.filter(({ key, args }) => key === "flanders.event.scored" && Number(args.number) > 0);
  return scored.map(({ args, n }) => {
    const seat = guilds.indexOf(String(args.coat));
    const target = seat < 0 ? `[data-coat="${args.coat}"]` : `[data-score="${seat}"]`;
    return { key: `${n} ${args.town} ${args.coat}`, points: Number(args.number), town: String(args.town), target };
  });
}
