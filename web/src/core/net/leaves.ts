/** Pages that come faster than a screen can draw them: one a frame, with all that they have told. */
import type { Page } from "./forms";

export class Leaves {
  private waiting: Page | null = null;
  private frame = 0;

  constructor(private readonly turn: (page: Page) => void) {}

  /** The first one of a frame is turned at once. Nothing is drawn while nobody looks, so nothing waits then. */
  add(page: Page): void {
    if (this.waiting && page.turn < this.waiting.turn) return; // it was overtaken on its way
    this.waiting = joined(this.waiting, page);
    if (!this.frame || document.hidden) this.turnNow();
  }

  turnNow(): void {
    const page = this.waiting;
    this.waiting = null;
    if (page) this.turn(page);
    this.frame ||= requestAnimationFrame(() => this.next());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.waiting = null;
  }

  private next(): void {
    this.frame = 0;
    if (this.waiting) this.turnNow();
  }
}

/** The newer page, with what the older one told before it. */
export function joined(older: Page | null, newer: Page): Page {
  if (!older) return newer;
  const fresh = (newer.events ?? []).filter(({ n }) => n === undefined || n >= older.turn);
  return { ...newer, since: older.since, events: [...(older.events ?? []), ...fresh] };
}
