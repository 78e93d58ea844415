/** How high cards may be so that a row of zones fits its room. */
export const LEAST = 40; // lower ones could not be read
const SHAPE = 0.7; // of a card: width by height
const GAP = 3; // between cards
const AROUND = 38; // a zone's edge, its sum, and the gap to the next one

export function cardHeight(width: number, cards: number, zones: number, most: number, least = LEAST): number {
  if (!width || !cards) return most;
  const room = (width - zones * AROUND - cards * GAP) / cards;
  return Math.max(least, Math.min(most, Math.floor(room / SHAPE)));
}
