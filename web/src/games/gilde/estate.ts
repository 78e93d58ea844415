/** How the cards of the own table lie in the room that it has: as cards, as two rows of lower ones, or as chips. */

export interface Laying {
  kind: "cards" | "rows" | "chips";
  width: number; // of a card
  height: number;
  across: number; // pixels that the free places have beside the cards; 0: they are said in words
}

const GAP = 10;
const [NARROWEST, WIDEST] = [104, 148];
const LOWEST = 92; // title and picture
const PLACES = 300; // pixels for the three kinds of free places
const WIDE_TO_TALL = 0.62;

export function layingOf(count: number, room: { width: number; height: number }): Laying {
  const fit = (width: number) => Math.max(1, Math.floor((room.width + GAP) / (width + GAP)));
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, room.height * WIDE_TO_TALL)));
  const tallest = Math.min(room.height, Math.round(WIDEST / WIDE_TO_TALL));
  if (count <= fit(width) || count <= fit(NARROWEST)) {
    const used = count <= fit(width) ? width : Math.floor((room.width + GAP) / count) - GAP;
    const left = room.width - count * (used + GAP);
    return {
      kind: "cards",
      width: used,
      height: tallest,
      across: left >= PLACES ? Math.min(left, PLACES + 60) : 0,
    };
  }
  const height = Math.floor((room.height - GAP) / 2);
  const isRows = height >= LOWEST && count <= 2 * fit(NARROWEST);
  return isRows
    ? { kind: "rows", width: Math.floor((room.width + GAP) / Math.ceil(count / 2)) - GAP, height, across: 0 }
    : { kind: "chips", width: 0, height: 0, across: 0 };
}
