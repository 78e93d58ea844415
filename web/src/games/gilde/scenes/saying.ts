/** What the stages of The Guild say. */
import type { Look } from "../../../core/look";
import { t, words } from "../../../core/words/words.svelte";
import { personOf } from "../saying";
import type { Check } from "./check";
import type { Election, News } from "./election";

const ui = (id: string, args: Record<string, string | number> = {}): string => t(`gilde-ui-stage-${id}`, args);
const isYou = (look: Look, seat: number): number => (seat === look.seat ? 1 : 0);

/** Somebody as a sentence's subject. */
export const whoIs = (look: Look, seat: number): string =>
  seat === look.seat ? t("gilde-ui-log-you") : personOf(look, seat);

/** "Bram plays Arson on Clara’s Bathhouse." */
export const playedText = (look: Look, { played }: Check): string => look.say(played);

/** "5 against 4: it succeeds." */
export const outcomeText = ({ total, against, isSuccess }: Check): string =>
  ui(isSuccess ? "succeeds" : "fails", { total, against });

/** "more than 4: 3 + 1 burglary protection" */
export function neededText(look: Look, { against, least, guard, stat }: Check): string {
  if (!guard) return ui("needs", { against });
  return ui("needs-guard", { against, least, guard, stat: look.name("stat", stat ?? "") });
}

export function bonusText({ drawn, bonus, total }: Check): string {
  return bonus ? ui("with-bonus", { number: drawn.number, bonus, total }) : "";
}

export function replacedText(look: Look, { replaced }: Check): string {
  const cards = replaced.map(({ card, number }) => `${look.name("card", card)}, ${number}`).join("; ");
  return cards ? ui("replaced", { cards }) : "";
}

export const effectTexts = (look: Look, { effects }: Check): string[] =>
  effects.map((event) => words.say(event, look.reader));

export function checkLine(look: Look, check: Check): string {
  return [playedText(look, check), outcomeText(check), ...effectTexts(look, check)].join(" ");
}

export function newsText(look: Look, news: News): string {
  if (news.kind === "tied") {
    const names = news.seats.map((seat) => whoIs(look, seat)).join(", ");
    return ui("tied", { names, votes: news.votes });
  }
  const args = { name: personOf(look, news.seat), you: isYou(look, news.seat), wins: news.wins };
  const needs = news.level === null ? ui("decisive", args) : ui("decisive-level", { ...args, level: news.level });
  return [needs, chancesText(news)].filter(Boolean).join(" ");
}

/** "Of the cards that you cannot see, 15 % are 5 or more, 18 % would draw level." */
function chancesText({ chances, wins, level }: Extract<News, { kind: "decisive" }>): string {
  if (!chances) return "";
  const args = { wins, inHundred: chances.wins, level: chances.level };
  return level === null ? ui("chances", args) : ui("chances-level", args);
}

export function electedText(look: Look, { winner, candidates, isLevel }: Election): string {
  const votes = candidates.find(({ seat }) => seat === winner)?.total ?? 0;
  const args = { name: personOf(look, winner), you: isYou(look, winner), votes };
  return ui(isLevel ? "elected-level" : "elected", args);
}

export function electionLine(look: Look, election: Election): string {
  const votes = election.candidates.map(({ seat, total }) => `${whoIs(look, seat)} ${total}`).join(", ");
  return `${electedText(look, election)} ${ui("votes", { votes })}`;
}

export const drawnText = (look: Look, { card, value }: { card: string; value: number }): string =>
  ui("draws", { card: look.name("card", card), value });

export const requestedText = (look: Look, seat: number): string =>
  ui("requested", { name: personOf(look, seat), you: isYou(look, seat) });

export const countTitle = (look: Look, seat: number): string =>
  ui("count", { name: personOf(look, seat), you: isYou(look, seat) });

export const countWhy = (xp: number, least: number): string => ui("count-why", { xp, least });
