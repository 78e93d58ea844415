/** How high cards may be so that a row of zones fits its room. */
const LEAST = 40; // lower ones could not be read, nor taken by a finger
const SHAPE = 0.7; // of a card: width by height
const GAP = 3; // between cards
const AROUND = 38; // a zone's edge, its sum, and the gap to the next one

export function cardHeight(width: number, cards: number, zones: number, most: number): number {
  if (!width || !cards) return most;
  const room = (width - zones * AROUND - cards * GAP) / cards;
  return Math.max(LEAST, Math.min(most, Math.floor(room / SHAPE)));
}
