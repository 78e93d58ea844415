/** What happened, as it is read: blocks of a turn, a step or a round, each with its lines. */
import type { Look } from "./look";
import type { Said } from "./net/forms";
import type { Sign } from "./sign";
import { mark, sayMarked } from "./words/marked";

export interface Line {
  readonly who: number | null; // whose deed it is; their sign stands before it
  readonly events: readonly Said[]; // what the board shows of it
  say(): string; // with the names of things marked, see `words/marked.ts`
}

export interface Block {
  readonly key: string;
  readonly who: number | null; // whose turn it is; null where it is nobody's
  readonly sign?: Sign | null; // of what the block is about
  readonly head: string;
  readonly note: string; // beside the head, small
  readonly lines: readonly Line[]; // in the order told
  readonly isRun: boolean; // the deeds of one turn in a row, and not below each other
}

/** A line that says an event as it was told. */
export function lineOf(look: Look, event: Said, marked = mark): Line {
  const who = typeof event.args.seat === "number" ? event.args.seat : null;
  return { who, events: [event], say: () => sayMarked(event, look.reader, marked) };
}

export interface Segment {
  readonly head: Said | null; // null: before the first one
  readonly events: readonly Said[]; // the head among them
}

/** Events parted wherever one begins something new. */
export function segmentsOf(events: readonly Said[], begins: (event: Said) => boolean): Segment[] {
  const segments: { head: Said | null; events: Said[] }[] = [];
  for (const event of events) {
    if (begins(event) || !segments.length) segments.push({ head: begins(event) ? event : null, events: [] });
    segments.at(-1)?.events.push(event);
  }
  return segments;
}

/** The round of each segment, though the event that began the first of them may be forgotten. */
export function roundsOf(segments: readonly Segment[], now: number): number[] {
  const began = segments.map(({ events }) => events.findLast(({ key }) => key.endsWith(".round-began"))?.args.number);
  const first = began.find((number) => number !== undefined);
  let round = first === undefined ? now : Number(first) - 1;
  return began.map((number) => (round = Number(number ?? round)));
}

/** Every event of a title that has no story of its own. */
export function plainStory(look: Look, events: readonly Said[]): Block[] {
  const lines = events.map((event) => lineOf(look, event));
  return lines.length ? [{ key: "all", who: null, head: "", note: "", lines, isRun: false }] : [];
}

export interface Step {
  readonly who: number | null;
  readonly head: string;
  readonly lines: readonly Line[];
}

const MOST = 6; // steps of what happened since the last turn

/** The same in a few steps that can be gone through: a turn is one; a round is as many as it has lines. What the
 * reader has done is no news to them, unless it is all there is. */
export function stepsOf(blocks: readonly Block[], reader: number | null, most = MOST): Step[] {
  const all = blocks.flatMap((block): Step[] =>
    block.isRun ? [block] : block.lines.map((line) => ({ who: line.who, head: block.head, lines: [line] })),
  );
  const news = all.filter(({ who }) => who === null || who !== reader);
  const single = news.length ? news : all;
  const size = Math.ceil(single.length / most);
  if (size <= 1) return single;
  const joined = Array.from({ length: Math.ceil(single.length / size) }, (_, at) =>
    single.slice(at * size, (at + 1) * size),
  );
  return joined.map((steps) => join(steps));
}

function join(steps: readonly Step[]): Step {
  const [first] = steps as [Step];
  const isOne = steps.every(({ who }) => who === first.who);
  return { who: isOne ? first.who : null, head: first.head, lines: steps.flatMap(({ lines }) => lines) };
}
