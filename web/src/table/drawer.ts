/** A half-made choice, kept in the browser until its question is answered: it outlives a lost line and a reload. */
import type { Parts } from "./notation";

interface Kept {
  question: number;
  picks: Parts[];
}

export class Drawer {
  private readonly name: string;

  constructor(table: string, seat: number | null) {
    this.name = `zunft ${table} ${seat}`;
  }

  keep(question: number, picks: readonly Parts[]): void {
    sessionStorage.setItem(this.name, JSON.stringify({ question, picks }));
  }

  /** What was picked for this question; nothing when another was asked then. */
  found(question: number): Parts[] {
    const kept = this.read();
    return kept?.question === question ? kept.picks : [];
  }

  empty(): void {
    sessionStorage.removeItem(this.name);
  }

  private read(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.name) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }
}
