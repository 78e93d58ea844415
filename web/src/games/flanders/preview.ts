/** What is chosen, drawn as if it lay there already. */
import type { Look } from "../../core/look";
import { coatOf, isDirection, lasts, pickedLast } from "./acts";
import { planOf, type Lot } from "./drawing";
import { clockwise, type Point, type Polygon } from "./geometry/polygon";
import { union } from "./geometry/union";
import { flandersOf, type Town } from "./view";

export interface Preview {
  polygon: Polygon;
  loops: readonly Polygon[];
  middle: Point;
  coat: string | null;
  masters: number;
  hasCathedral: boolean;
  isSite: boolean;
  added: Polygon[]; // spaces that a special church would add
}

/** The chosen thing in this town; null: nothing is chosen here. */
export function previewOf(look: Look, town: Town, lots: readonly Lot[]): Preview | null {
  const { town: picked, space, district } = look.choice.picked;
  const lot = lots.find((each) => each.space === space);
  if (picked !== town.town || !lot) return null;
  const verb = look.choice.left[0]?.parts.verb;
  const standing = { masters: lot.masters ?? 0, hasCathedral: Boolean(lot.cathedral), isSite: lot.is === "site" };
  const common = { polygon: lot.polygon, loops: lot.loops, middle: lot.middle, coat: lot.coat ?? null, added: [] };
  if (verb === "complete") return { ...common, ...standing, isSite: false };
  if (verb === "cathedral") return { ...common, ...standing, hasCathedral: true };
  if (verb === "master") return { ...common, ...standing, masters: standing.masters + 1 };
  return { ...common, ...standing, ...(district ? laid(look, town, lots, lot, district) : {}) };
}

function laid(look: Look, town: Town, lots: readonly Lot[], lot: Lot, district: string): Partial<Preview> {
  const last = pickedLast(look.choice);
  const taken = lots.find((each) => each.space === last);
  return {
    coat: coatOf(district),
    masters: district.endsWith("+1") ? 1 : 0,
    isSite: flandersOf(look.view)?.asked?.args.card === "site",
    loops: taken ? union([lot.polygon, taken.polygon]) : lot.loops,
    added: addedBy(look, town, lot, district, last),
  };
}

/** What church A, B or C would add; while its direction is open, what it might. */
function addedBy(look: Look, town: Town, lot: Lot, district: string, last: string | null): Polygon[] {
  const letter = /^church-([abc])$/.exec(district)?.[1];
  if (!letter) return [];
  const open = last ? [last] : lasts(look.choice).map(({ value }) => value);
  const slots = planOf(look.edition, town.place).filter((slot) => slot.church === lot.slot && slot.space[0] === letter);
  const fitting = slots.filter(
    ({ direction }) => direction === "" || (isDirection(direction) && open.includes(direction)),
  );
  return fitting.map(({ polygon }) => clockwise(polygon));
}
