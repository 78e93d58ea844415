/** The face of Strasbourg. */
import type { Face } from "../../core/look";
import Aside from "./Aside.svelte";
import { ui } from "./labels";
import Board from "./Board.svelte";
import { action, changes, choices, chosen, missing } from "./deciding";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import { scenesOf } from "./scenes/scenes";
import { skeleton } from "./skeleton";
import { storyOf } from "./story";
import Strip from "./RoundPlan.svelte";
import TextBoard from "./TextBoard.svelte";
import Top from "./Top.svelte";

/** Tasks, chapels and edifices are counted together: everybody has others. */
const SOURCES: Readonly<Record<string, string>> = {
  chapel: "chapels",
  edifice: "edifices",
  task: "tasks",
  "failed-task": "tasks",
};

export const face: Face = {
  skeleton,
  Board,
  Hand,
  Aside,
  Top,
  Strip,
  Player,
  TextBoard,
  action,
  missing,
  choices,
  chosen,
  changes,
  scenes: scenesOf,
  story: storyOf,
  source: (_look, { key }) => {
    const line = key.split(".").at(-1) as string;
    return ui(`source-${SOURCES[line] ?? line}`);
  },
};
