/** How a card of some height is printed: title, picture, and as many lines of words as are whole. */

const [BAND, LOW_BAND, LOW] = [40, 36, 152];
const [LEAST, LINE, FOOT, EDGES] = [50, 15.6, 16, 8];

/** As custom properties; `part` of the height is the picture's. */
export function printOf(height: number, part: number): string {
  const isLow = height < LOW;
  const band = isLow ? LOW_BAND : BAND;
  const middle = isLow ? LEAST : Math.round(Math.max(LEAST, height * part));
  const room = height - band - middle - EDGES;
  const hasFoot = room >= FOOT + LINE; // else what the card does comes before what kind it is
  const lines = Math.max(1, Math.floor((room - (hasFoot ? FOOT : 0)) / LINE));
  const letters = isLow ? "; --letters: 0.8125rem" : "";
  const foot = hasFoot ? "" : "; --foot: none";
  return `--band: ${band}px; --middle: ${middle}px; --lines: ${lines}${letters}${foot}`;
}
