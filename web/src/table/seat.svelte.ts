/** One seat's side of a table, or a spectator's: its page, the choice that is being made, and what was told. */
import { calledHere, handOnNames } from "../core/device";
import { ask, Refusal } from "../core/net/api";
import type { About, Advised, Edition, Imagined, Page, Problem, Said, View, Word } from "../core/net/forms";
import { Line, type LineState } from "../core/net/line";
import { words, type Reader } from "../core/words/words.svelte";
import { Choice, type Offer } from "../core/choice.svelte";
import { HalfMade } from "./halfmade";
import type { Draft, LiveSeat } from "../core/look";
import { nameOf } from "./names";
import { Notation, type Parts } from "../core/notation";
import { Story } from "./story.svelte";
import { heard, noteRead, readUpTo, unreadOf } from "./talk";
import { hasStandIn } from "./waiting";

const WORDS = 400; // of the talk that are kept
const LINGERING = 4000; // milliseconds for the way from a refused thing to its rule in the bar
const POINTING = 150; // milliseconds before the hall is asked about what a pointer rests on
const OFFLINE = "client.offline"; // the key of a problem that the line has
const NOT_ASKED: Said = { key: "engine.refused.not-asked", args: {} };

export interface Setting {
  table: string;
  seat: number | null;
  about: About;
  edition: Edition;
}

export class Seat implements LiveSeat {
  page = $state.raw<Page | null>(null);
  line = $state<LineState>("opening");
  ended = $state<string | null>(null); // why the line was closed for good
  stepped = $state.raw<readonly Said[] | null>(null); // events that are looked at again
  talk = $state.raw<Word[]>([]);
  choice = $state.raw<Choice>(new Choice(new Notation([]), []));
  sent = $state<string | null>(null); // the answer that is on its way
  refused = $state.raw<Problem | null>(null); // why the last answer was none
  preview = $state.raw<View | null>(null); // what would be seen after the chosen answer
  pointed = $state.raw<Said | null>(null); // why what is pointed at cannot be done
  advised = $state.raw<readonly Offer[]>([]); // answers to this question, the best first, while they are shown
  private readTo = $state(0); // the moment up to which the talk was read
  readonly story: Story;
  private readonly wire: Line;
  readonly draft: Draft;
  private readonly halfMade: { picks: HalfMade<readonly Parts[]>; draft: HalfMade<unknown> };
  private readonly notation: Notation;
  private readonly imagined = new Map<string, Promise<Imagined>>();
  private pointing = 0;

  constructor(readonly setting: Setting) {
    this.notation = new Notation(setting.about.verbs);
    this.readTo = readUpTo(setting.table);
    this.story = new Story(setting.table, setting.seat);
    const { table, seat } = setting;
    this.halfMade = { picks: new HalfMade(table, seat, []), draft: new HalfMade(table, seat, null, "draft") };
    this.draft = this.drafting();
    this.wire = new Line(setting.table, setting.seat, this.listener(), () => this.page?.turn ?? 0);
    this.wire.open();
  }

  close(): void {
    this.wire.close();
    this.story.close();
    clearTimeout(this.pointing);
  }

  hurry(): void {
    this.wire.hurry();
  }

  get live(): LiveSeat {
    return this;
  }

  get edition(): Edition {
    return this.setting.edition;
  }

  get title(): string {
    return this.setting.about.title;
  }

  get seat(): number | null {
    return this.setting.seat;
  }

  get view(): View | null {
    return this.page?.view ?? null;
  }

  get names(): string[] {
    return (this.page?.people ?? []).map((sitter) => calledHere(this.setting.table, sitter.seat) ?? nameOf(sitter));
  }

  get reader(): Reader {
    return { names: this.names, you: this.seat, edition: this.view?.edition ?? this.setting.edition.edition };
  }

  /** What the last page told. */
  get told(): readonly Said[] {
    return this.story.told;
  }

  /** What has just happened, or what is looked at again. */
  get fresh(): readonly Said[] {
    return this.stepped ?? this.story.telling.fresh;
  }

  /** Whether an answer of this seat is missing. */
  get isAsked(): boolean {
    return Boolean(this.page?.question) && this.sent === null;
  }

  say(said: Said): string {
    return words.say(said, this.reader);
  }

  name(kind: string, key: string): string {
    return words.name(this.title, kind, key, this.reader.edition);
  }

  explain(kind: string, key: string): string {
    return words.explain(this.title, kind, key, this.reader.edition);
  }

  /** Give the answer that is chosen, or this one; drawn at once, taken back if it is refused. */
  async answer(text: string | null = this.choice.move): Promise<boolean> {
    const page = this.page;
    if (!text || !page?.question || this.sent !== null) return false;
    this.sent = text;
    this.refused = null;
    this.stepped = null;
    this.story.telling.finish();
    try {
      return await this.give(page.ask, text);
    } catch (error) {
      this.refused = problemOf(error);
      return false;
    } finally {
      this.sent = null;
    }
  }

  private async give(question: number, text: string): Promise<boolean> {
    const seen = this.page?.turn ?? 0;
    const outcome = await this.wire.answer(question, newKey(), text);
    if (!outcome.taken) this.refused = outcome.problem;
    else {
      this.story.setMark(seen);
      this.forget(question);
    }
    return outcome.taken;
  }

  /** Take back: the last part of the choice, else the last answer. */
  async back(): Promise<void> {
    if (this.choice.back()) return;
    try {
      const outcome = await this.wire.undo(newKey());
      this.refused = outcome.taken ? null : outcome.problem;
    } catch (error) {
      this.refused = problemOf(error);
    }
  }

