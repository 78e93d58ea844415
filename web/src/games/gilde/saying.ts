/** Sentences about moves, cards and numbers, for buttons, the bar, and who listens instead of looking. */
import type { Imagined } from "../../core/net/forms";
import type { Choice, Offer } from "../../core/choice.svelte";
import type { Look } from "../../core/look";
import type { Parts } from "../../core/notation";
import { capital } from "../../core/words/figures";
import { t } from "../../core/words/words.svelte";
import { ending } from "./ending.svelte";
import { oddsOf, type Odds } from "./odds";
import { optionsOf } from "./orders";
import { cardOf, viewOf, type CardData, type GildeView, type Link, type Lying, type Part, type Player } from "./view";

const ui = (id: string, args?: Record<string, string | number>): string => t(`gilde-ui-${id}`, args);

export const personOf = (look: Look, seat: number): string => look.names[seat] ?? t("engine-seat", { number: seat });

/** Where a part of a player's number comes from. */
export function partText(look: Look, { source, key }: Part): string {
  if (source === "rules" || !key) return t("gilde-ui-from-rules");
  return look.name(source === "lasting" ? "card" : source, key);
}

/** What a card costs this seat now, where nothing changes its printed price. */
function printedCost(look: Look, card: CardData): number | null {
  const change = look.seat === null ? 0 : viewOf(look)?.players[look.seat]?.numbers[`cost-${card.type}`]?.n;
  return change ? null : card.cost;
}

function withCost(look: Look, verb: "play" | "respond", key: string): string {
  const card = look.name("card", key);
  const data = cardOf(look.edition, key);
  const cost = data.type === "artefact" && verb === "respond" ? null : printedCost(look, data);
  return cost === null ? ui(`do-${verb}`, { card }) : ui(`do-${verb}-cost`, { card, number: cost });
}

/** What the main button says for a move. */
export function actionOf(look: Look, move: string): string {
  const parts = look.choice.offers.find((offer) => offer.text === move)?.parts ?? { verb: move.split(" ")[0] ?? "" };
  const verb = parts.verb ?? "";
  if (verb === "play") return withCost(look, "play", parts.card ?? "");
  if (verb === "respond") return respondText(look, parts);
  if (verb === "end" && ending.marks.length) return ui("do-end-discarding", { cards: listed(look, ending.marks) });
  if (verb === "choose") return optionText(look, Number(parts.number));
  return ui(`do-${verb}${parts.target ? "-card" : ""}`, argsOf(look, parts));
}

const listed = (look: Look, cards: readonly string[]): string =>
  cards.map((card) => look.name("card", card)).join(", ");

function respondText(look: Look, parts: Parts): string {
  const first = withCost(look, "respond", parts.card ?? "");
  if (!parts.seat) return first;
  const whom = parts.target
    ? ui("aim-card", { name: personOf(look, Number(parts.seat)), card: look.name("card", parts.target) })
    : personOf(look, Number(parts.seat));
  return ui("do-respond-at", { first, whom });
}

function argsOf(look: Look, parts: Parts): Record<string, string | number> {
  const key = parts.target ?? parts.card;
  return {
    card: key ? look.name("card", key) : "",
    name: parts.seat ? personOf(look, Number(parts.seat)) : "",
    number: Number(parts.number ?? parts.loan ?? 0),
    profession: parts.profession ? look.name("profession", parts.profession) : "",
  };
}

/** What an option of a card comes to: "get 2 talers", "lock a card". */
export function optionText(look: Look, number: number): string {
  const card = String(look.view?.asked?.args.card ?? "");
  const effects = optionsOf(look.edition, card)[number - 1] ?? [];
  const said = effects.map(({ op, n }) => ui("effect", { op: op.replaceAll("_", "-"), number: n }));
  return said.length ? ui("do-choose-known", { number, what: said.join(", ") }) : ui("do-choose", { number });
}

const FIRST = ["pass", "keep", "end", "build", "request", "tower", "redraw", "accept", "decline"];
const MOST = 3;

