/** The line to a table: a socket that comes back by itself, or plain questions over HTTP where sockets are blocked. */
import { ask, Refusal } from "./api";
import type { Imagined, Page, Problem, Word } from "./forms";
import { Leaves } from "./leaves";
import { heardTime } from "./time";

export type LineState = "opening" | "open" | "lost" | "ended";

/** What an answer came to. */
export type Outcome = { taken: true } | { taken: false; problem: Problem; stale: boolean };

/** Who hears what comes over the line. */
export interface Listener {
  page(page: Page): void;
  talk(words: Word[]): void;
  state(state: LineState, why: string | null): void;
}

type Told =
  | { type: "page"; page: Page }
  | { type: "talk"; words: Word[] }
  | { type: "answered"; mark: string; page?: Page | null }
  | { type: "refused"; mark: string; problem: Problem; page?: Page | null; stale: boolean }
  | { type: "imagined"; mark: string; imagined: Imagined }
  | { type: "pong"; mark: string; at: number };

const OWN = 4000; // codes above are our own refusals: coming back would not help
const FIRST_WAIT = 300; // milliseconds; doubles up to the longest
const LONGEST_WAIT = 8000;
const SILENCE = 25_000; // a ping after so long, and a new line if no answer comes
const PATIENCE = 6000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private marks = 0;
  private answers = new Map<string, (told: Told) => void>();
  private timer = 0;
  private heart = 0;
  private ended = false;
  private readonly leaves = new Leaves((page) => this.hear.page(page));
  private readonly leftNet = () => this.socket?.close(); // by itself a socket would notice only much later
  private readonly cameBack = () => this.hurry();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly hear: Listener,
    private since: () => number,
  ) {
    addEventListener("offline", this.leftNet);
    addEventListener("online", this.cameBack);
  }

  open(): void {
    if (this.ended) return;
    this.hear.state("opening", null);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Told);
    socket.onclose = (event) => this.lost(socket, event);
  }

  close(): void {
    this.ended = true;
    this.leaves.close();
    removeEventListener("offline", this.leftNet);
    removeEventListener("online", this.cameBack);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  /** Try again now: the person, or the browser that is back on the net, asks for it. */
  hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN || this.ended) return;
    clearTimeout(this.timer);
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
    return ask<Imagined>("POST", `${this.path()}/what-if`, { text });
  }

  private async act(message: object, path: string, body: object): Promise<Outcome> {
    const told = (await this.send(message)) ?? (await this.byHttp(path, body));
    if (told.type !== "answered" && told.type !== "refused") throw new Refusal(0, null);
    if (told.page) this.turnTo(told.page);
    this.leaves.turnNow(); // what was asked is seen before the answer counts as given
    return told.type === "answered" ? { taken: true } : { taken: false, problem: told.problem, stale: told.stale };
  }

  private async byHttp(path: string, body: object): Promise<Told> {
    return ask<Told>("POST", `${this.path()}/${path}`, { ...body, since: this.since() });
  }

  /** What the server says to a message, or null when the line is down before it answers. */
  private send(message: object): Promise<Told | null> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const mark = `m${++this.marks}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), PATIENCE);
      const settle = (told: Told | null) => {
        clearTimeout(timer);
        this.answers.delete(mark);
        resolve(told);
      };
      this.answers.set(mark, settle);
      socket.addEventListener("close", () => settle(null), { once: true });
      socket.send(JSON.stringify({ ...message, mark }));
    });
  }

  private take(told: Told): void {
    if (told.type === "page") this.turnTo(told.page);
    else if (told.type === "talk") this.hear.talk(told.words);
    else this.answers.get(told.mark)?.(told);
  }

  /** A page that was overtaken on its way, by HTTP or on an older line, is not turned back to. */
  private turnTo(page: Page): void {
    if (page.turn >= this.since()) this.leaves.add(page);
  }

  private greet(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: "hello", seat: this.seat, since: this.since(), talk: 0 }));
    this.wait = FIRST_WAIT;
    this.hear.state("open", null);
    clearInterval(this.heart);
    this.heart = window.setInterval(() => void this.beat(socket), SILENCE);
    void this.beat(socket); // at once, too: clocks need the hall's time
  }

  private async beat(socket: WebSocket): Promise<void> {
    const sent = Date.now();
    const told = await this.send({ type: "ping" });
    if (told?.type === "pong") heardTime(told.at, sent);
    if (told === null) socket.close();
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.heart);
    const isRefused = event.code > OWN && event.code !== OWN + 429;
    this.hear.state(isRefused ? "ended" : "lost", isRefused ? event.reason : null);
    if (isRefused) return;
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.table}/socket`;
  }

  private path(): string {
    return `/api/tables/${this.table}/seats/${this.seat}`;
  }
}
