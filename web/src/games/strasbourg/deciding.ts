/** What the decision bar says for Strasbourg: names of moves, what is missing, buttons, and what a choice changes. */
import type { Imagined } from "../../core/net/forms";
import type { Offer } from "../../core/choice.svelte";
import type { Look } from "../../core/look";
import { readCity } from "./city";
import { goodsOf } from "./coats";
import { words } from "../../core/words/words.svelte";
import { capital, gainsAt, prizeLabel, ui, whoIs } from "./labels";
import { planner } from "./planner.svelte";
import {
  askedFor,
  edificeOfRound,
  goodsValue,
  ownPlayer,
  sum,
  viewOf,
  type Bid,
  type Player,
  type StrasbourgView,
} from "./reading";

/** Moves that are no place on the board and no card in hand. */
const BUTTONS = new Set(["draw", "stop", "pass", "defer", "skip", "take", "sit", "decline", "done"]);

export function choices(look: Look): readonly Offer[] {
  const drawn = ownPlayer(look)?.hand?.flat().length ?? 0; // laying out the plan ends the drawing, too
  const offers = look.choice.offers.filter(
    ({ parts: { verb, word1 } }) => (BUTTONS.has(verb as string) && !(verb === "stop" && drawn)) || word1 === "none",
  );
  if (!["draw", "put"].includes(askedFor(look) ?? "")) return offers.slice(0, 3);
  const plan = planner.phrase;
  if (plan) return [...offers.filter((offer) => offer.text === "draw"), { text: plan, parts: {} }];
  return [...offers, ...singlePuts(look)].slice(0, 3);
}

/** The whole plan, when every card lies on a stack and none is taken up: Enter lays that one down again. */
export function chosen(look: Look): string | null {
  return ["draw", "put"].includes(askedFor(look) ?? "") && planner.lifted === null ? planner.phrase : null;
}

/** How many stacks were laid one card at a time; the other cards are still in hand. */
const begun = (look: Look): number => ownPlayer(look)?.hand?.slice(1).length ?? 0;

/** Stacks that were begun one card at a time are gone on with in the same way. */
function singlePuts(look: Look): Offer[] {
  return begun(look) ? look.choice.offers.filter((offer) => offer.parts.verb === "put") : [];
}

export function missing(look: Look): string {
  const asked = askedFor(look) ?? "nothing";
  return ui(asked === "put" && planner.phrase ? "missing-laying" : `missing-${asked}`);
}

export function action(look: Look, move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  const say = ACTIONS[verb];
  return say ? say(look, rest) : move;
}

type Saying = (look: Look, rest: string[]) => string;

const ACTIONS: Readonly<Record<string, Saying>> = {
  keep: (_look, tasks) => ui("do-keep", { tasks: tasks.length }),
  draw: () => ui("do-draw"),
  stop: () => ui("do-stop"),
  plan: (look, stacks) => ui("do-plan", { stacks: begun(look) + stacks.length }),
  put: (look, [where]) => {
    const value = Math.max(...(ownPlayer(look)?.hand?.[0] ?? [0]));
    return where === "new" ? ui("do-put-new", { value }) : ui("do-put", { value, stack: where ?? "" });
  },
  reveal: (look, [stack]) => {
    const cards = ownPlayer(look)?.stacks[stack ?? ""]?.cards ?? [];
    return ui("do-reveal", { sum: sum(cards) });
  },
  pass: () => ui("do-pass"),
  defer: () => ui("do-defer"),
  place: (look, [square]) => {
    const price = readCity(look.edition).squares.find((each) => each.name === square)?.price ?? 0;
    return ui("do-place", { square: square ?? "", price });
  },
  skip: () => ui("do-skip"),
  take: (look) => ui("do-take", { goods: look.name("goods", goodsOf(viewOf(look)?.guild ?? "")) }),
  sit: () => ui("do-sit"),
  decline: (look) => ui(`do-decline-${askedFor(look) ?? "goods"}`),
  sell: (look, [goods = ""]) => ui("do-sell", { goods: look.name("goods", goods), value: goodsValue(look, goods) }),
  done: () => ui("do-done"),
  return: (_look, [value]) => (value === "none" ? ui("do-return-none") : ui("do-return", { value: value ?? "" })),
  chapel: () => ui("do-chapel"),
  edifice: (look) => {
    const view = viewOf(look);
    return ui("do-edifice", { edifice: look.name("edifice", (view && edificeOfRound(view)) ?? "") });
  },
};

