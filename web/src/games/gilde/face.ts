/** The face of The Guild: tables of cards, hand, numbers, deals and windows. */
import type { Face } from "../../core/look";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Notice from "./Notice.svelte";
import Player from "./Player.svelte";
import { actionOf, changesOf, choicesOf, missingOf } from "./saying";
import { skeleton } from "./skeleton";
import { storyOf } from "./story";
import TextBoard from "./TextBoard.svelte";
import Top from "./Top.svelte";

export const face: Face = {
  skeleton,
  Board,
  Hand,
  Aside,
  Top,
  Notice,
  Player,
  TextBoard,
  action: actionOf,
  missing: missingOf,
  choices: choicesOf,
  changes: changesOf,
  story: storyOf,
};
