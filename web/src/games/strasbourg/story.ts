/** What happened in Strasbourg: a block a step, and one for what comes before the steps of a round. */
import { capital } from "../../core/words/figures";
import type { Look } from "../../core/look";
import type { Said } from "../../core/net/forms";
import { lineOf, roundsOf, segmentsOf, type Block, type Line } from "../../core/story";
import { t } from "../../core/words/words.svelte";
import { COATS } from "./coats";
import { ui, whoIs } from "./labels";

// Cards that are drawn, laid out and turned up one by one, and what is known from elsewhere.
const NOISE = new Set([
  ...["round-card", "round-edifice", "dealt-task", "round-began", "drew", "planned-stack", "laid-stack"],
  ...["step-began", "revealed-card", "leads", "returned-none", "starts"],
]);
const BEGINS = new Set(["round-began", "step-began"]);
// What no step is announced for: the last two steps, the Council's meeting, and the end.
const PARTS: Readonly<Record<string, string>> = {
  "built-chapel": "h",
  "built-edifice": "i",
  prestige: "council",
  privilege: "council",
  buried: "council",
  "showed-money": "end",
  "showed-task": "end",
  scored: "end",
  ended: "end",
};
const kindOf = ({ key }: Said): string => key.replace("strasbourg.event.", "");
const partOf = (event: Said): string => PARTS[kindOf(event)] ?? "";

export function storyOf(look: Look, events: readonly Said[]): Block[] {
  const first = new Set(events.filter((event, at) => isFirst(event, events[at - 1])));
  const segments = segmentsOf(events, (event) => first.has(event));
  const rounds = roundsOf(segments, look.view?.round ?? 0);
  const blocks = segments.map(({ head, events }, at) => blockOf(look, rounds[at] ?? 0, head, events));
  return blocks.filter(({ lines }) => lines.length > 0);
}

function isFirst(event: Said, before: Said | undefined): boolean {
  const part = partOf(event);
  return BEGINS.has(kindOf(event)) || (part !== "" && (!before || partOf(before) !== part));
}

function blockOf(look: Look, round: number, head: Said | null, events: readonly Said[]): Block {
  const step = head && kindOf(head) === "step-began" ? head : null;
  const guild = step ? String(step.args.guild ?? "") : "";
  const part = head ? partOf(head) : "";
  return {
    key: `${round} ${step?.args.step ?? part}`,
    who: null,
    sign: COATS[guild] ?? null,
    head: step ? stepName(look, String(step.args.step), guild) : headOf(look, part, round),
    note: round ? t("round", { number: round }) : "",
    lines: linesOf(look, events),
    isRun: false,
  };
}

function headOf(look: Look, part: string, round: number): string {
  if (part === "h" || part === "i") return look.name("step", part);
  if (part) return ui(`log-${part}`);
  return round ? ui("before-steps") : t("log-before");
}

/** "D: Vintners", as the ladder of the step is called. */
const stepName = (look: Look, step: string, guild: string): string =>
  COATS[guild] ? `${step.toUpperCase()}: ${capital(look.name("guild", guild))}` : look.name("step", step);

function linesOf(look: Look, events: readonly Said[]): Line[] {
  const led = events.find((event) => kindOf(event) === "leads")?.args.seat;
  const told = events.filter((event) => !NOISE.has(kindOf(event)));
  return told.map((event) =>
    kindOf(event) === "revealed" ? bidLine(look, event, event.args.seat === led) : lineOf(look, event),
  );
}

/** "Clara bids 11 and comes first." */
function bidLine(look: Look, bid: Said, isFirst: boolean): Line {
  const seat = Number(bid.args.seat);
  const args = { name: whoIs(look, seat), you: seat === look.seat ? 1 : 0, number: bid.args.number as number };
  return { who: seat, events: [bid], say: () => capital(ui(isFirst ? "log-bids-first" : "log-bids", args)) };
}
