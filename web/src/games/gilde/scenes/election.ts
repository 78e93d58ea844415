/** The mayoral election told again: votes that are counted, cards that are drawn, ties, and when each is shown. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { inHundred } from "../odds";
import { dataOf, viewOf, type Part } from "../view";
import { kindOf } from "./check";
import { valuesLeft } from "./left";

export interface Segment {
  number: number;
  part: Part | null; // where votes come from; null: they are not told apart
  drawn: { card: string; value: number } | null; // or the card that was drawn
  at: number; // seconds
}

export interface Candidate {
  seat: number;
  segments: Segment[];
  total: number;
}

export type News =
  | { kind: "tied"; at: number; seats: readonly number[]; votes: number }
  | {
      kind: "decisive";
      at: number;
      seat: number;
      wins: number; // the least value of a card that does
      level: number | null;
      chances: Chances | null; // null where no card is left that one cannot see
    };

export interface Chances {
  wins: number; // in hundred
  level: number;
}

export interface Election {
  key: string;
  requester: number;
  candidates: Candidate[];
  news: News[];
  winner: number;
  isLevel: boolean; // no card could break the tie
  elected: number; // when, in seconds
  seconds: number;
}

const [VOTE, DRAW, FULL, PAUSE, ENDING] = [0.14, 0.5, 0.7, 0.7, 1.6]; // seconds
const [SHORTEST, LONGEST] = [4, 9];
const MOST = 12; // no card has a larger value

export function electionIn(look: Look, events: readonly Said[], log: readonly Said[]): Election | null {
  const elected = events.find((event) => kindOf(event) === "elected");
  const began = log.findLastIndex((event) => kindOf(event) === "count-began");
  if (!elected || began < 0) return null;
  return new Telling(look, log.slice(began, log.indexOf(elected) + 1)).told(elected);
}

/** Goes through the count and notes when each thing is shown. */
class Telling {
  private at = 0.5;
  private readonly candidates: Candidate[] = [];
  private readonly news: News[] = [];
  private undrawn: number[] = [];
  private isTie = false;

  constructor(
    private readonly look: Look,
    private readonly count: readonly Said[],
  ) {}

  told(elected: Said): Election {
    this.count.forEach((event, place) => this.tell(event, place));
    const total = this.at + ENDING;
    const pace = Math.max(SHORTEST, Math.min(LONGEST, total)) / total;
    const winner = Number(elected.args.seat);
    const best = Math.max(...this.candidates.map((each) => each.total));
    return {
      key: `elected ${elected.n}`,
      requester: Number(this.count[0]?.args.seat),
      candidates: this.candidates.map((each) => ({
        ...each,
        segments: each.segments.map((segment) => ({ ...segment, at: segment.at * pace })),
      })),
      news: this.news.map((each) => ({ ...each, at: each.at * pace })),
      winner,
      isLevel: this.candidates.filter((each) => each.total === best).length > 1,
      elected: this.at * pace,
      seconds: total * pace,
    };
  }

  private tell(event: Said, place: number): void {
    const kind = kindOf(event);
    if (kind === "has-votes") this.stand(Number(event.args.seat), Number(event.args.number));
    else if (kind === "counted") this.draw(event, place);
    else if (kind === "tied") this.tie();
  }

  /** Votes rise card by card. */
  private stand(seat: number, number: number): void {
    const parts = partsOf(this.look, seat, number);
    const segments = parts.map(({ part, number }) => ({ number, part, drawn: null, at: (this.at += VOTE) }));
    this.candidates.push({ seat, segments, total: number });
    this.undrawn.push(seat);
  }

  private draw(event: Said, place: number): void {
    const seat = Number(event.args.seat);
    const candidate = this.candidates.find((each) => each.seat === seat);
    if (!candidate) return;
    this.undrawn = this.undrawn.filter((each) => each !== seat);
    this.announce(candidate, place);
    const number = Number(event.args.number);
    const drawn = this.count.findLast((each, at) => at < place && kindOf(each) === "number-drawn");
    const card = drawn && { card: String(drawn.args.card), value: Number(drawn.args.number) };
    candidate.segments.push({ number, part: null, drawn: card ?? null, at: this.at });
    candidate.total += number;
    this.at += this.isTie ? FULL : DRAW;
  }

  /** Before the last card, what it has to be. */
  private announce(candidate: Candidate, place: number): void {
    const others = this.candidates.filter((each) => each !== candidate).map((each) => each.total);
    const behind = Math.max(...others) - candidate.total;
    const divisor = divisorOf(this.look, this.isTie);
    const wins = (behind + 1) * divisor;
    if (this.undrawn.length || !others.length || behind < 0 || wins > MOST) return;
    this.news.push({
      kind: "decisive",
      at: this.at,
      seat: candidate.seat,
      wins,
      level: behind > 0 ? behind * divisor : null,
      chances: this.chances(place, wins, behind > 0 ? behind * divisor : wins),
    });
    this.at += PAUSE;
  }

  /** How likely the card that is counted at this place is large enough, by what could be seen before it was drawn. */
  private chances(place: number, wins: number, level: number): Chances | null {
    const before = this.count.findLastIndex((each, at) => at < place && kindOf(each) === "counted");
    const values = valuesLeft(this.look, this.count.slice(before + 1));
    const share = (fits: (value: number) => boolean): number => values.filter(fits).length / values.length;
    if (!values.length) return null;
    return {
      wins: inHundred(share((value) => value >= wins)),
      level: inHundred(share((value) => value >= level && value < wins)),
    };
  }

  private tie(): void {
    const votes = Math.max(...this.candidates.map((each) => each.total));
    const seats = this.candidates.filter((each) => each.total === votes).map((each) => each.seat);
    this.isTie = true;
    this.undrawn = seats;
    this.news.push({ kind: "tied", at: this.at, seats, votes });
    this.at += FULL;
  }
}

/** G-155, G-157: half of a card's value, and the whole of it among those who are tied. */
function divisorOf(look: Look, isTie: boolean): number {
  const { constants } = dataOf(look.edition);
  return (isTie ? constants.tiebreak_value_divisor : constants.election_value_divisor) ?? 1;
}

/** Where the votes come from, where that adds up to what was counted. */
function partsOf(look: Look, seat: number, number: number): { part: Part | null; number: number }[] {
  const from = viewOf(look)?.players[seat]?.numbers.votes?.from ?? [];
  const isWhole = from.reduce((sum, { n }) => sum + n, 0) === number && from.every(({ n }) => n > 0);
  if (isWhole) return from.map((part) => ({ part, number: part.n }));
  return number ? [{ part: null, number }] : [];
}
