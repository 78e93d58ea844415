/** The line to a table: a socket, else a stream, else asking again and again; whichever it is comes back by itself. */
import { keepPacket, lastPacket } from "../packets";
import { words } from "../words/words.svelte";
import { ask, Refusal, type Method } from "./api";
import { AskingWay } from "./asking";
import type { Imagined, Page, Problem, Word } from "./forms";
import { Leaves } from "./leaves";
import { SocketWay } from "./socket";
import { StreamWay } from "./stream";
import type { End, Place, Told, Way } from "./ways";

export type LineState = "opening" | "open" | "lost" | "ended";

/** What an answer came to. */
export type Outcome = { taken: true } | { taken: false; problem: Problem; stale: boolean };

/** Who hears what comes over the line. */
export interface Listener {
  page(page: Page): void;
  talk(words: Word[]): void;
  state(state: LineState, why: string | null): void;
}

const WAYS = [SocketWay, StreamWay, AskingWay]; // the best one first
const FIRST_WAIT = 300; // milliseconds; doubles up to the longest
const LONGEST_WAIT = 8000;
const AGAIN = 60_000; // after so long on a lesser way a socket is tried anew

let best = 0; // the way that gets through here: the next line need not find out again

/** Everything may get through again: this is another network, or another test. */
export function forgetWays(): void {
  best = 0;
}