/** Moves that are buttons of the bar: what is no card and no seat, and what is left of a choice that is half made. */
export function choicesOf(look: Pick<Look, "choice">): readonly Offer[] {
  const half = halfMade(look.choice);
  if (half.length) return half;
  const plain = look.choice.offers.filter((offer) => FIRST.includes(offer.parts.verb ?? ""));
  return [...plain].sort((one, other) => rank(one) - rank(other)).slice(0, MOST);
}

const rank = (offer: Offer): number => FIRST.indexOf(offer.parts.verb ?? "");

function halfMade(choice: Choice): readonly Offer[] {
  const isHalf = !choice.isEmpty && !choice.move && choice.left.length <= MOST;
  return isHalf ? choice.left : [];
}

const NUMBERS = ["income", "upkeep", "votes", "favour", "hand-limit", "business-limit"];

/** What a move changes for this seat. */
export function changesOf(look: Look, imagined: Imagined): string[] {
  const [before, after] = [viewOf(look), imagined.view as GildeView | null | undefined];
  const odds = oddsOfChoice(look);
  const said = odds ? [oddsText(odds)] : [];
  if (look.seat === null || !before || !after) return said;
  const [was, is] = [before.players[look.seat], after.players[look.seat]];
  if (!was || !is) return said;
  const pairs: [string, number, number][] = [
    [ui("talers"), was.talers, is.talers],
    [ui("experience"), was.xp, is.xp],
    ...NUMBERS.map((stat): [string, number, number] => [
      look.name("stat", stat),
      was.numbers[stat]?.n ?? 0,
      is.numbers[stat]?.n ?? 0,
    ]),
  ];
  const changed = pairs.filter(([, one, other]) => one !== other);
  if (was.title !== is.title) said.push(ui("rises", { title: look.name("title", is.title) }));
  return [...changed.map(([what, from, to]) => ui("change", { what: capital(what), from, to })), ...said];
}

/** The odds of what is being aimed now. */
function oddsOfChoice(look: Look): Odds | null {
  const view = viewOf(look);
  const { seat, card: named } = look.choice.picked;
  const card = look.view?.asked?.key === "gilde.ask.target" ? String(look.view.asked.args.card) : named;
  if (!view || look.seat === null || !seat || !card) return null;
  return oddsOf(look.edition, view, card, look.seat, Number(seat));
}

export function oddsText(odds: Odds): string {
  return ui("odds", { number: odds.inHundred });
}

/** "needs a number over 2 and adds 1", and how much of that is the protection of who is attacked. */
export function needText(name: string, odds: Odds, isAtMe = false): string {
  const { needed: number, bonus, guard } = odds;
  const needs = ui(bonus ? "needs-adds" : "needs", { name, number, bonus });
  return isAtMe && guard ? `${needs} ${ui("needs-guard", { number: guard })}` : needs;
}

/** A card that is being resolved: who plays what on whom; the reader is spoken to. */
export function linkText(look: Look, { card, seat, victim, target }: Link): string {
  const name = personOf(look, seat);
  const who = seat === look.seat ? "-by-you" : "";
  if (!card) return ui(`chain-draw${who}`, { name });
  const args = { name, card: look.name("card", card), whom: victim === null ? "" : personOf(look, victim) };
  if (victim === null) return ui(`chain-card${who}`, args);
  const whom = victim === look.seat ? "-you" : "";
  if (!target) return ui(`chain-at${whom || who}`, args);
  return ui(`chain-on${whom || who}`, { ...args, target: look.name("card", target) });
}

/** An answer in a window, without its price: the card, or what is done. */
export function answerText(look: Look, { parts, text }: Offer): string {
  if (parts.verb !== "respond") return actionOf(look, text);
  const card = look.name("card", parts.card ?? "");
  if (!parts.seat) return card;
  const aim = parts.target ? look.name("card", parts.target) : personOf(look, Number(parts.seat));
  return ui("do-respond-at", { first: card, whom: aim });
}

