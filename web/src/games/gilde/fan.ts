/** Where the cards of a hand lie: a fan from left to right, on a phone two tiers of it. */

export interface Laid {
  left: number;
  top: number;
  turn: number; // degrees
  strip: number; // what of it is seen beside the next one
}
export interface Fan {
  width: number; // of a card
  height: number;
  strip: number;
  cards: readonly Laid[];
}

const TURN = 0.75; // degrees from one card to the next
const TALL = 1.306; // height of a card, its width being 1
const [HEAD, DROP] = [2, 6]; // pixels above the middle cards, and by which the outermost ones lie lower
const USUAL = 0.83; // of the width of a card, where there is room
const LEAST = 72; // of a title that is still read: cards get narrower rather than this
const ASIDE = 4; // between a chosen card and the next one

/** One row of cards in this room; the right neighbours of the chosen card give way. */
export function fanOf(count: number, room: { width: number; height: number }, chosen = -1): Fan {
  const height = Math.round(room.height - 10);
  const width = narrowed(Math.round(height / TALL), count, room.width);
  const strip = count > 1 ? Math.min(USUAL * width, (room.width - width) / (count - 1)) : width;
  const middle = (count - 1) / 2;
  const cards = Array.from({ length: count }, (_, at) => {
    const far = middle ? (at - middle) / middle : 0;
    const pushed = chosen >= 0 && at > chosen ? Math.max(0, width + ASIDE - strip) : 0;
    const isWhole = at === count - 1 || at === chosen;
    return {
      left: at * strip + pushed,
      top: HEAD + DROP * far * far,
      turn: at === chosen ? 0 : (at - middle) * TURN,
      strip: isWhole ? width : strip,
    };
  });
  return { width, height, strip, cards };
}

function narrowed(width: number, count: number, room: number): number {
  const strip = (room - width) / Math.max(1, count - 1);
  return strip >= LEAST ? width : Math.max(LEAST, Math.min(width, room - (count - 1) * LEAST));
}

const FEW = 3; // cards that lie in one tier, nearly whole; ten lie in two of five
const BEHIND = 0.5; // of a card behind that is seen: title and cost

/** Two tiers: behind, title and cost; in front, whole cards. What is chosen comes to the front of its tier. */
export function tiersOf(count: number, room: { width: number; height: number }): Fan {
  const front = count > FEW ? Math.ceil(count / 2) : count;
  const height = Math.round(count > FEW ? (room.height - DROP) / (1 + BEHIND) : room.height - DROP);
  const width = Math.round(Math.min(height / TALL, 132));
  const behind = count - front;
  const strip = Math.min(width + ASIDE, (room.width - width) / Math.max(1, front - 1));
  const lay = (at: number, of: number, top: number): Laid => ({
    left: at * strip,
    top,
    turn: (at - (of - 1) / 2) * TURN,
    strip: at === of - 1 ? width : strip,
  });
  const cards = Array.from({ length: count }, (_, at) =>
    at < behind ? lay(at, behind, 0) : lay(at - behind, front, behind ? height * BEHIND : DROP / 2),
  );
  return { width, height, strip, cards };
}
