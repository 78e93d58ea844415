/** What a guided game explains and when: each lesson once, when its question or event is met for the first time. */
import type { Said } from "../core/net/forms";

const STARTS = 9; // lessons before the first question, at most; the page before the game has said the first one

/** The text of a lesson: `flanders.ask.choice` is explained by `learn-flanders-ask-choice`. */
export const lessonOf = (key: string): string => `learn-${key.replaceAll(".", "-")}`;

export class Lessons {
  waiting = $state.raw<string[]>([]);
  isSkipped = $state(false);
  private readonly met: Set<string>;
  private readonly causes = new Map<string, Said>(); // the question or event of each lesson

  constructor(
    title: string,
    private readonly has: (id: string) => boolean, // whether there is such a lesson
    met: readonly string[] = [],
    private readonly kept: (met: string[]) => void = () => {},
  ) {
    this.met = new Set(met);
    const starts = Array.from({ length: STARTS - 1 }, (_, at) => `learn-${title}-start-${at + 2}`);
    this.add(starts.filter(has));
  }

  get current(): string | null {
    return this.isSkipped ? null : (this.waiting[0] ?? null);
  }

  /** The question or the event that the current lesson explains. */
  get cause(): Said | undefined {
    return this.current === null ? undefined : this.causes.get(this.current);
  }

  /** What is asked now comes before what happened; a lesson about a question that was answered is out of date. */
  meet(question: Said | null, events: readonly Said[]): void {
    const asked = question ? lessonOf(question.key) : null;
    for (const said of [...events, ...(question ? [question] : [])]) this.causes.set(lessonOf(said.key), said);
    this.waiting = this.waiting.filter((id) => !id.includes("-ask-") || id === asked);
    if (asked) this.add([asked], true);
    this.add(events.map((event) => lessonOf(event.key)));
  }

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  skip(): void {
    this.isSkipped = true;
  }

  /** Explain what is asked once more. */
  again(question: Said | null): void {
    this.isSkipped = false;
    const id = question ? lessonOf(question.key) : null;
    if (id && this.has(id) && !this.waiting.includes(id)) this.waiting = [id, ...this.waiting];
  }

  private add(ids: readonly string[], isUrgent = false): void {
    const fresh = [...new Set(ids)].filter((id) => !this.met.has(id) && this.has(id));
    if (!fresh.length) return;
    fresh.forEach((id) => this.met.add(id));
    this.kept([...this.met]);
    const starts = this.waiting.filter((id) => id.includes("-start-"));
    const others = this.waiting.filter((id) => !id.includes("-start-"));
    this.waiting = isUrgent ? [...starts, ...fresh, ...others] : [...this.waiting, ...fresh];
  }
}