/** What an answer in a window costs; nothing where its price is not the printed one. */
export function costText(look: Look, { parts }: Offer): string {
  const card = parts.verb === "respond" && parts.card ? cardOf(look.edition, parts.card) : null;
  if (!card || card.type === "artefact") return "";
  const cost = printedCost(look, card);
  return cost === null ? "" : cost ? ui("do-talers", { number: cost }) : ui("free");
}

export function requirementOf(look: Look, card: CardData): string {
  const { title, favour, businesses, any_of: anyOf, election_pending: election } = card.req ?? {};
  const said = [
    title ? look.name("title", title) : "",
    favour ? ui("req-favour", { number: favour }) : "",
    businesses ? ui("req-businesses", { number: businesses }) : "",
    anyOf ? anyOf.map((key) => look.name("card", key)).join(ui("or")) : "",
    election ? ui("req-election") : "",
  ];
  return said.filter(Boolean).join(", ");
}

/** What stands at the foot of a card. */
export function footOf(look: Look, card: CardData): string {
  const { type, profession, kind } = card;
  const second = profession
    ? look.name("profession", profession)
    : kind
      ? look.name("kind", kind)
      : shortReq(look, card);
  return [look.name("type", type), second].filter(Boolean).join(" · ");
}

function shortReq(look: Look, card: CardData): string {
  return card.req?.favour ? ui("req-favour", { number: card.req.favour }) : "";
}

const CANCELLABLE = new Set(["sabotage", "burglary", "intrigue", "extortion"]);

/** G-115, Q-25: what becomes of the experience of a card that can be cancelled, and of those that a card cancels. */
export function cancelledOf(card: CardData): string {
  const effects = [...(card.effects ?? []), ...(card.use?.effects ?? [])];
  if (effects.some(({ op }) => op === "cancel")) return ui("cancels");
  return CANCELLABLE.has(card.kind ?? "") ? ui("cancelled") : "";
}

/** What a business brings its player now; nothing for other cards, whose words say enough. */
export function yieldOf(player: Player, key: string): string {
  const parts = player.numbers.income?.from.filter((part) => part.source === "card" && part.key === key) ?? [];
  const most = Math.max(0, ...parts.map(({ n }) => n));
  return most ? ui("yields", { number: most }) : "";
}

export function stateOf(lying: Lying | null): string {
  if (lying?.locked) return ui("locked", { number: lying.locked });
  return lying?.dormant ? ui("dormant") : "";
}

/** A card as a sentence: what it is, what it costs and does, how it is with it. */
export function cardSentence(look: Look, key: string, lying: Lying | null, can: boolean): string {
  const card = cardOf(look.edition, key);
  const name = look.name("card", key);
  const said = [
    ui("card-said", { name, type: look.name("type", card.type), cost: card.cost, value: card.value }),
    look.explain("card", key),
    requirementOf(look, card) && ui("needs-said", { what: requirementOf(look, card) }),
    cancelledOf(card),
    stateOf(lying),
    can ? ui("can-said") : "",
  ];
  return said.filter(Boolean).join(" ");
}

/** What is missing before the main button can do anything. */
export function missingOf(look: Look): string {
  const key = look.view?.asked?.key.split(".").at(-1) ?? "";
  return t(`gilde-ui-missing-${MISSING[key] ?? "other"}`);
}

const MISSING: Record<string, string> = {
  profession: "profession",
  action: "action",
  target: "target",
  recipient: "player",
  to: "player",
  of: "player",
  builders: "builder",
  share: "number",
  points: "number",
  price: "number",
  sum: "number",
  repay: "number",
  turns: "number",
  extension: "number",
  surplus: "discard",
  spare: "discard",
  loss: "discard",
  fit: "discard",
  start: "answer",
  end: "answer",
  targeted: "answer",
  number: "answer",
  pay: "money",
  consent: "answer",
  join: "answer",
  redraw: "answer",
};
