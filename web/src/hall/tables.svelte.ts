/** The tables of the hall, and where one is awaited; asked anew while somebody looks. */
import { ask } from "../core/net/api";
import type { Awaited, Listed, Lobby } from "../core/net/forms";
import { words } from "../core/words/words.svelte";
import { me } from "./me.svelte";

const OFTEN = 8000; // milliseconds between two looks while the lobby is open

class Tables {
  lobby = $state.raw<Lobby | null>(null);
  awaited = $state.raw<Awaited[]>([]);
  failed = $state.raw<unknown>(null);

  /** Look now, and again and again until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), OFTEN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      await me.find();
      const [lobby] = await Promise.all([ask<Lobby>("GET", "/api/lobby", undefined, words.language), this.ask()]);
      this.lobby = lobby;
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Where it is my turn. */
  async ask(): Promise<void> {
    const asked = me.person ? ask<Awaited[]>("GET", "/api/mine", undefined, words.language) : [];
    try {
      this.awaited = await asked;
    } catch (error) {
      me.heed(error);
      if (!me.out) throw error;
      this.awaited = [];
    }
  }

  /** By when somebody is awaited at a table over days; of a clock that runs for minutes a list would be too late. */
  dueAt(table: Listed): number | null {
    if (table.clock.kind !== "day") return null;
    return this.awaited.find((each) => each.table === table.id)?.until ?? null;
  }

  isAwaited(table: Listed): boolean {
    return this.awaited.some((each) => each.table === table.id);
  }
}

export const tables = new Tables();

/** One's own tables: where one is awaited first, then games that have begun, of each kind the newest. */
export function inOrder(own: readonly Listed[], awaited: readonly Awaited[]): Listed[] {
  const first = new Set(awaited.map((each) => each.table));
  const rank = (table: Listed) => (first.has(table.id) ? 0 : table.phase === "running" ? 1 : 2);
  return [...own].sort((one, other) => rank(one) - rank(other) || other.made - one.made);
}
