/** What a journal says, as far as chance is concerned; see `docs/notation/journal.md`. */

export interface Journal {
  commitment: string;
  words: string[]; // in the order of the seats
  lines: string[];
  seed: string | null; // several, one after the other, where chance was given new ones
}

export function readJournal(text: string): Journal {
  const [head = "", answers = "", end = ""] = text.split(/^--$/m);
  const lines = answers.split("\n").filter(Boolean);
  return {
    commitment: /^chance (\S+)$/m.exec(head)?.[1] ?? "",
    words: wordsOf(head),
    lines,
    seed: seedsIn(end),
  };
}

function seedsIn(end: string): string | null {
  const found = [...end.matchAll(/^seed (\S+)$/gm)];
  return found.length ? found.map((each) => each[1] as string).join("") : null;
}

const RESEED = "chance reseed ";

/** From which line on chance draws from a new seed, and the hash of that seed. */
export function reseedsIn(lines: readonly string[]): { line: number; commitment: string }[] {
  return lines.flatMap((text, line) =>
    text.startsWith(RESEED) ? [{ line, commitment: text.slice(RESEED.length) }] : [],
  );
}

function wordsOf(head: string): string[] {
  const found = [...head.matchAll(/^word (\d+) (.*)$/gm)];
  return found.sort((one, other) => Number(one[1]) - Number(other[1])).map((each) => each[2] as string);
}

/** What chance has drawn, by the number of its line, the first being 0. */
export function drawsOf(lines: readonly string[]): Map<number, string> {
  const draws = lines
    .map((line, at) => [at, line] as const)
    .filter(([, line]) => line.startsWith("chance ") && !line.startsWith(RESEED));
  return new Map(draws.map(([at, line]) => [at, line.slice("chance ".length)]));
}
