/** The shuffle of a finished game, verified in this browser: the seed, the hash that was kept, and every draw. */
import { ask } from "../core/net/api";
import { commitmentOf, faultsOf, seedsOf, type Dealt, type Fault } from "./chance";
import { keptOf, type Kept } from "../core/commitment";
import { drawsOf, readJournal, reseedsIn } from "./journal";
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
  const reseeds = reseedsIn(lines);
  const promised = [commitment, ...reseeds.map((each) => each.commitment)];
  return {
    kept,
    hasSeed,
    isSeed: hasSeed && String(seedsOf(seed).map(commitmentOf)) === String(promised),
    isKept: kept === null || kept.commitment === commitment,
    isWhole: agrees(lines, dealt),
    draws: dealt.draws.length,
    faults: hasSeed ? faultsOf({ ...dealt, seed, words }, sinceOf(reseeds)) : [],
  };
}

const sinceOf = (reseeds: readonly { line: number }[]): number[] => reseeds.map(({ line }) => line);

/** Each draw of the journal is on the list, with its bag's draws of a seed counted from 0, and nothing else is. */
function agrees(lines: readonly string[], { draws }: Dealt): boolean {
  const written = drawsOf(lines);
  const since = sinceOf(reseedsIn(lines));
  const counted = new Map<string, number>();
  for (const { bag, n, line, drawn } of draws) {
    const place = `${since.filter((each) => each < line).length} ${bag}`;
    if (written.get(line) !== drawn || n !== (counted.get(place) ?? 0)) return false;
    counted.set(place, n + 1);
  }
  return written.size === draws.length;
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.hasSeed && verdict.isSeed && verdict.isKept && verdict.isWhole && !verdict.faults.length;