export class Line {
  private rank = WAYS.length; // of the way on which pages come; none yet
  private readonly ways = new Map<number, Way>(); // that one, and those that are tried
  private wait = FIRST_WAIT;
  private timer = 0;
  private climbing = 0;
  private ended = false;
  private readonly leaves = new Leaves((page) => this.hear.page(page));
  private last: Page | null = null; // that came on a way
  private readonly place: Place;
  private readonly leftNet = () => this.ways.size && this.lose(); // by itself a way would notice only much later
  private readonly cameBack = () => this.beginAnew();
  private readonly looked = () => document.hidden || this.climb();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly hear: Listener,
    private since: () => number,
  ) {
    this.place = { table, seat, since, packet: () => lastPacket(table, seat) };
    addEventListener("offline", this.leftNet);
    addEventListener("online", this.cameBack);
    document.addEventListener("visibilitychange", this.looked);
  }

  open(): void {
    if (this.ended) return;
    this.hear.state("opening", null);
    this.attempt(best);
  }

  close(): void {
    this.ended = true;
    this.leaves.close();
    removeEventListener("offline", this.leftNet);
    removeEventListener("online", this.cameBack);
    document.removeEventListener("visibilitychange", this.looked);
    this.hangUp();
  }

  /** Try again now: the person asks for it. */
  hurry(): void {
    if (this.isOpen || this.ended) return;
    this.hangUp();
    this.open();
  }

  /** Give an answer; the same key is sent again after a lost line and moves once. */
  async answer(question: number, key: string, text: string): Promise<Outcome> {
    return this.act({ type: "answer", ask: question, key, text }, "answer", { ask: question, key, text });
  }

  async undo(key: string): Promise<Outcome> {
    return this.act({ type: "undo", key }, "undo", { key });
  }

  /** What this seat would see after a move, or why it is none. */
  async imagine(text: string): Promise<Imagined> {
    const told = await this.send({ type: "what-if", text });
    if (told?.type === "imagined") return told.imagined;
    if (told?.type === "refused") throw new Refusal(409, told.problem);
    return ask<Imagined>("POST", `${this.path()}/what-if`, { text }, words.language);
  }

  /** Something else that a seat does, which brings the page as it is then. */
  async deed(method: Method, name: string, body?: object): Promise<void> {
    const before = this.last;
    const path = `${this.path()}/${name}?since=${this.since()}`;
    this.bring(await ask<Page>(method, path, body, words.language), before);
    this.leaves.turnNow();
  }

  private async act(message: object, path: string, body: object): Promise<Outcome> {
    const told = (await this.send(message)) ?? (await this.byHttp(path, body));
    if (told.type !== "answered" && told.type !== "refused") throw new Refusal(0, null);
    this.leaves.turnNow(); // what was asked is seen before the answer counts as given
    return told.type === "answered" ? { taken: true } : { taken: false, problem: told.problem, stale: told.stale };
  }

  private async byHttp(path: string, body: object): Promise<Told> {
    const before = this.last;
    const sent = { ...body, since: this.since() };
    const told = await ask<Told>("POST", `${this.path()}/${path}`, sent, words.language);
    if ("page" in told && told.page) this.bring(told.page, before);
    if (told.type === "answered" && told.page) this.ways.get(this.rank)?.expect?.(told.page.turn);
    return told;
  }

  /** A page by HTTP. Where as much came on the way since it was asked for, that may be newer, or the newest is to come. */
  private bring(page: Page, before: Page | null): void {
    if (this.last === before || !this.last || page.turn > this.last.turn) this.turnTo(page);
  }

  /** What the server says to a message, or null when it has to go by HTTP. */
  private async send(message: object): Promise<Told | null> {
    const told = (await this.ways.get(this.rank)?.send?.(message)) ?? null;
    if (told) this.take(told);
    return told;
  }

  private take(told: Told): void {
    if (told.type === "talk") this.hear.talk(told.words);
    else if (told.type === "packet") this.keep(told.packet);
    else if ("page" in told && told.page) this.turnTo((this.last = told.page));
  }

  private keep(packet: string): void {
    if (this.seat !== null) void keepPacket(this.table, this.seat, packet);
  }

  /** A page that was overtaken on its way, by HTTP or on an older line, is not turned back to. A hall that was restored
   * knows less than this screen has shown: then everything begins anew. */
  private turnTo(page: Page): void {
    if (page.awaits && page.turn < this.since()) return location.reload();
    if (page.turn >= this.since()) this.leaves.add(page);
  }

  // --- ways -------------------------------------------------------------------------------------

  private get isOpen(): boolean {
    return this.rank < WAYS.length;
  }

  private attempt(rank: number): void {
    const Kind = WAYS[rank];
    if (!Kind || this.ways.has(rank)) return;
    const way = new Kind(this.place, {
      heard: () => this.settle(rank),
      silent: () => this.stepDown(rank),
      told: (told) => this.take(told),
      ended: (end, why) => this.left(rank, end, why),
    });
    this.ways.set(rank, way);
  }

  /** The hall is heard: lesser ways are left. A better one that is still silent may yet be only slow. */
  private settle(rank: number): void {
    if (rank > this.rank) return this.drop(rank);
    for (const other of [...this.ways.keys()]) if (other > rank) this.drop(other);
    this.rank = best = rank;
    this.wait = FIRST_WAIT;
    this.hear.state("open", null);
    this.climbLater();
  }

  private stepDown(rank: number): void {
    if (!this.isOpen) this.attempt(rank + 1);
  }

  private left(rank: number, end: End, why: string | null): void {
    const isUsed = rank === this.rank;
    this.ways.delete(rank);
    if (end === "refused") return this.giveUp(why);
    if (isUsed) this.rank = WAYS.length;
    if (this.isOpen) return;
    if (end === "broken" || rank === WAYS.length - 1) this.lose();
    else this.stepDown(rank);
  }

  private giveUp(why: string | null): void {
    this.hangUp();
    this.hear.state("ended", why);
  }

  private lose(): void {
    this.hangUp();
    this.hear.state("lost", null); // and stays so until the hall is heard
    this.timer = window.setTimeout(() => this.attempt(best), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private climbLater(): void {
    clearInterval(this.climbing);
    if (this.rank > 0) this.climbing = window.setInterval(() => this.climb(), AGAIN);
  }

  /** Try a socket beside the lesser way, which is left when it is heard. */
  private climb(): void {
    if (!this.isOpen || this.rank === 0) return;
    this.drop(0);
    this.attempt(0);
  }

  private beginAnew(): void {
    forgetWays();
    if (this.isOpen) this.climb();
    else this.hurry();
  }

  private drop(rank: number): void {
    this.ways.get(rank)?.close();
    this.ways.delete(rank);
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearInterval(this.climbing);
    for (const rank of [...this.ways.keys()]) this.drop(rank);
    this.rank = WAYS.length;
  }

  private path(): string {
    return `/api/tables/${this.table}/seats/${this.seat}`;
  }
}
