/** Tables that have not ended: the newest come with every look at the lobby, older ones on demand, page by page. */
import { ask } from "../core/net/api";
import type { Listed } from "../core/net/forms";
import { words } from "../core/words/words.svelte";

const PAGE = 50; // so many the hall gives while there are more

export class Pages {
  known = $state.raw<readonly Listed[]>([]);
  failed = $state.raw<unknown>(null);
  isAsking = $state(false);
  hasMore = $state(false);

  constructor(readonly phase: "open" | "running") {}

  /** What is as new as these and not among them has begun or ended meanwhile; of older ones nothing else is known. */
  learn(first: readonly Listed[]): void {
    const last = first.length < PAGE ? undefined : first.at(-1);
    const older = last ? this.known.filter((table) => table.made < last.made) : [];
    if (!older.length) this.hasMore = last !== undefined;
    this.known = [...first, ...older];
  }

  async more(): Promise<void> {
    this.isAsking = true;
    try {
      const found = await this.ask();
      const seen = new Set(this.known.map((table) => table.id));
      this.known = [...this.known, ...found.filter((table) => !seen.has(table.id))];
      this.hasMore = found.length >= PAGE;
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
    this.isAsking = false;
  }

  private ask(): Promise<Listed[]> {
    const before = encodeURIComponent(this.known.at(-1)?.id ?? "");
    return ask<Listed[]>("GET", `/api/lobby/${this.phase}?before=${before}`, undefined, words.language);
  }
}
