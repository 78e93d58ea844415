/** The shuffle of a finished game, verified in this browser: the seed, the hash that was kept, and every draw. */
import { ask } from "../core/net/api";
import { commitmentOf, faultsOf, type Dealt, type Fault } from "./chance";
import { keptOf, type Kept } from "../core/commitment";
import { drawsOf, readJournal } from "./journal";
import { journalOf } from "../core/records";

export interface Verdict {
  kept: Kept | null;
  hasSeed: boolean; // false: chance was played by hand
  isSeed: boolean; // the seed has the hash of the journal's head
  isKept: boolean; // and that is the hash which this browser has kept
  isWhole: boolean; // the list of draws and the journal agree
  draws: number;
  faults: Fault[];
}

export async function verify(table: string): Promise<Verdict> {
  const [journal, dealt] = await Promise.all([journalOf(table), ask<Dealt>("GET", `/api/tables/${table}/draws`)]);
  return judge(journal, dealt, keptOf(table));
}

/** The seed and the words are the journal's; only what lay in each bag comes from the hall's list. */
export function judge(text: string, dealt: Dealt, kept: Kept | null): Verdict {
  const { seed, commitment, words, lines } = readJournal(text);
  const hasSeed = seed !== null;
  return {
    kept,
    hasSeed,
    isSeed: hasSeed && commitmentOf(seed) === commitment,
    isKept: kept === null || kept.commitment === commitment,
    isWhole: agrees(lines, dealt),
    draws: dealt.draws.length,
    faults: hasSeed ? faultsOf({ ...dealt, seed, words }) : [],
  };
}

/** Each draw of the journal is on the list, with its bag's draws counted from 0, and nothing else is. */
function agrees(lines: readonly string[], { draws }: Dealt): boolean {
  const written = drawsOf(lines);
  const counted = new Map<string, number>();
  for (const { bag, n, line, drawn } of draws) {
    if (written.get(line) !== drawn || n !== (counted.get(bag) ?? 0)) return false;
    counted.set(bag, n + 1);
  }
  return written.size === draws.length;
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.hasSeed && verdict.isSeed && verdict.isKept && verdict.isWhole && !verdict.faults.length;
