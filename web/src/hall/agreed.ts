/** What a table has been opened for, line by line: edition, clock, and every option that is not as usual. */
import type { About, Listed } from "../core/net/forms";
import { t, words } from "../core/words/words.svelte";

type Line = [what: string, how: string];
type Clock = Listed["clock"];
const DAY = 86_400; // seconds

export function agreedOf(table: Listed, about: About): Line[] {
  const edition: Line = [t("hall-edition"), words.name(table.title, "edition", table.edition)];
  const clock: Line = [t("hall-clock"), clockIn(table.clock)];
  return [edition, presetOf(table), ...optionsOf(table, about), clock, ...timesOf(table.clock), ...languageOf(table)];
}

function presetOf({ title, preset }: Listed): Line {
  return [t("hall-preset"), preset ? words.name(title, "preset", preset) : t("hall-preset-own")];
}

function optionsOf({ title, options }: Listed, about: About): Line[] {
  return Object.entries(options)
    .filter(([name, value]) => value !== about.options[name]?.default)
    .map(([name, value]) => [words.name(title, "option", name), words.name(title, "option", `${name}-${value}`)]);
}

/** What is spoken there, where that is not the reader's language. */
function languageOf({ language }: Listed): Line[] {
  return language === words.language ? [] : [[t("hall-table-language"), t(`hall-speaks-${language}`)]];
}

function clockIn({ kind = "none", seconds, bank = 0, increment }: Clock): string {
  const time = lengthOf(kind === "bank" ? bank : (seconds ?? (kind === "day" ? DAY : 120)));
  if (kind === "none") return t("hall-clock-none");
  if (kind === "bank") return t("hall-agreed-bank", { time, seconds: increment ?? 0 });
  return t(`hall-agreed-${kind}`, { time });
}

function timesOf({ kind, quiet, zone, on_timeout = "default" }: Clock): Line[] {
  if (!kind || kind === "none") return [];
  const hours = quiet ? [[t("hall-quiet"), `${quiet.map(timeOf).join("–")} (${zone ?? "UTC"})`] as Line] : [];
  return [...hours, [t("hall-timeout"), t(`hall-timeout-${on_timeout}`)]];
}

export function lengthOf(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t("hall-some-days", { number: seconds / DAY });
  if (seconds >= 60) return t("hall-some-minutes", { number: Math.round(seconds / 60) });
  return t("hall-some-seconds", { number: seconds });
}

/** A minute of the day, as 22:00. */
function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
