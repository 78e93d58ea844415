/** What has just happened, on its way to the eye: one event after the other, never in the way of an answer. */
import type { Said } from "../core/net/forms";
import { hasLessMotion } from "../core/settings.svelte";

const STEP = 280; // milliseconds for a piece to be laid
const GAP = 120;
const HURRY = 3; // more waiting events than this halve the times
const JUMP = 10; // more than this are shown at once; one can step through them afterwards
const FADE = 8000; // marks of what just happened go after so long

/** How long the next event has the eye to itself; 0: all that wait are shown at once. */
export function timeFor(waiting: number, lessMotion: boolean): number {
  if (lessMotion || waiting > JUMP) return 0;
  return waiting > HURRY ? (STEP + GAP) / 2 : STEP + GAP;
}

export class Telling {
  fresh = $state.raw<readonly Said[]>([]); // what was shown of the last page
  hasJumped = $state(false); // more came at once than can be followed
  private waiting: Said[] = [];
  private timer = 0;

  constructor(private readonly lessMotion: () => boolean = hasLessMotion) {}

  tell(events: readonly Said[]): void {
    if (!events.length) return;
    if (!this.waiting.length) this.fresh = [];
    this.waiting.push(...events);
    this.hasJumped = this.waiting.length > JUMP;
    clearTimeout(this.timer);
    this.next();
  }

  /** Show all that waits now: somebody has clicked. */
  finish(): void {
    if (!this.waiting.length) return;
    clearTimeout(this.timer);
    this.show(this.waiting.length);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const time = timeFor(this.waiting.length, this.lessMotion());
    if (!time || this.waiting.length === 1) return this.show(this.waiting.length);
    this.fresh = [...this.fresh, ...this.waiting.splice(0, 1)];
    this.timer = setTimeout(() => this.next(), time) as unknown as number;
  }

  private show(many: number): void {
    this.fresh = [...this.fresh, ...this.waiting.splice(0, many)];
    this.timer = setTimeout(() => this.fade(), FADE) as unknown as number;
  }

  /** Nobody has seen what was told to a page in the background. */
  private fade(): void {
    if (document.hidden) this.timer = setTimeout(() => this.fade(), FADE) as unknown as number;
    else this.fresh = [];
  }
}
