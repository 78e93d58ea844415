/** A table that people share at one device: whose eyes may look now, and who is to take it next. */
import { openPackets } from "../core/packets";
import { ask } from "../core/net/api";
import type { Awaited, Page, TableCard } from "../core/net/forms";
import { Line } from "../core/net/line";
import { words } from "../core/words/words.svelte";
import { calledHere, nextSeat } from "../core/device";

export class SharedTable {
  own = $state.raw<number[]>([]); // seats of the people here
  open = $state<number | null>(null); // whose table is seen; null: covered
  isAsked = $state(false); // whether that seat has to answer
  isOver = $state(false);
  isWindow = $state(false); // a moment in which somebody may respond: it lasts as long whoever can
  failed = $state.raw<unknown>(null);
  private asked = $state.raw<number[]>([]);
  private answered = $state.raw<ReadonlySet<number>>(new Set()); // in secret, so that only they know
  private last: number | null = null;
  private readonly public: Line;
  private eyes: Line | null = null;

  constructor(readonly table: string) {
    this.public = this.line(null, (page) => this.happened(page));
    this.public.open();
    void this.find();
  }

  /** Who is to take the device. In a window nobody is named: it would tell the others here who could respond. */
  get next(): number | null {
    if (this.isWindow) return null;
    return nextSeat(
      this.asked.filter((seat) => this.own.includes(seat)),
      this.answered,
      this.last,
    );
  }

  nameOf(seat: number): string {
    return calledHere(this.table, seat) ?? words.t("hall-person-number", { number: seat + 1 });
  }

  /** Somebody has said who they are: only now is anything of their seat fetched. */
  look(seat: number): void {
    this.cover();
    this.last = this.open = seat;
    this.isAsked = true;
    this.eyes = this.line(seat, (page) => this.seen(seat, page));
    this.eyes.open();
  }

  cover(): void {
    this.eyes?.close();
    this.eyes = null;
    this.open = null;
    void this.ask();
  }

  close(): void {
    this.eyes?.close();
    this.public.close();
  }

  private async find(): Promise<void> {
    await ask<TableCard>("GET", `/api/tables/${this.table}`, undefined, words.language).then(
      (card) => (this.own = card.mine),
      (error: unknown) => (this.failed = error),
    );
    if (this.own.length === 1) this.look(this.own[0] as number);
  }

  /** What everybody knows has changed: whoever has answered in secret may be asked again. */
  private happened(page: Page): void {
    this.answered = new Set();
    this.isWindow = Boolean(page.clock?.window);
    this.isOver = page.phase === "over" || page.phase === "closed";
    if (this.isOver && this.open === null && this.own[0] !== undefined) this.look(this.own[0]); // no secrets any more
    void this.ask();
  }

  private seen(seat: number, page: Page): void {
    this.isAsked = Boolean(page.question);
    if (!page.question) this.answered = new Set([...this.answered, seat]);
    else if (this.answered.has(seat)) this.answered = new Set([...this.answered].filter((each) => each !== seat));
    void this.ask();
  }

  private async ask(): Promise<void> {
    const awaited = await ask<Awaited[]>("GET", "/api/mine", undefined, words.language).catch(() => null);
    if (awaited) this.asked = awaited.filter((each) => each.table === this.table).map((each) => each.seat);
  }

  private line(seat: number | null, page: (page: Page) => void): Line {
    let turn = 0;
    const hear = (told: Page) => {
      turn = told.turn;
      page(told);
    };
    void openPackets(this.table, seat); // kept from the next time that the line opens on
    return new Line(this.table, seat, { page: hear, talk: () => undefined, state: () => undefined }, () => turn);
  }
}
