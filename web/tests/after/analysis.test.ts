import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  chanceLine,
  curvePoints,
  dearest,
  figureOf,
  marginBand,
  mistakeAt,
  placeOfLine,
  roundPlaces,
  withSign,
  type JudgedMoment,
  type Mistake,
  type Report,
} from "../../src/after/analysis";
import Result from "../../src/after/Result.svelte";
import type { Face } from "../../src/core/look";
import { words } from "../../src/core/words/words.svelte";
import Player from "../../src/games/plain/Player.svelte";
import type { Seat } from "../../src/table/seat.svelte";

const said = (key: string) => ({ key, args: {} }) as never;
const moment = (line: number | null, round: number, chance: number): JudgedMoment => ({
  line,
  round,
  chances: [chance, 1 - chance],
  margins: [0.1, 0.1],
});
const mistake = (line: number, chance: number): Mistake => ({
  line,
  round: 1,
  given: { option: "wait", sentence: said("flanders.given") },
  better: { option: "build", sentence: said("flanders.better") },
  cost: { chance, margin: 0.02, points: 1, points_margin: 0.5 },
  reason: null,
});
const pair = { chance: 0.5, margin: 0, points: 3, points_margin: 0 };
const seatReport = (seat: number, mistakes: Mistake[]) => ({
  seat,
  start: pair,
  end: pair,
  luck: { ...pair, chance: 0.031, margin: 0.012 },
  play: { ...pair, chance: -0.2 },
  others: pair,
  mistakes,
});
const report: Report = {
  whole: true,
  why: [],
  sources: [],
  moments: [moment(0, 0, 0.5), moment(2, 1, 0.6), moment(5, 1, 0.7), moment(null, 2, 1)],
  seats: [seatReport(0, [mistake(5, 0.04), mistake(2, 0.2), mistake(3, 0.1), mistake(4, 0.3)]), seatReport(1, [])],
  turning_points: [{ ...mistake(4, 0.3), seat: 0 }],
};
const BOX = { width: 300, height: 100 };

test("many moments are thinned out evenly, and the end is always there", () => {
  const many = Array.from({ length: 1000 }, (_, at) => moment(at === 999 ? null : at, 1, 0.5));
  const points = curvePoints(many);
  expect(points.length).toBeLessThanOrEqual(122);
  expect([points[0]?.place, points.at(-1)?.place, points.at(-1)?.line]).toEqual([0, 1, null]);
});

test("a curve goes from left to right, high chances above, and its band stays inside", () => {
  const points = curvePoints(report.moments);
  expect(chanceLine(points, 0, BOX)).toBe("M0.0 50.0L100.0 40.0L200.0 30.0L300.0 0.0");
  expect(marginBand(points, 0, BOX)).toContain("300.0 0.0L300.0 10.0");
  expect(roundPlaces(points).map(({ round }) => round)).toEqual([0, 1, 2]);
  expect(placeOfLine(report.moments, 5)).toBeCloseTo(2 / 3);
  expect(placeOfLine(report.moments, 9)).toBe(1);
});

test("of a seat's mistakes the three dearest are shown, in the order of the game", () => {
  expect(dearest(report, 0).map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(dearest(report, 1)).toEqual([]);
  expect(dearest(report, null)).toBe(report.turning_points);
  expect(mistakeAt(report, 3)?.seat).toBe(0);
  expect(mistakeAt(report, 1)).toBeNull();
});

test("figures have a sign that is as wide as a figure, and no more digits than they are worth", () => {
  expect(withSign(-3.14, "en")).toBe("−3.1");
  expect(withSign(12.4, "de")).toBe("+12");
  expect(withSign(0, "en")).toBe("0.0");
  expect(figureOf(pair, "chance")).toEqual({ value: 50, margin: 0 });
});

const people = [0, 1].map((seat) => ({ seat, state: "person", name: "Ada" }));
const result = { people, places: [1, 2], winners: [0], verdict: [], ledgers: [[], []], scores: [2, 1] };
const names = ["Ada", "Bram"];
const seat = {
  seat: 0,
  title: "flanders",
  names,
  setting: { table: "one" },
  page: {},
  view: null,
  say: ({ key }: { key: string }) => key,
} as unknown as Seat;

function show(analysis: object): string[] {
  const asked: string[] = [];
  const answers: Record<string, object> = { result, course: { rounds: [], scores: [] }, analysis };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(answers[path.split("/").at(-1) ?? ""] ?? {})));
  });
  render(Result, { seat, face: { Player } as unknown as Face });
  return asked;
}

beforeEach(() => words.speak("en", []));
afterEach(cleanup);

test("the page has the chances, one's own turning points with a way into the replay, and luck and play", async () => {
  show({ state: "done", progress: 1, report });
  const points = await screen.findByRole("region", { name: "Turning points" });
  expect(within(points).getAllByText("flanders.given")).toHaveLength(3);
  expect(within(points).getAllByText("+30")).toHaveLength(1);
  const links = within(points).getAllByRole("link", { name: "Show me" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "#/replay/one/2/0",
    "#/replay/one/3/0",
    "#/replay/one/4/0",
  ]);
  await fireEvent.click(within(points).getByRole("button", { name: "Bram" }));
  expect(within(points).getByText("No answer was worse than another one by more than its margin.")).toBeTruthy();
  const luck = screen.getByRole("region", { name: "Luck and play" });
  expect(luck.textContent).toContain("+3.1");
  expect(luck.textContent).toContain("−20");
});

test("the moment that is chosen on the curve is told in figures, and leads into the replay", async () => {
  show({ state: "done", progress: 1, report });
  const slider = await screen.findByRole("slider", { name: "Moment of the game" });
  await fireEvent.input(slider, { target: { value: "2" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Round 1, Ada 70 % ± 10, Bram 30 % ± 10");
  expect(screen.getByRole("link", { name: "Replay from here" }).getAttribute("href")).toBe("#/replay/one/5/0");
});

test("while it is worked out the page says how far it is, and where there is none somebody may ask for it", async () => {
  show({ state: "working", progress: 0.42, report: null });
  expect(await screen.findByText(/42 %/)).toBeTruthy();
  cleanup();
  const asked = show({ state: "none", progress: 0, report: null });
  await fireEvent.click(await screen.findByRole("button", { name: "Analyse this game" }));
  await vi.waitFor(() => expect(asked).toContain("POST /api/tables/one/analysis"));
});

test("before the answers are judged nobody is told that there was nothing better", async () => {
  const unjudged = report.seats.map((each) => ({ ...each, play: null, others: null, mistakes: [] }));
  show({ state: "working", progress: 0.5, report: { ...report, whole: false, seats: unjudged } });
  await screen.findByRole("region", { name: "Luck and play" });
  expect(screen.queryByRole("region", { name: "Turning points" })).toBeNull();
});

test("levels are told with their range where they were measured, and not at all where they were not", async () => {
  const level = { level: "master", lowest: "journeyman", highest: "alderman" } as const;
  show({ state: "done", progress: 1, report: { ...report, seats: [{ ...report.seats[0], level }, report.seats[1]] } });
  const levels = await screen.findByRole("region", { name: "How strongly everybody played" });
  expect(within(levels).getByText("Master (between Journeyman and Alderman)")).toBeTruthy();
  expect(within(levels).queryByText("Bram")).toBeNull();
  cleanup();
  show({ state: "done", progress: 1, report });
  await screen.findByRole("region", { name: "Luck and play" });
  expect(screen.queryByRole("region", { name: "How strongly everybody played" })).toBeNull();
});