/** What differs for this seat between now and what would be; a card that would be drawn is nobody's to know. */
export function changes(look: Look, imagined: Imagined): readonly string[] {
  const before = viewOf(look);
  const after = imagined.view as StrasbourgView | null | undefined;
  if (!before || look.seat === null || askedFor(look) === "draw") return [];
  const [own, then] = [before.players[look.seat], after?.players[look.seat]];
  if (!after || !own || !then) return [...bid(look, before), ...brings(look, before)];
  return [
    ...bid(look, before),
    ...brings(look, before),
    ...figures(own, then),
    ...points(look, before, after),
    ...fulfilled(look, before, after),
  ];
}

function figures(own: Player, then: Player): string[] {
  const kinds = ["coins", "privileges", "members"] as const;
  return kinds
    .filter((kind) => own[kind] !== then[kind])
    .map((kind) => ui("change", { kind, before: own[kind] ?? 0, after: then[kind] ?? 0 }));
}

function points(look: Look, before: StrasbourgView, after: StrasbourgView): string[] {
  const [now, then] = [before.scores[look.seat as number], after.scores[look.seat as number]];
  return now === then ? [] : [ui("change", { kind: "prestige", before: now ?? 0, after: then ?? 0 })];
}

/** The stack that is chosen to be revealed, with the place that it would take now. */
export function chosenBid(look: Look): { place: number; bid: Bid } | null {
  const [verb, stack = ""] = look.choice.move?.split(" ") ?? [];
  const place = viewOf(look)?.places[stack];
  const cards = ownPlayer(look)?.stacks[stack]?.cards;
  if (verb !== "reveal" || !place || !cards || look.seat === null) return null;
  return { place, bid: { seat: look.seat, cards, state: "bids" } };
}

/** The place of a stack that would be revealed, what it wins, and who could still change that. */
function bid(look: Look, view: StrasbourgView): string[] {
  const chosen = chosenBid(look);
  if (!chosen) return [];
  const { place } = chosen;
  const own = sum(chosen.bid.cards);
  const shown = view.ranking.map((seat) => ({
    name: whoIs(look, seat),
    other: sum(view.players[seat]?.revealed ?? []),
  }));
  const after = view.queue.filter((seat) => seat !== look.seat).map((seat) => whoIs(look, seat));
  const ahead = shown[place - 2] ?? { name: "", other: 0 };
  const prize = prizeLabel(look, view.prizes[place - 1] ?? null, view.guild);
  const level = shown.find(({ other }) => other === own);
  return [
    ui(after.length ? "bid-place" : "bid-settled", { place, sum: own, prize, ...ahead }),
    ...(level ? [ui("bid-level", { name: level.name })] : []),
    ...(after.length ? [ui("bid-after", { many: after.length, names: listed(after) })] : []),
  ];
}

/** What the chapel or edifice that is chosen would count for whom: "Chapel here: you +2, Clara +1." */
function brings(look: Look, view: StrasbourgView): string[] {
  const [verb = "", place = ""] = look.choice.move?.split(" ") ?? [];
  if (verb !== "chapel" && verb !== "edifice") return [];
  const edifice = capital(look.name("edifice", edificeOfRound(view) ?? ""));
  const gains = gainsAt(look, place);
  return [ui(`${verb}-brings`, { edifice, gains, many: gains ? 1 : 0 })];
}

const listed = (names: readonly string[]): string => new Intl.ListFormat(words.locale).format(names);

function fulfilled(look: Look, before: StrasbourgView, after: StrasbourgView): string[] {
  const [now, then] = [before.tasks?.kept ?? {}, after.tasks?.kept ?? {}];
  const turned = Object.keys(now).filter((task) => task in then && now[task] !== then[task]);
  return turned.map((task) => ui(then[task] ? "task-met" : "task-lost", { task: look.name("task", task) }));
}
