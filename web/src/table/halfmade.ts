/** A half-made choice, kept in the browser until its question is answered: it outlives a lost line and a reload. */
import { Drawer } from "../drawer";
import type { Parts } from "./notation";

interface Kept {
  question: number;
  picks: readonly Parts[];
}

export class HalfMade {
  private readonly drawer: Drawer<Kept | null>;

  constructor(table: string, seat: number | null) {
    this.drawer = new Drawer<Kept | null>(`${table} ${seat}`, null, "visit");
  }

  keep(question: number, picks: readonly Parts[]): void {
    this.drawer.put({ question, picks });
  }

  /** What was picked for this question; nothing when another was asked then. */
  found(question: number): readonly Parts[] {
    const kept = this.drawer.thing;
    return kept?.question === question ? kept.picks : [];
  }

  empty(): void {
    this.drawer.clear();
  }
}
