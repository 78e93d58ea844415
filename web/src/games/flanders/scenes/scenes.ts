/** What comes to the stage in Flanders 1302: cards that turn up, and towns that are scored. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { scene, type Scene } from "../../../core/scene";
import { t } from "../../../core/words/words.svelte";
import { lineOf, shownIn, twice, whyInOrder } from "./reveal";
import Reveal from "./Reveal.svelte";
import { scoredIn, type Scored } from "./scored";
import ScoredAll from "./ScoredAll.svelte";
import ScoredTown from "./ScoredTown.svelte";

const MANY = 3; // towns that are scored at once are shown together

export function scenesOf(look: Look, events: readonly Said[]): Scene[] {
  const revealed = newest(events.filter(({ key }) => key === "flanders.event.revealed"));
  const scored = scoredIn(look, events);
  const scenes = scored.length < MANY ? scored.map((each) => ofTown(look, each)) : [ofTowns(look, scored)];
  return revealed.length ? [ofReveal(look, revealed), ...scenes] : scenes;
}

/** Where several rounds are told at once, the cards of the last one. */
const newest = (revealed: readonly Said[]): Said[] =>
  revealed.filter(({ args }, at) => !revealed.slice(at + 1).some((later) => later.args.seat === args.seat));

function ofReveal(look: Look, revealed: readonly Said[]): Scene {
  const shown = shownIn(look, revealed);
  const props = { look, shown, why: whyInOrder(look, revealed, shown), notes: twice(look, shown) };
  const cues = [{ sound: "card", at: 0.46 }] as const;
  return scene({ key: `revealed ${revealed[0]?.n}`, seconds: 2.4, line: lineOf(look, shown), cues }, Reveal, props);
}

function ofTown(look: Look, scored: Scored): Scene {
  const town = scored.town.town;
  const cues = [{ sound: "stone", at: 0.2 }, ...scored.places.map((_, at) => coin(0.5 + at * 0.18))] as const;
  return scene({ key: `scored ${town}`, seconds: 2.6, line: townLine(look, scored), cues }, ScoredTown, {
    look,
    scored,
  });
}

function ofTowns(look: Look, scored: readonly Scored[]): Scene {
  const line = scored.map((each) => townLine(look, each)).join(" ");
  const cues = scored.map((_, at) => coin(0.2 + at * 0.2));
  const key = `scored ${scored.map(({ town }) => town.town).join(" ")}`;
  return scene({ key, seconds: 3, line, cues }, ScoredAll, { look, scored });
}

const coin = (at: number) => ({ sound: "coin", at }) as const;

/** "Utrecht is scored, value 15: Ada 15, Clara 8." */
function townLine(look: Look, { town, value, places }: Scored): string {
  const points = places.map(({ name, points }) => `${name} ${points}`).join(", ");
  return t("flanders-ui-town-scored-line", { town: look.name("town", town.town), number: value, points });
}
