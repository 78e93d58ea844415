/** A way on which the pages of a table come, and what all ways have in common. */
import type { Imagined, Page, Problem, Word } from "./forms";

export type Told =
  | { type: "page"; page: Page }
  | { type: "talk"; words: Word[] }
  | { type: "packet"; packet: string }
  | { type: "answered"; mark: string; page?: Page | null }
  | { type: "refused"; mark: string; problem: Problem; page?: Page | null; stale: boolean }
  | { type: "imagined"; mark: string; imagined: Imagined }
  | { type: "pong"; mark: string; at: number };

/** Whose pages are wanted, and from which turn on. */
export interface Place {
  readonly table: string;
  readonly seat: number | null;
  readonly since: () => number;
  readonly packet: () => string | null; // the last one that is kept; null: this screen keeps none
}

/** Blocked: nothing gets through here. Broken: it did, and may again. Refused: the hall does not want it. */
export type End = "blocked" | "broken" | "refused";

/** Who hears what comes on a way, and what becomes of it. */
export interface Hearer {
  heard(): void; // the first sign of the hall
  silent(): void; // none for so long that the way may be blocked
  told(told: Told): void;
  ended(end: End, why: string | null): void;
}

export const LISTENING = 5000; // milliseconds in which the hall should be heard
export const SILENCE = 25_000; // after so long it is looked whether the way still carries

export abstract class Way {
  protected isHeard = false;
  protected isGone = false;
  private readonly patience: number;

  constructor(
    protected readonly place: Place,
    private readonly hearer: Hearer,
  ) {
    this.patience = window.setTimeout(() => hearer.silent(), LISTENING);
  }

  /** What the hall says to a message, or null when it says nothing; only where messages can be sent. */
  send?(message: object): Promise<Told | null>;

  /** The hall has got to this turn: so should a way that may be held back. */
  expect?(turn: number): void;

  close(): void {
    if (this.isGone) return;
    this.isGone = true;
    clearTimeout(this.patience);
    this.hangUp();
  }

  protected abstract hangUp(): void;

  protected tell(told: Told): void {
    if (this.isGone) return;
    this.notice();
    this.hearer.told(told);
  }

  protected notice(): void {
    if (this.isHeard || this.isGone) return;
    this.isHeard = true;
    clearTimeout(this.patience);
    this.hearer.heard();
  }

  protected end(end: End = this.isHeard ? "broken" : "blocked", why: string | null = null): void {
    if (this.isGone) return;
    this.close();
    this.hearer.ended(end, why);
  }
}

/** The address of something at a table, for a seat or, without one, for a spectator. */
export function addressOf(place: Place, what: string, more: Record<string, number | string>): string {
  const all = place.seat === null ? more : { seat: place.seat, ...more };
  const query = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  return `/api/tables/${place.table}/${what}?${query.join("&")}`;
}
