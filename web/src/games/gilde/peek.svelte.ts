/** The card that is held up to be read: after a rest of the pointer or of the focus, on a phone while a finger holds it. */

const REST = 400; // milliseconds that a pointer rests before a card is held up
const [WIDTH, HEIGHT, MARGIN] = [264, 392, 8];
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

  private show(card: string, thing: Element): void {
    if (!thing.isConnected) return;
    const size = { width: window.innerWidth, height: window.innerHeight };
    this.held = { card, ...placeFor(thing.getBoundingClientRect(), size, columnOf()) };
  }

  hide(): void {
    clearTimeout(this.resting);
    this.held = null;
  }
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The column at the right, where one is: what is held up there covers no table, no bar and no hand. */
function columnOf(): Box | null {
  const log = document.querySelector(".column [data-part=log], aside.column")?.getBoundingClientRect();
  return log && log.width >= WIDTH ? log : null;
}

/** In the column, as near to the thing as it allows; without one, above or below the thing, on the farther side. */
export function placeFor(
  thing: Box,
  { width, height }: { width: number; height: number },
  column: Box | null,
): { left: number; top: number } {
  const inside = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const middle = (thing.top + thing.bottom - HEIGHT) / 2;
  if (column) {
    const top = inside(middle, column.top, Math.max(column.top, column.bottom - HEIGHT));
    return {
      left: column.left + (column.right - column.left - WIDTH) / 2,
      top: Math.min(top, height - HEIGHT - MARGIN),
    };
  }
  if (width < NARROW) return { left: (width - WIDTH) / 2, top: MARGIN };
  const left = inside((thing.left + thing.right - WIDTH) / 2, MARGIN, width - WIDTH - MARGIN);
  return { left, top: thing.top > height / 2 ? MARGIN : height - HEIGHT - MARGIN };
}

export const peek = new Peek();
