/** What happened in Flanders 1302: a block a round, a line a deed; cards that turn up and a scored town are one line. */
import type { Look } from "../../core/look";
import type { Said } from "../../core/net/forms";
import { lineOf, roundsOf, segmentsOf, type Block, type Line } from "../../core/story";
import { mark } from "../../core/words/marked";
import { t } from "../../core/words/words.svelte";
import { lineOf as revealLine, shownIn } from "./scenes/reveal";
import { coatName, spaceName } from "./saying";
import { flandersOf } from "./view";

const NOISE = new Set(["round-began", "drew-golden", "reshuffled", "cards-removed"]);
const kindOf = ({ key }: Said): string => key.replace("flanders.event.", "");

export function storyOf(look: Look, events: readonly Said[]): Block[] {
  const segments = segmentsOf(events, (event) => kindOf(event) === "round-began");
  const rounds = roundsOf(segments, look.view?.round ?? 0);
  const blocks = segments.map(({ head, events }, at) => blockOf(look, rounds[at] ?? 0, head, events));
  return blocks.filter(({ lines, note }) => lines.length > 0 || note !== "");
}

function blockOf(look: Look, round: number, head: Said | null, events: readonly Said[]): Block {
  return {
    key: `round ${round}`,
    who: null,
    head: round ? t("round", { number: round }) : t("log-before"),
    note: head ? startsIn(look, head) : "",
    lines: linesOf(look, events),
    isRun: false,
  };
}

function startsIn(look: Look, { args }: Said): string {
  const you = args.seat === look.seat ? 1 : 0;
  return t("flanders-ui-log-starts", { name: look.names[Number(args.seat)] ?? "", you });
}

/** Spaces are called as they are on the board. */
const named = (name: string, kind = ""): string => (kind === "space" ? spaceName(name) : mark(name, kind));

function linesOf(look: Look, events: readonly Said[]): Line[] {
  const lines: Line[] = [];
  const revealed = events.filter((event) => kindOf(event) === "revealed");
  for (const event of events) {
    const kind = kindOf(event);
    if (NOISE.has(kind) || kind === "scored") continue;
    if (kind === "finished") lines.push(scoredLine(look, event, events));
    else if (kind !== "revealed") lines.push(lineOf(look, event, named));
    else if (event === revealed[0]) lines.push(revealedLine(look, revealed));
  }
  return lines;
}

function revealedLine(look: Look, revealed: readonly Said[]): Line {
  return { who: null, events: revealed, say: () => revealLine(look, shownIn(look, revealed), mark) };
}

/** "Utrecht, value 15: you 15, Clara 8, armourers 4." */
function scoredLine(look: Look, finished: Said, events: readonly Said[]): Line {
  const { town, number } = finished.args;
  const scored = events.filter((event) => kindOf(event) === "scored" && event.args.town === town);
  const guilds = flandersOf(look.view)?.guilds ?? [];
  const nameOf = (coat: string): string => look.names[guilds.indexOf(coat)] ?? coatName(look, coat);
  const say = (): string => {
    const best = [...scored].sort((one, other) => Number(other.args.number) - Number(one.args.number));
    const points = best.map(({ args }) => `${nameOf(String(args.coat))} ${args.number}`).join(", ");
    const name = mark(look.name("town", String(town)));
    return t("flanders-ui-town-scored-line", { town: name, number: number as number, points });
  };
  return { who: null, events: [finished, ...scored], say };
}
