/** Calls somebody to the table: a notice of the browser and a bell, when it has become their turn elsewhere. */
import type { Awaited } from "../core/net/forms";
import { settings } from "../core/settings.svelte";
import { to, way } from "../core/way.svelte";
import { words } from "../core/words/words.svelte";
import { ring } from "./bell";
import { isDeviceTable } from "../core/device";
import { me } from "./me.svelte";
import { tables } from "./tables.svelte";
import { followWorker, notify } from "./worker";

const OFTEN = 15_000; // milliseconds between two looks

const keyOf = (each: Awaited): string => `${each.table} ${each.seat}`;

/** Those that were not awaited a look ago. */
export function newlyAwaited(before: ReadonlySet<string>, now: readonly Awaited[]): Awaited[] {
  return now.filter((each) => !before.has(keyOf(each)));
}

const isLookedAt = (each: Awaited): boolean =>
  !document.hidden && (way.name === "t" || way.name === "device") && way.rest[0] === each.table;

let before: Set<string> | null = null; // null: what is awaited when one comes is no news

/** Whether somebody is awaited now who was not a look ago. */
async function look(): Promise<void> {
  if (!me.person) return;
  await tables.ask().catch(() => undefined);
  if (before) call(newlyAwaited(before, tables.awaited).filter((each) => !isLookedAt(each)));
  before = new Set(tables.awaited.map(keyOf));
}

/** Look again and again. */
export function callWhenAwaited(): () => void {
  const timer = setInterval(() => void look(), OFTEN);
  const unfollow = followWorker();
  return () => {
    clearInterval(timer);
    unfollow();
    before = null;
  };
}

/** A table in the background has asked something: nobody should have to wait for the next look. */
export function callSoon(): void {
  if (document.hidden) void look();
}

function call(news: readonly Awaited[]): void {
  if (news.length && settings.sound) ring();
  if (settings.notices) for (const each of news) void tell(each).catch(() => undefined);
}

/** Who shares a device says who they are before a seat is seen. */
const wayTo = ({ table, seat }: Awaited): string => (isDeviceTable(table) ? to("device", table) : to("t", table, seat));

function tell(each: Awaited): Promise<void> {
  const table = each.name || words.t(`game-${each.title}`);
  return notify(words.t("hall-turn-at", { table }), each.table, wayTo(each));
}
