/** The face of The Guild: tables of cards, hand, numbers, deals and windows. */
import type { Face } from "../../core/look";
import { isWindow } from "./answers";
import Board from "./Board.svelte";
import Centre from "./Centre.svelte";
import Chooser from "./Chooser.svelte";
import Hand from "./Hand.svelte";
import Others from "./Others.svelte";
import Player from "./Player.svelte";
import { actionOf, changesOf, choicesOf, missingOf } from "./saying";
import { scenesOf } from "./scenes/scenes";
import { skeleton } from "./skeleton";
import { storyOf } from "./story";
import TextBoard from "./TextBoard.svelte";
import Top from "./Top.svelte";
import Window from "./Window.svelte";

export const face: Face = {
  skeleton,
  Others,
  Board,
  Hand,
  Window,
  isWindow,
  Kinds: Chooser,
  Aside: Centre,
  Top,
  Player,
  TextBoard,
  action: actionOf,
  missing: missingOf,
  choices: choicesOf,
  changes: changesOf,
  scenes: scenesOf,
  story: storyOf,
  hasDeals: true,
};
