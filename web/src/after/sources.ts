/** Where the points of all seats come from, source by source: the ledgers side by side. */
import type { Said } from "../core/net/forms";

export interface Source {
  name: string;
  points: (number | null)[]; // by seat; null: nothing came from here
}

/** Sources in the order of the ledgers; one that a seat lacks keeps the place that it has in those of others. */
export function sourcesOf(ledgers: readonly Said[][], nameOf: (line: Said) => string): Source[] {
  const sources: Source[] = [];
  for (const [seat, lines] of ledgers.entries()) {
    let next = 0;
    for (const line of lines) {
      const at = placeOf(sources, nameOf(line), next, ledgers.length);
      const { points } = sources[at] as Source;
      points[seat] = (points[seat] ?? 0) + (line.points ?? 0);
      next = at + 1;
    }
  }
  return sources;
}

function placeOf(sources: Source[], name: string, next: number, seats: number): number {
  const at = sources.findIndex((source) => source.name === name);
  if (at >= 0) return at;
  sources.splice(next, 0, { name, points: Array<number | null>(seats).fill(null) });
  return next;
}

/** Whether nobody got more from a source, and somebody less. */
export function isBest({ points }: Source, seat: number): boolean {
  const own = points[seat] ?? 0;
  return own === Math.max(...points.map((each) => each ?? 0)) && points.some((each) => (each ?? 0) < own);
}
