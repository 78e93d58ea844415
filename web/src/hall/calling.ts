/** Calls somebody to the table: a notice of the browser and a bell, when it has become their turn elsewhere. */
import type { Awaited } from "../net/forms";
import { settings } from "../settings.svelte";
import { to, way } from "../way.svelte";
import { words } from "../words/words.svelte";
import { ring } from "./bell";
import { me } from "./me.svelte";
import { tables } from "./tables.svelte";

const OFTEN = 15_000; // milliseconds between two looks

const keyOf = (each: Awaited): string => `${each.table} ${each.seat}`;

/** Those that were not awaited a look ago. */
export function newlyAwaited(before: ReadonlySet<string>, now: readonly Awaited[]): Awaited[] {
  return now.filter((each) => !before.has(keyOf(each)));
}

const isLookedAt = (each: Awaited): boolean =>
  !document.hidden && (way.name === "t" || way.name === "device") && way.rest[0] === each.table;

/** Look again and again; what is awaited when one comes is no news. */
export function callWhenAwaited(): () => void {
  let before: Set<string> | null = null;
  const look = async () => {
    if (!me.person) return;
    await tables.ask().catch(() => undefined);
    if (before)
      newlyAwaited(before, tables.awaited)
        .filter((each) => !isLookedAt(each))
        .forEach(call);
    before = new Set(tables.awaited.map(keyOf));
  };
  const timer = setInterval(() => void look(), OFTEN);
  return () => clearInterval(timer);
}

function call(each: Awaited): void {
  if (settings.sound) ring();
  if (!settings.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  const body = words.t("hall-turn-at", { table: each.name || words.t(`game-${each.title}`) });
  const notice = new Notification("Zunft", { body, icon: "/icon.svg", tag: keyOf(each) });
  notice.onclick = () => {
    window.focus();
    location.hash = to("t", each.table, each.seat);
    notice.close();
  };
}
