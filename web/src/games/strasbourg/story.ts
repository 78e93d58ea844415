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
const kindOf = ({ key }: Said): string => key.replace("strasbourg.event.", "");

export function storyOf(look: Look, events: readonly Said[]): Block[] {
  const segments = segmentsOf(events, (event) => BEGINS.has(kindOf(event)));
  const rounds = roundsOf(segments, look.view?.round ?? 0);
  const blocks = segments.map(({ head, events }, at) => blockOf(look, rounds[at] ?? 0, head, events));
  return blocks.filter(({ lines }) => lines.length > 0);
}

function blockOf(look: Look, round: number, head: Said | null, events: readonly Said[]): Block {
  const step = head && kindOf(head) === "step-began" ? head : null;
  const guild = step ? String(step.args.guild ?? "") : "";
  return {
    key: `${round} ${step?.args.step ?? ""}`,
    who: null,
    sign: COATS[guild] ?? null,
    head: step ? stepName(look, String(step.args.step), guild) : round ? ui("before-steps") : t("log-before"),
    note: round ? t("round", { number: round }) : "",
    lines: linesOf(look, events),
    isRun: false,
  };
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
