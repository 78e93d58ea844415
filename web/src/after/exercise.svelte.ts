/** A moment of a finished game, played on once more against bots: the hall keeps nothing of it. */
import { Choice } from "../core/choice.svelte";
import type { Look } from "../core/look";
import { ask } from "../core/net/api";
import type { Edition, Said, Sitter, View } from "../core/net/forms";
import type { Notation } from "../core/notation";
import { words, type Reader } from "../core/words/words.svelte";
import { nameOf } from "../table/names";

/** The last answer against the best that was found. */
export interface JudgedAnswer {
  sentence: Said;
  best_sentence: Said;
  chance: number; // how much less it wins
  margin: number;
  is_worse: boolean;
}

export interface ExercisePage {
  view: View;
  question: Said | null;
  options: string[];
  events: Said[];
  over: boolean;
  winners: number[];
  judged: JudgedAnswer | null;
}

/** Where it begins; another seed deals anew what the seat could not know. */
export interface Beginning {
  table: string;
  seat: number;
  line: number;
}

export const pageAfter = (from: Beginning, seed: number, answers: readonly string[]): Promise<ExercisePage> =>
  ask(
    "POST",
    `/api/tables/${from.table}/exercise`,
    { seat: from.seat, line: from.line, seed, answers },
    words.language,
  );

/** What a board sees of it. */
export class ExerciseLook implements Look {
  readonly choice: Choice;
  sent = $state<string | null>(null);
  pointed = $state.raw<string | Said | null>(null);

  constructor(
    readonly edition: Edition,
    private readonly people: readonly Sitter[],
    readonly page: ExercisePage,
    readonly seat: number,
    notation: Notation,
  ) {
    this.choice = new Choice(notation, page.options);
  }

  get title(): string {
    return this.edition.title;
  }

  get view(): View {
    return this.page.view;
  }

  get isAsked(): boolean {
    return this.page.question !== null && this.sent === null;
  }

  get fresh(): readonly Said[] {
    return this.page.events;
  }

  get names(): string[] {
    return this.people.map(nameOf);
  }

  get reader(): Reader {
    return { names: this.names, you: this.seat, edition: this.edition.edition };
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

  point(what: string | Said | null): void {
    this.pointed = what;
  }
}
