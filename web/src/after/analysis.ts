/** What the hall found out about a finished game, as `docs/analysis.md` says, and as it is drawn. */
import { ask } from "../core/net/api";
import type { Said } from "../core/net/forms";
import { words } from "../core/words/words.svelte";

/** A figure in chance to win and in points, each with its margin. */
export interface Pair {
  chance: number;
  margin: number;
  points: number;
  points_margin: number;
}

export interface Deed {
  option: string;
  sentence: Said;
}

export interface Mistake {
  line: number; // of the journal, from 0: the moment at which it was made
  round: number;
  given: Deed;
  better: Deed;
  cost: Pair;
  reason: Said | null;
}

export const LEVELS = ["apprentice", "journeyman", "master", "guild-master", "alderman"] as const;
export type Level = (typeof LEVELS)[number];

/** Which level of bots plays so, and between which ones it may lie. */
export interface PlayedLevel {
  level: Level;
  lowest: Level;
  highest: Level;
}

export interface SeatReport {
  seat: number;
  start: Pair | null;
  end: Pair | null;
  luck: Pair | null;
  play: Pair | null;
  others: Pair | null;
  level?: PlayedLevel | null; // none where nobody has measured what a level loses
  mistakes: Mistake[];
}

export interface JudgedMoment {
  line: number | null; // null: the end
  round: number;
  chances: number[];
  margins: number[];
}

export interface Report {
  whole: boolean;
  why: (Said & { source?: number })[]; // the source is a number among those below
  sources: { lines: (Said | null)[] }[];
  seats: SeatReport[];
  moments: JudgedMoment[];
  turning_points: (Mistake & { seat: number })[];
}

export interface Analysis {
  state: "off" | "impossible" | "none" | "waiting" | "working" | "done" | "failed";
  progress: number;
  report: Report | null;
}

const path = (table: string) => `/api/tables/${table}/analysis`;

export const analysisOf = (table: string): Promise<Analysis> =>
  ask<Analysis>("GET", path(table), undefined, words.language);

export const askAnalysis = (table: string): Promise<Analysis> => ask<Analysis>("POST", path(table), {}, words.language);

// --- the curve ----------------------------------------------------------------------------------

const MOST_POINTS = 120; // more than that nobody can tell apart
export const HUNDRED = 100;

/** A moment on the curve: where it lies, from 0 to 1, and the chances of all seats in hundredths. */
export interface CurvePoint {
  place: number;
  line: number | null;
  round: number;
  chances: number[];
  margins: number[];
}

/** The moments, thinned out evenly where they are many; the last one is always there. */
export function curvePoints(moments: readonly JudgedMoment[], most = MOST_POINTS): CurvePoint[] {
  const last = moments.length - 1;
  const step = Math.max(1, Math.ceil(last / most));
  return moments.flatMap((moment, at) => (at % step === 0 || at === last ? [pointOf(moment, at / (last || 1))] : []));
}

const pointOf = ({ line, round, chances, margins }: JudgedMoment, place: number): CurvePoint => ({
  place,
  line,
  round,
  chances: chances.map((each) => HUNDRED * each),
  margins: margins.map((each) => HUNDRED * each),
});

export interface Box {
  width: number;
  height: number;
}

const x = (box: Box, point: CurvePoint): string => (point.place * box.width).toFixed(1);
const y = (box: Box, chance: number): string =>
  (box.height * (1 - Math.min(HUNDRED, Math.max(0, chance)) / HUNDRED)).toFixed(1);

/** The chance of a seat as an SVG path. */
export function chanceLine(points: readonly CurvePoint[], seat: number, box: Box): string {
  return points.length
    ? `M${points.map((point) => `${x(box, point)} ${y(box, point.chances[seat] ?? 0)}`).join("L")}`
    : "";
}

/** The margin around it. */
export function marginBand(points: readonly CurvePoint[], seat: number, box: Box): string {
  const edge = (sign: 1 | -1) => (point: CurvePoint) =>
    `${x(box, point)} ${y(box, (point.chances[seat] ?? 0) + sign * (point.margins[seat] ?? 0))}`;
  const [above, below] = [points.map(edge(1)), points.toReversed().map(edge(-1))];
  return points.length ? `M${[...above, ...below].join("L")}Z` : "";
}

/** Where each round begins, from 0 to 1. */
export function roundPlaces(points: readonly CurvePoint[]): { round: number; place: number }[] {
  return points.filter((point, at) => point.round !== points[at - 1]?.round);
}

/** Where the moment before this line of the journal lies, from 0 to 1. */
export function placeOfLine(moments: readonly JudgedMoment[], line: number): number {
  const at = moments.findIndex((moment) => moment.line !== null && moment.line >= line);
  return at < 0 ? 1 : at / Math.max(1, moments.length - 1);
}

// --- mistakes -----------------------------------------------------------------------------------

const SHOWN = 3;

export type SeatMistake = Mistake & { seat: number };

/** The dearest mistakes of a seat, or of all, in the order of the game. */
export function dearest(report: Report, seat: number | null): SeatMistake[] {
  if (seat === null) return report.turning_points;
  const own = (report.seats[seat]?.mistakes ?? []).map((mistake) => ({ ...mistake, seat }));
  return own
    .toSorted((one, other) => other.cost.chance - one.cost.chance)
    .slice(0, SHOWN)
    .sort((one, other) => one.line - other.line);
}

/** The mistake that was made at this line, if there was one. */
export function mistakeAt(report: Report | null, line: number): SeatMistake | null {
  for (const { seat, mistakes } of report?.seats ?? []) {
    const found = mistakes.find((mistake) => mistake.line === line);
    if (found) return { ...found, seat };
  }
  return null;
}

// --- figures ------------------------------------------------------------------------------------

export type Measure = "chance" | "points";

export interface Figure {
  value: number;
  margin: number;
}

/** One side of a pair; chances in hundredths. */
export const figureOf = (pair: Pair, measure: Measure): Figure =>
  measure === "chance"
    ? { value: HUNDRED * pair.chance, margin: HUNDRED * pair.margin }
    : { value: pair.points, margin: pair.points_margin };

/** With a sign, and as exactly as it is known: whole numbers from ten on, else one digit behind the point. */
export function withSign(value: number, locale: string): string {
  const digits = Math.abs(value) < 10 ? 1 : 0;
  const form = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, form).format(value).replace("-", "−");
}
