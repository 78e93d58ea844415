/** Asking again and again, where nothing gets through that stays open. */
import { words } from "../words/words.svelte";
import { ask, Refusal } from "./api";
import type { Page, Word } from "./forms";
import { addressOf, LISTENING, Way, type Hearer, type Place } from "./ways";

const OFTEN = 2000; // milliseconds between an answer and the next question
const TOO_MANY = 429;
const FAULT = 500; // and above: of the hall, or of what stands before it

export class AskingWay extends Way {
  private timer = 0;
  private shown = ""; // the last page, to tell only what is new
  private talked = 0; // the moment of the last word
  private readonly known = new Set<string>(); // words of that moment are told again, and those that were taken away

  constructor(place: Place, hearer: Hearer) {
    super(place, hearer);
    void this.look();
  }

  protected hangUp(): void {
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const [page, said] = await Promise.all([pageOf(this.place), talkOf(this.place, this.talked)]);
      this.hearPage(page);
      this.hearTalk(said);
      if (!this.isGone) this.timer = window.setTimeout(() => void this.look(), OFTEN);
    } catch (error) {
      this.failed(error);
    }
  }

  private hearPage(page: Page): void {
    const shown = JSON.stringify({ ...page, since: 0, events: [] }); // no turn without an event
    if (shown !== this.shown) this.tell({ type: "page", page });
    this.shown = shown;
  }

  private hearTalk(said: Word[]): void {
    const fresh = said.filter((word) => !this.known.has(markOf(word)));
    for (const word of fresh) this.known.add(markOf(word));
    this.talked = Math.max(this.talked, ...fresh.map((word) => word.at));
    if (fresh.length) this.tell({ type: "talk", words: fresh });
  }

  private failed(error: unknown): void {
    const { status, problem } = error instanceof Refusal ? error : new Refusal(0, null);
    const isOfHall = problem?.key !== undefined && status < FAULT; // and not of a proxy
    if (isOfHall && status !== TOO_MANY) this.end("refused", problem.key);
    else this.end();
  }
}

const markOf = (word: Word): string => `${word.id} ${word.hidden}`;

/** The page as it is now, with what happened since the turn that was seen. */
export const pageOf = (place: Place): Promise<Page> => get<Page>(addressOf(place, "page", { since: place.since() }));

const talkOf = (place: Place, since: number): Promise<Word[]> => get<Word[]>(addressOf(place, "talk", { since }));

/** A question that is held back on its way counts as one that did not arrive. */
function get<Answer>(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal(0, null)), 2 * LISTENING);
    void ask<Answer>("GET", path, undefined, words.language)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
