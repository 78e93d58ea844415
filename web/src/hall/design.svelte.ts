/** The file that `zunft design` follows, and the table at which its last good version is played. */
import { ask, Refusal } from "../core/net/api";
import type { components } from "../core/net/schema";
import { words } from "../core/words/words.svelte";
import { makeTable } from "./making";

export type Design = components["schemas"]["Design"];
type Fault = Design["faults"][number];

/** A table with the version of the file that is played at it. */
export interface Sandbox {
  id: string;
  version: number;
  saved: number;
}

const AGAIN = 1000; // milliseconds until a lost server is asked again

export class Following {
  file = $state.raw<Design | null>(null);
  isLost = $state(false); // the server does not answer
  error = $state.raw<unknown>(null); // it does, and follows no file
  private ended = false;

  /** Ask until it is ended; an answer comes when the file has changed, or after a while. */
  async follow(): Promise<void> {
    while (!this.ended) {
      await this.next().catch((fault: unknown) => this.heed(fault));
      if (this.error) return;
      if (this.isLost) await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  end(): void {
    this.ended = true;
  }

  private async next(): Promise<void> {
    const known = this.isLost || !this.file ? "" : `?change=${String(this.file.change)}&wait=true`;
    const found = await ask<Design>("GET", `/api/design${known}`, undefined, words.language);
    this.isLost = false;
    if (!this.ended) this.file = found;
  }

  private heed(fault: unknown): void {
    if (fault instanceof Refusal && fault.status === 404) this.error = fault;
    else this.isLost = true;
  }
}

/** Everybody but the designer is a bot, and everything is quick. */
export async function dealt(file: Design, seats: number, level: string): Promise<Sandbox> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, level]));
  const { title, edition, version, saved } = file;
  const id = await makeTable({ title, edition, seats, bots, visibility: "private", advice: true });
  return { id, version, saved };
}

/** Where a mistake is: its line and its key, as far as it has them. */
export const placeOf = ({ line, key }: Fault, inWords: (line: number) => string): string =>
  [line ? inWords(line) : "", key].filter(Boolean).join(", ");
