/** The card that is held up to be read: after a rest of the pointer, on focus by keyboard, or on a tap. */

const REST = 550; // milliseconds that a pointer rests before a card is held up
const WIDTH = 264;
const HEIGHT = 392;
const MARGIN = 8;
const NARROW = 600;

export interface Held {
  card: string;
  left: number;
  top: number;
}

class Peek {
  held = $state.raw<Held | null>(null);
  private resting = 0;

  rest(card: string, thing: Element): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.show(card, thing), REST);
  }

  show(card: string, thing: Element): void {
    clearTimeout(this.resting);
    this.held = { card, ...placeBeside(thing.getBoundingClientRect(), window.innerWidth, floorFor(thing)) };
  }

  hide(): void {
    clearTimeout(this.resting);
    this.held = null;
  }
}

/** Where a card that is held up has to end: what is asked stays readable above the hand. */
function floorFor(thing: Element): number {
  const bar = document.querySelector("section.bar")?.getBoundingClientRect();
  const isBelow = bar && thing.getBoundingClientRect().top >= bar.bottom - MARGIN;
  return isBelow ? bar.top : window.innerHeight;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Beside the thing if there is room, above or below it otherwise; never outside the window. */
export function placeBeside(box: Box, width: number, height: number): { left: number; top: number } {
  const inside = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  if (width < NARROW) return { left: (width - WIDTH) / 2, top: MARGIN }; // above the hand and the bar
  const middle = inside((box.top + box.bottom - HEIGHT) / 2, height - HEIGHT);
  if (box.right + MARGIN + WIDTH <= width - MARGIN) return { left: box.right + MARGIN, top: middle };
  if (box.left - MARGIN - WIDTH >= MARGIN) return { left: box.left - MARGIN - WIDTH, top: middle };
  const left = inside((box.left + box.right - WIDTH) / 2, width - WIDTH);
  const above = box.top - MARGIN - HEIGHT;
  return { left, top: above >= MARGIN ? above : inside(box.bottom + MARGIN, height - HEIGHT) };
}

export const peek = new Peek();
