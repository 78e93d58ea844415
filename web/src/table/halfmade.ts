/** What is half made, kept in the browser until its question is answered: it outlives a lost line and a reload. */
import { Drawer } from "../core/drawer";

interface Kept<Thing> {
  question: number;
  thing: Thing;
}

export class HalfMade<Thing> {
  private readonly drawer: Drawer<Kept<Thing> | null>;

  constructor(
    table: string,
    seat: number | null,
    private readonly empty: Thing,
    what = "",
  ) {
    this.drawer = new Drawer<Kept<Thing> | null>(`${table} ${seat}${what && ` ${what}`}`, null, "visit");
  }

  keep(question: number, thing: Thing): void {
    this.drawer.put({ question, thing });
  }

  /** What was made for this question; nothing when another was asked then. */
  found(question: number): Thing {
    const kept = this.drawer.thing;
    return kept?.question === question ? kept.thing : this.empty;
  }

  /** The question is answered; what was begun for a later one stays. */
  forget(question: number): void {
    if (this.drawer.thing?.question === question) this.drawer.clear();
  }
}