  /** What this seat would see after a move, or why it is none; asked once for each question. */
  imagine(text: string): Promise<Imagined> {
    const known = this.imagined.get(text);
    if (known) return known;
    const asked = this.wire.imagine(text);
    this.imagined.set(text, asked);
    asked.catch(() => this.imagined.delete(text));
    return asked;
  }

  /** Say in the bar why this move is none, or just this; null: nothing is pointed at any more. */
  point(what: string | Said | null): void {
    clearTimeout(this.pointing);
    if (what === null) this.pointing = window.setTimeout(() => (this.pointed = null), LINGERING);
    else this.pointing = window.setTimeout(() => void this.explainRefusal(what), POINTING);
  }

  private async explainRefusal(what: string | Said): Promise<void> {
    const question = this.page?.question;
    if (!question) return void (this.pointed = NOT_ASKED);
    const refused = typeof what === "string" ? await this.refusalOf(what) : what;
    this.pointed = refused && withRule(refused, question);
  }

  private async refusalOf(text: string): Promise<Said | null> {
    return (await this.imagine(text).catch(() => null))?.refused ?? null;
  }

  /** Something that a seat does besides answering: `pause`, `resign`, `ask-undo`, … */
  async deed(name: string, body?: object): Promise<void> {
    await this.wire.deed("POST", name, body);
  }

  /** The same, where a refusal is said in the bar. */
  async attempt(name: string, body?: object): Promise<void> {
    this.refused = null;
    await this.deed(name, body).catch((error: unknown) => (this.refused = problemOf(error)));
  }

  /** How long the table's bots take at least, in milliseconds. */
  async setPace(pace: number): Promise<void> {
    await this.wire.deed("PUT", "pace", { pace });
  }

  async order(orders: string[]): Promise<void> {
    await this.wire.deed("PUT", "orders", { orders });
  }

  /** What a good bot would answer here, where the table allows advice. */
  advice(): Promise<Advised[]> {
    return ask<Advised[]>("GET", `${this.path}/advice`, undefined, words.language);
  }

  /** Mark these answers on the board, the best first; none: the marks go. */
  advise(options: readonly string[]): void {
    const offers = options.map((option) => this.choice.offers.find(({ text }) => text === option));
    this.advised = offers.filter((offer) => offer !== undefined);
  }

  async speak(said: { text: string } | { key: string }): Promise<void> {
    await ask("POST", `${this.path}/talk`, said, words.language);
  }

  /** How many words of others were not read here yet. */
  get unread(): number {
    return unreadOf(this.talk, this.seat, this.readTo).length;
  }

  /** All that was said is on the screen. */
  readTalk(): void {
    const last = this.talk.at(-1)?.at ?? 0;
    if (last <= this.readTo) return;
    this.readTo = last;
    noteRead(this.setting.table, last);
  }

  /** What was said while its speaker was not read. */
  async hearAgain(): Promise<void> {
    const query = this.seat === null ? "" : `?seat=${this.seat}`;
    this.hearTalk(
      await ask<Word[]>("GET", `/api/tables/${this.setting.table}/talk${query}`, undefined, words.language),
    );
  }

  private get path(): string {
    return `/api/tables/${this.setting.table}/seats/${this.seat}`;
  }

  private listener() {
    return {
      page: (page: Page) => this.take(page),
      talk: (said: Word[]) => this.hearTalk(said),
      state: (state: LineState, why: string | null) => {
        this.line = state;
        this.ended = why;
        if (state === "open" && this.refused?.key === OFFLINE) this.refused = null;
      },
    };
  }

  private hearTalk(said: Word[]): void {
    this.talk = heard(this.talk, said).slice(-WORDS);
  }

  private take(told: Page): void {
    const page = hasStandIn(told, this.seat) ? { ...told, question: null, options: [] } : told;
    if (!this.page) void this.story.findMark(page.turn ?? 0);
    if (page.next_id) handOnNames(this.setting.table, page.next_id);
    const isNew = page.ask !== this.page?.ask || String(page.options) !== String(this.page?.options);
    this.story.tell(page);
    if (this.page && page.ask !== this.page.ask) this.forget(this.page.ask ?? 0);
    this.page = page;
    if (isNew) this.choose(page);
  }

  private drafting(): Draft {
    const { draft } = this.halfMade;
    const question = () => this.page?.ask ?? 0;
    return { found: () => draft.found(question()), keep: (thing) => draft.keep(question(), thing) };
  }

  /** This question is answered: nothing that was half made for it is left in the browser. */
  private forget(question: number): void {
    this.halfMade.picks.forget(question);
    this.halfMade.draft.forget(question);
  }

  private choose(page: Page): void {
    this.imagined.clear();
    this.pointed = null;
    this.advised = [];
    const kept = (picks: readonly Parts[]) => this.keep(page.ask, picks);
    this.choice = new Choice(this.notation, page.options ?? [], kept, this.halfMade.picks.found(page.ask));
  }

  private keep(question: number, picks: readonly Parts[]): void {
    this.refused = null;
    this.pointed = null;
    clearTimeout(this.pointing);
    this.story.telling.finish();
    this.halfMade.picks.keep(question, picks);
  }
}

/** A reason that names no rule of its own stands on that of the question. */
function withRule(refused: Said, question: Said): Said {
  return { ...refused, rule: refused.rule ?? question.rule ?? null };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal && error.problem) return error.problem;
  return { key: OFFLINE, args: {}, rule: null, text: words.t("offline-answer") };
}

/** A key that no other answer has; pages over plain HTTP have no `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
