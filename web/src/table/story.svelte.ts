/** What was told to a seat: the log, what is new, and up to where its person has seen the game on any device. */
import { ask } from "../core/net/api";
import type { Page, Said } from "../core/net/forms";
import { Telling } from "./telling.svelte";

const STEPS = 400; // events that are kept for the log

export class Story {
  log = $state.raw<Said[]>([]);
  told = $state.raw<Said[]>([]); // what the last page told
  news = $state.raw<Said[]>([]); // the same, but nothing of what was told before this screen looked
  mark = $state(0); // the turn up to which this seat had seen the game when it answered last
  readonly telling = new Telling();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
  ) {}

  /** What was told since this seat answered last. */
  get sinceLast(): Said[] {
    return this.log.filter((event) => event.n !== undefined && event.n >= this.mark);
  }

  /** That time ran out since this seat answered last, and the first thing that was done for it then: an answer of
   * which nothing is told is not followed by what somebody else did. */
  get silence(): Said[] {
    const at = this.sinceLast.findLastIndex((event) => event.key === "engine.event.silent");
    if (at < 0) return [];
    const [ended, deed] = this.sinceLast.slice(at, at + 2) as [Said, Said?];
    return deed && (deed.args.seat ?? this.seat) === this.seat ? [ended, deed] : [ended];
  }

  /** Events come from where this screen had got to; what it knows already is not told twice. */
  tell(page: Page): void {
    const last = this.log.at(-1)?.n ?? -1;
    const told = (page.events ?? []).filter((event) => event.n === undefined || event.n > last);
    if (!told.length) return;
    const isFirst = !this.log.length;
    this.log = [...this.log, ...told].slice(-STEPS);
    this.told = isFirst ? told.slice(-1) : told;
    this.news = isFirst ? [] : told;
    this.telling.tell(this.told);
  }

  /** The hall knows how many events have come since this person looked. */
  async findMark(turn: number): Promise<void> {
    if (this.seat === null) return;
    const path = `/api/tables/${this.table}/news?seat=${this.seat}`;
    const news = await ask<{ sentences: string[] }>("GET", path).catch(() => null);
    if (news && this.mark === 0) this.mark = Math.max(0, turn - news.sentences.length);
  }

  setMark(turn: number): void {
    this.mark = turn;
    const body = { seat: this.seat, turn };
    void ask("POST", `/api/tables/${this.table}/seen`, body).catch(() => {});
  }

  close(): void {
    this.telling.close();
  }
}
