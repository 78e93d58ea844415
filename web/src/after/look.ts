/** A moment of a finished game as a board sees it: through one seat's eyes or a spectator's, with nothing to choose. */
import type { Edition, Said, Sitter, View } from "../core/net/forms";
import { Choice, type Offer } from "../core/choice.svelte";
import type { Look } from "../core/look";
import { nameOf } from "../table/names";
import { Notation } from "../core/notation";
import { words, type Reader } from "../core/words/words.svelte";
import type { Moment } from "../core/records";

const NOTHING = new Choice(new Notation([]), []);

export class MomentLook implements Look {
  readonly choice = NOTHING;
  readonly isAsked = false;
  readonly sent = null;

  constructor(
    readonly edition: Edition,
    private readonly people: readonly Sitter[],
    readonly moment: Moment,
    readonly seat: number | null,
    readonly advised: readonly Offer[] = [], // the better answer and the one that was given, where that was a mistake
  ) {}

  get title(): string {
    return this.edition.title;
  }

  get view(): View | null {
    return (this.seat === null ? this.moment.views.at(-1) : this.moment.views[this.seat]) ?? null;
  }

  get fresh(): readonly Said[] {
    return this.moment.events;
  }

  get names(): string[] {
    return this.people.map(nameOf);
  }

  get reader(): Reader {
    return { names: this.names, you: this.seat, edition: this.edition.edition };
  }

  /** The same moment through other eyes. */
  of(seat: number): MomentLook {
    return new MomentLook(this.edition, this.people, this.moment, seat, this.advised);
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

  point(): void {}
}
