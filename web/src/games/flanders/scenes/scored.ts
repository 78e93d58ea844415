/** A town is scored: who had what there, in which place that puts them, and what it brings. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { coatName } from "../saying";
import { flandersOf, rankOf, townOf, type Town } from "../view";

export interface Place {
  coat: string;
  name: string; // whose guild it is, or the guild's own
  isNobodys: boolean;
  rank: number;
  isShared: boolean;
  districts: number;
  masters: number;
  points: number;
}

export interface Scored {
  town: Town;
  value: number;
  places: Place[]; // the best first
}

/** The towns that these events score. */
export function scoredIn(look: Look, events: readonly Said[]): Scored[] {
  const view = flandersOf(look.view);
  return events.flatMap(({ key, args }) => {
    const town = key === "flanders.event.finished" && view ? townOf(view, String(args.town)) : null;
    return town ? [{ town, value: Number(args.number), places: placesIn(look, town, events) }] : [];
  });
}

function placesIn(look: Look, town: Town, events: readonly Said[]): Place[] {
  const scored = events.filter(({ key, args }) => key === "flanders.event.scored" && args.town === town.town);
  const places = scored.map(({ args }) => placeOf(look, town, String(args.coat), Number(args.number)));
  return places.sort((one, other) => one.rank - other.rank);
}

function placeOf(look: Look, town: Town, coat: string, points: number): Place {
  const seat = flandersOf(look.view)?.guilds.indexOf(coat) ?? -1;
  const { districts = 0, masters = 0 } = town.standing.find((each) => each.coat === coat) ?? {};
  const { rank, isShared } = rankOf(town, coat) ?? { rank: 0, isShared: false };
  const name = look.names[seat] ?? coatName(look, coat);
  return { coat, name, isNobodys: seat < 0, rank, isShared, districts, masters, points };
}
