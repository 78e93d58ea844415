/** What happened in The Guild: a block a turn, its deeds in a row: "+8 talers · plays Warehouse (+4 → 13) · draws 5". */
import type { Look } from "../../core/look";
import type { Said } from "../../core/net/forms";
import { roundsOf, segmentsOf, type Block, type Line, type Segment } from "../../core/story";
import { plain, sayMarked } from "../../core/words/marked";
import { t, words } from "../../core/words/words.svelte";

const NOISE = new Set([
  ...["turn-began", "round-began", "dealt", "was-dealt", "reshuffled", "nothing-to-draw", "shuffled-back"],
  "more-political",
]);
const PLAYS = /^(played|used|laid-out)/;
const BEGINS = new Set(["round-began", "turn-began", "count-began"]);
const kindOf = ({ key }: Said): string => key.replace("gilde.event.", "");
const ui = (id: string, args: Record<string, string | number>): string => t(`gilde-ui-log-${id}`, args);

export function storyOf(look: Look, events: readonly Said[]): Block[] {
  const segments = segmentsOf(events, (event) => BEGINS.has(kindOf(event)));
  const rounds = roundsOf(segments, look.view?.round ?? 0);
  const blocks = segments.map((segment, at) => blockOf(look, rounds[at] ?? 0, segment));
  return blocks.filter(({ lines }) => lines.length > 0);
}

function blockOf(look: Look, round: number, { head, events }: Segment): Block {
  const who = head && kindOf(head) === "turn-began" ? Number(head.args.seat) : null;
  return {
    key: `${head?.n ?? "before"}`,
    who,
    head: who === null ? headOf(head, round) : nameOf(look, who),
    note: who !== null && round ? t("log-round", { number: round }) : "",
    lines: linesOf(look, who, events),
    isRun: head === null || kindOf(head) !== "count-began", // the count of an election is read line by line
  };
}

function headOf(head: Said | null, round: number): string {
  if (head && kindOf(head) === "count-began") return t("gilde-ui-log-election");
  return round ? t("round", { number: round }) : t("log-before");
}

const nameOf = (look: Look, seat: number): string =>
  seat === look.seat ? t("gilde-ui-log-you") : (look.names[seat] ?? "");

function linesOf(look: Look, who: number | null, events: readonly Said[]): Line[] {
  const lines: Line[] = [];
  const isTaken = new Set<Said>();
  for (const event of events) {
    if (NOISE.has(kindOf(event)) || isTaken.has(event)) continue;
    const together = [event, ...withIt(event, events)];
    for (const each of together) isTaken.add(each);
    lines.push({ who: seatOf(look, event), events: together, say: () => sayOf(look, who, together) });
  }
  return lines;
}

/** What is told with an event: all the cards that a seat draws, and the experience that a card has brought. */
function withIt(event: Said, events: readonly Said[]): Said[] {
  const rest = events.slice(events.indexOf(event) + 1);
  const kind = kindOf(event);
  if (kind.startsWith("drew"))
    return rest.filter((each) => each.key === event.key && each.args.seat === event.args.seat);
  if (!PLAYS.test(kind)) return [];
  const next = rest.findIndex((each) => PLAYS.test(kindOf(each)) && each.args.seat === event.args.seat);
  const until = next < 0 ? rest : rest.slice(0, next);
  return until.filter((each) => kindOf(each) === "experience" && each.args.seat === event.args.seat).slice(0, 1);
}

/** Whose deed it is: only the reader is told which card they draw. */
const seatOf = (look: Look, event: Said): number | null =>
  typeof event.args.seat === "number" ? event.args.seat : kindOf(event) === "drew" ? look.seat : null;

/** In somebody's own turn their name is above it already; what others do says theirs. */
function sayOf(look: Look, who: number | null, [event, ...more]: readonly Said[]): string {
  const said = event as Said;
  const isOwn = who !== null && seatOf(look, said) === who;
  const text = (isOwn && shortOf(look, said, more)) || withoutStop(sayMarked(said, look.reader));
  const gained = more.find((each) => kindOf(each) === "experience");
  return gained
    ? `${text} ${ui("experience", { number: gained.args.number ?? 0, total: gained.args.total ?? 0 })}`
    : text;
}

function shortOf(look: Look, event: Said, more: readonly Said[]): string {
  const you = seatOf(look, event) === look.seat ? 1 : 0;
  const kind = kindOf(event);
  if (kind.startsWith("drew"))
    return ui("draws", { you, number: 1 + more.filter(({ key }) => key === event.key).length });
  const said = { key: `gilde.ui.log.${kind}`, args: { ...event.args, you } };
  return words.has(`gilde-ui-log-${kind}`) ? sayMarked(said, look.reader) : "";
}

const withoutStop = (sentence: string): string => (plain(sentence).endsWith(".") ? sentence.slice(0, -1) : sentence);
