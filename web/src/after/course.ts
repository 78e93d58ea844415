/** The scores of a game by round, as lines to draw. */
import type { Course } from "../core/records";

export interface Mark {
  round: number;
  scores: number[];
}

/** How the scores stood at the end of each round; rounds that were taken back have not been. */
export function byRound({ rounds, scores }: Course): Mark[] {
  const marks: Mark[] = [];
  for (const [at, round] of rounds.entries()) {
    while ((marks.at(-1)?.round ?? -1) >= round) marks.pop();
    marks.push({ round, scores: scores[at] ?? [] });
  }
  return marks;
}

export interface Frame {
  width: number;
  height: number;
  least: number;
  most: number;
}

/** The frame around all scores; zero is always in it. */
export function frameOf(marks: readonly Mark[], width: number, height: number): Frame {
  const all = marks.flatMap((mark) => mark.scores);
  return { width, height, least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

export function xOf(frame: Frame, at: number, many: number): number {
  return many < 2 ? 0 : (at / (many - 1)) * frame.width;
}

export function yOf(frame: Frame, score: number): number {
  return frame.height - ((score - frame.least) / (frame.most - frame.least)) * frame.height;
}

/** The line of one seat, for an SVG path. */
export function lineOf(frame: Frame, marks: readonly Mark[], seat: number): string {
  const points = marks.map((mark, at) => {
    const [x, y] = [xOf(frame, at, marks.length), yOf(frame, mark.scores[seat] ?? 0)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length ? `M${points.join("L")}` : "";
}

/** Round numbers for the lines across. */
export function stepsOf({ least, most }: Frame): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

const ROOM = 12; // letters that fit beside a line, with the score behind them

/** A name as it stands beside its line: a long one is cut, so that the score is still read. */
export const shortened = (name: string): string =>
  name.length > ROOM ? `${name.slice(0, ROOM - 1).trimEnd()}…` : name;

export const DASHES = ["", "9 4", "3 4", "14 4 3 4", "6 6", "2 6"]; // no colour is needed to tell the lines apart

/** Names at the ends of lines, kept apart and above the bottom: where each of them comes to lie. */
export function spread(wanted: readonly number[], apart: number, bottom: number): number[] {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y);
  for (const [at, each] of order.entries()) if (at) each.y = Math.max(each.y, (order[at - 1]?.y ?? 0) + apart);
  for (const [at, each] of order.toReversed().entries()) each.y = Math.min(each.y, bottom - at * apart);
  return wanted.map((_, seat) => order.find((each) => each.seat === seat)?.y ?? 0);
}
