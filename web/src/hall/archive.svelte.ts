/** The games that have ended: a few at first, more on demand; the hall gives them page by page, the last made first. */
import { ask } from "../core/net/api";
import type { Listed } from "../core/net/forms";
import { words } from "../core/words/words.svelte";

const FEW = 12;
const STEP = 50;

export class Archive {
  known = $state.raw<readonly Listed[]>([]);
  shown = $state(FEW);
  failed = $state.raw<unknown>(null);
  isAsking = $state(false);

  constructor(readonly mine = false) {}

  get list(): readonly Listed[] {
    return this.known.slice(0, this.shown);
  }

  get hasMore(): boolean {
    return this.known.length > this.shown;
  }

  /** What is known stays known: a page that the hall gives later begins where the last one has ended. */
  learn(found: readonly Listed[]): void {
    const tables = new Map([...this.known, ...found].map((table) => [table.id, table]));
    this.known = [...tables.values()].sort((one, other) => other.made - one.made);
  }

  /** Always one page ahead, so that it is known whether there are more. */
  async more(step = STEP): Promise<void> {
    this.isAsking = true;
    try {
      if (this.known.length <= this.shown + step) await this.ask();
      this.shown += step;
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
    this.isAsking = false;
  }

  private async ask(): Promise<void> {
    const asked = new URLSearchParams({ mine: String(this.mine) });
    const last = this.known.at(-1);
    if (last) asked.set("before", last.id);
    this.learn(await ask<Listed[]>("GET", `/api/lobby/finished?${asked}`, undefined, words.language));
  }
}
