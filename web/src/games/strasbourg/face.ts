/** The face of Strasbourg. */
import type { Face } from "../../table/look";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { action, changes, choices, chosen, missing } from "./deciding";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import TextBoard from "./TextBoard.svelte";
import Top from "./Top.svelte";

export const face: Face = { Board, Hand, Aside, Top, Player, TextBoard, action, missing, choices, chosen, changes };
