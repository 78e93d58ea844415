/** What comes to the stage in The Guild: checks of a random number, the mayoral election, and whoever becomes Count. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { scene, type Scene } from "../../../core/scene";
import { stepsOf, viewOf } from "../view";
import { checksIn, kindOf, type Check } from "./check";
import CheckScene from "./Check.svelte";
import CountScene from "./Count.svelte";
import { electionIn, type Election } from "./election";
import ElectionScene from "./Election.svelte";
import { checkLine, countTitle, countWhy, electionLine } from "./saying";

export function scenesOf(look: Look, events: readonly Said[], log: readonly Said[]): Scene[] {
  const election = electionIn(look, events, log);
  const count = events.find((event) => kindOf(event) === "became-count");
  return [
    ...checksIn(look, events, log).map((check) => ofCheck(look, check)),
    ...(election ? [ofElection(look, election)] : []),
    ...(count ? [ofCount(look, Number(count.args.seat), count)] : []),
  ];
}

function ofCheck(look: Look, check: Check): Scene {
  const cues = [{ sound: "card", at: 0.7 } as const, { sound: check.isSuccess ? "stone" : "votes", at: 1.3 } as const];
  return scene({ key: check.key, seconds: 2.6, line: checkLine(look, check), cues }, CheckScene, { look, check });
}

function ofElection(look: Look, election: Election): Scene {
  const { key, seconds, candidates, elected } = election;
  const segments = candidates.flatMap((candidate) => candidate.segments);
  const cues = segments.map(({ drawn, at }) => ({ sound: drawn ? "card" : "votes", at }) as const);
  const all = [...cues, { sound: "bell", at: elected } as const];
  return scene({ key, seconds, line: electionLine(look, election), cues: all }, ElectionScene, { look, election });
}

function ofCount(look: Look, winner: number, { n }: Said): Scene {
  const xp = viewOf(look)?.players[winner]?.xp ?? 0;
  const least = stepsOf(look.edition).at(-1)?.xp ?? 0;
  const said = { key: `count ${n}`, seconds: 3, line: `${countTitle(look, winner)}: ${countWhy(xp, least)}` };
  const cues = [{ sound: "coin", at: 0.6 } as const, { sound: "bell", at: 1.4 } as const];
  return scene({ ...said, cues }, CountScene, { look, winner, xp, least });
}
