/** What a chosen move changes, from what the server says would be seen after it. */
import type { Imagined } from "../../core/net/forms";
import type { Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import { flandersOf, guildOf, rankOf, type FlandersView, type Rank, type Town } from "./view";

export function changesOf(look: Look, imagined: Imagined): string[] {
  const [before, after] = [flandersOf(look.view), flandersOf(imagined.view)];
  if (!before || !after || imagined.refused) return [];
  const towns = after.towns.flatMap((town) => {
    const old = before.towns.find((each) => each.town === town.town);
    return old ? townChanges(look, old, town, guildOf(after, look.seat)) : [];
  });
  return [...towns, ...pointChanges(before, after, look.seat), ...aboutChurch(look)];
}

/** What a church that grows its town or takes in a space does, as its card says it. */
const aboutChurch = (look: Look): string[] =>
  /^church-/.test(look.choice.picked.district ?? "")
    ? [look.explain("district", look.choice.picked.district ?? "")]
    : [];

function townChanges(look: Look, before: Town, after: Town, guild: string | null): string[] {
  const town = look.name("town", after.town);
  const covered = coveredIn(after) - coveredIn(before);
  const room = after.spaces.length - before.spaces.length;
  return [
    before.value !== after.value && t("flanders-ui-change-value", { town, before: before.value, after: after.value }),
    guild && rankChange(rankOf(before, guild), rankOf(after, guild)),
    room > 0 && t("flanders-ui-change-room", { town, number: room }),
    covered > 0 && t("flanders-ui-change-covered", { town, number: covered }),
    after.closed && !before.closed && t("flanders-ui-change-scored", { town }),
  ].filter((change): change is string => Boolean(change));
}

const coveredIn = (town: Town): number => town.spaces.filter(({ is }) => is === "covered").length;

function rankChange(before: Rank | null, after: Rank | null): string | null {
  const [old, now] = [sayRank(before), sayRank(after)];
  return old === now ? null : t("flanders-ui-change-rank", { before: old, after: now });
}

function sayRank(rank: Rank | null): string {
  if (!rank) return t("flanders-ui-rank-none");
  return t(rank.isShared ? "flanders-ui-rank-shared" : "flanders-ui-rank-alone", { rank: rank.rank });
}

function pointChanges(before: FlandersView, after: FlandersView, seat: number | null): string[] {
  const [old, now] = seat === null ? [0, 0] : [before.scores[seat] ?? 0, after.scores[seat] ?? 0];
  return old === now ? [] : [t("flanders-ui-change-points", { before: old, after: now })];
}
