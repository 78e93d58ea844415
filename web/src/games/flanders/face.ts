/** The face of Flanders 1302: what the frame of a table shows of it. */
import { colourOf } from "../../core/sign";
import type { Face, Look } from "../../core/look";
import { t } from "../../core/words/words.svelte";
import { askedOf, isDirection, lasts } from "./acts";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { changesOf } from "./changes";
import { signOf } from "./coats";
import Hand from "./Hand.svelte";
import Kinds from "./Kinds.svelte";
import Player from "./Player.svelte";
import { coatName } from "./saying";
import { scenesOf } from "./scenes/scenes";
import { waitingFor } from "./waiting";
import { skeleton } from "./skeleton";
import { storyOf } from "./story";
import TextBoard from "./TextBoard.svelte";
import Top from "./Top.svelte";
import Unplayed from "./Unplayed.svelte";
import { flandersOf } from "./view";

const MISSING: Readonly<Record<string, string>> = {
  guild: "guild",
  influenced: "guild",
  centre: "plan",
  placement: "space",
  cathedral: "church",
  master: "master",
};

function action(look: Look, move: string): string {
  const [verb = "", first = "", second = "0"] = move.split(" ");
  const card = look.name("card", first);
  if (verb === "build" && flandersOf(look.view)?.asked?.args.card === "site") return t("flanders-ui-do-site");
  return t(`flanders-ui-do-${verb}`, { card, coat: coatName(look, first), number: Number(second) || 0 });
}

function missing(look: Look): string {
  const { choice } = look;
  if (choice.picked.space !== undefined) {
    const places = lasts(choice);
    if (!places.length) return t("flanders-ui-missing-kind");
    return t(
      places.every(({ value }) => isDirection(value)) ? "flanders-ui-missing-direction" : "flanders-ui-missing-taken",
    );
  }
  return t(`flanders-ui-missing-${MISSING[askedOf(look)] ?? "card"}`);
}

export const face: Face = {
  skeleton,
  Board,
  Hand,
  Aside,
  Top,
  Player,
  TextBoard,
  action,
  missing,
  waiting: waitingFor,
  choices: (look) => look.choice.offers.filter(({ text }) => text === "influence"),
  changes: changesOf,
  scenes: scenesOf,
  story: storyOf,
  source: (look, { args }) =>
    typeof args.town === "string" ? look.name("town", args.town) : t("flanders-ui-source-influence"),
  Kinds,
  Unplayed,
  legend: () => t("flanders-ui-legend"),
  sign: (look, who) => {
    const guild = flandersOf(look.view)?.guilds[who];
    return guild ? signOf(guild) : null;
  },
  colour: (look, who) => colourOf(signOf(flandersOf(look.view)?.guilds[who] ?? "grey")),
};
