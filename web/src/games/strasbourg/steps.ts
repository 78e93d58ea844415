/** The steps of all rounds as the plan and the ladder show them. */
import { STEPS, type StrasbourgView } from "./reading";

export interface Step {
  round: number; // from 1 on
  letter: string;
}
export type Time = "past" | "now" | "coming";

const GUILD_STEPS = ["b", "d", "f"];

/** The parts of what a place brings, in the order of the drawing. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  nobility: ["seat", "edifice"],
  church: ["seat", "chapel"],
  master: ["seat", "goods", "square"],
  journeyman: ["goods", "square"],
  apprentice: ["goods", "or", "square"],
  merchant: ["sale"],
  "merchant-seat": ["seat", "sale"],
  chapel: ["chapel"],
  edifice: ["edifice"],
};

/** Before the first round its plan is what matters. */
export const presentRound = (view: StrasbourgView): number => Math.max(1, view.round);

/** The step that the ladder shows: the one that is pointed at, else the present one, else the next to come. */
export function shownStep(view: StrasbourgView, pointed: Step | null): Step {
  if (pointed && view.rounds[pointed.round - 1]) return pointed;
  return { round: presentRound(view), letter: view.step ?? "a" };
}

export const isPresent = (view: StrasbourgView, { round, letter }: Step): boolean =>
  view.round === round && view.step === letter;

export function timeOf(view: StrasbourgView, round: number): Time {
  const present = presentRound(view);
  if (round < present) return "past";
  return round > present ? "coming" : "now";
}

/** Whether a step of the present round is over. */
export const isOverStep = (view: StrasbourgView, letter: string): boolean =>
  view.step !== null && STEPS.indexOf(letter as never) < STEPS.indexOf(view.step as never);

export function guildAt(view: StrasbourgView, { round, letter }: Step): string | null {
  const at = GUILD_STEPS.indexOf(letter);
  return at < 0 ? null : (view.rounds[round - 1]?.guilds[at] ?? null);
}

export const stepOfGuild = (at: number): string => GUILD_STEPS[at] as string;

export const edificeOf = (view: StrasbourgView, round: number): string | null =>
  view.rounds[round - 1]?.edifice ?? null;

/** What the places of a step bring, the first one first; who builds takes the one place of the last two steps. */
export function prizesOf(view: StrasbourgView, letter: string): readonly string[] {
  if (letter === "h") return ["chapel"];
  if (letter === "i") return ["edifice"];
  return view.ladder[letter] ?? [];
}

/** Who builds in the last two steps, as the Council sits now. */
export function builderOf(view: StrasbourgView, letter: string): number | null {
  if (letter !== "h" && letter !== "i") return null;
  return view.council[letter === "h" ? "church" : "nobility"] ?? null;
}
