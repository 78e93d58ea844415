/** Spaces, districts and towns in sentences. */
import type { Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import type { State } from "./acts";
import type { Lot } from "./drawing";

export const spaceName = (space: string): string => space.toUpperCase();

/** The coat without its colour in brackets, where the shield stands beside it. */
export function coatName(look: Look, coat: string): string {
  return look.name("coat", coat).replace(/ \(.*\)$/, "");
}

/** What a golden card does: "Cathedral: place it on a church, which then counts 3 instead of 2." */
export const goldenDoes = (look: Look, card: string): string =>
  t("flanders-ui-golden-does", { card, golden: look.name("golden", card) });

export function sayPlace(look: Look, town: string, lot: Lot): string {
  const name = look.name("town", town);
  if (lot.space === "c") return t("flanders-ui-place-centre", { town: name });
  const shape = look.name("shape", lot.shape);
  return t("flanders-ui-place", { town: name, shape, space: spaceName(lot.space) });
}

export function sayWhat(look: Look, lot: Lot): string {
  if (lot.is === "swallowed") return t("flanders-ui-is-swallowed", { church: spaceName(lot.church ?? "") });
  if (lot.cathedral) return t("flanders-ui-is-cathedral");
  const coat = lot.coat ? coatName(look, lot.coat) : "";
  return t(`flanders-ui-is-${lot.is}`, { coat, masters: lot.masters ?? 0 });
}

/** "Ghent, square S4: free. You can build here." */
export function saySpace(look: Look, town: string, lot: Lot, state: State, isCard = false): string {
  return t("flanders-ui-space", {
    place: sayPlace(look, town, lot),
    what: sayWhat(look, lot),
    note: noteOf(look, lot, state, isCard),
  });
}

function noteOf(look: Look, lot: Lot, state: State, isCard: boolean): string {
  if (state === "still") return isCard ? "card" : "none";
  if (state !== "open") return state;
  const verbs = look.choice.offers.map(({ parts }) => parts.verb as string);
  return verbs.find((verb) => verb === "cathedral" || verb === "master") ?? (lot.is === "site" ? "complete" : "build");
}
