/** A random number is checked: what attacks, what protects, which card was drawn, and what comes of it. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { checkOf } from "../odds";
import { cardOf } from "../view";

export interface Drawn {
  card: string;
  number: number;
}

export interface Check {
  key: string;
  seat: number;
  card: string;
  played: Said;
  victim: number | null;
  target: string | null;
  drawn: Drawn; // that counts
  replaced: readonly Drawn[]; // that were drawn before it
  bonus: number; // is added to the number
  total: number;
  least: number; // has to be exceeded
  guard: number; // on top of that, the protection of whoever is attacked
  stat: string | null; // which protection
  against: number; // both
  isSuccess: boolean;
  effects: readonly Said[]; // what comes of it
}

export const kindOf = ({ key }: Said): string => key.replace("gilde.event.", "");
const PLAYS = /^(played|used)/;
const ENDS = /^(played|used|turn-began|number-drawn|experience|drew|round-began|laid-out|offered|asked|begged)/;
const EFFECTS = new Set([
  ...["locked", "destroyed", "took", "paid", "paid-bank", "gained", "discarded", "lasting", "fizzled", "looked"],
]);

/** The checks that the newest events decide; what was played and drawn before them stands in the log. */
export function checksIn(look: Look, events: readonly Said[], log: readonly Said[]): Check[] {
  const decided = events.filter((event) => ["succeeded", "failed"].includes(kindOf(event)));
  return decided.flatMap((event) => checkAt(look, log, log.indexOf(event)) ?? []);
}

function checkAt(look: Look, log: readonly Said[], at: number): Check | null {
  const event = log[at];
  const played = event && playedBefore(look, log, at);
  if (!played) return null; // it was played before this screen looked
  const seat = event.args.seat;
  const drawn = log.slice(log.indexOf(played), at).filter((each) => kindOf(each) === "number-drawn");
  const own = drawn.filter(({ args }) => args.seat === seat).map(({ args }) => drawnOf(args));
  const last = own.at(-1);
  return last ? checkOfCard(look, event, played, own.slice(0, -1), last, effectsAfter(log, at)) : null;
}

const drawnOf = (args: Said["args"]): Drawn => ({ card: String(args.card), number: Number(args.number) });

function checkOfCard(
  look: Look,
  event: Said,
  played: Said,
  replaced: readonly Drawn[],
  drawn: Drawn,
  effects: readonly Said[],
): Check {
  const [total, against] = [Number(event.args.number), Number(event.args.against)];
  const card = String(played.args.card);
  const check = checkOf(cardOf(look.edition, card));
  const least = Math.min(against, check?.against ?? against);
  return {
    key: `check ${event.n}`,
    seat: Number(event.args.seat),
    card,
    played,
    victim: typeof played.args.of === "number" ? played.args.of : null,
    target: typeof played.args.target === "string" ? played.args.target : null,
    drawn,
    replaced,
    bonus: total - drawn.number,
    total,
    least,
    guard: against - least,
    stat: check?.plus?.replaceAll("_", "-") ?? null,
    against,
    isSuccess: kindOf(event) === "succeeded",
    effects,
  };
}

/** The card that is checked: the last one of this seat that has a check and was not checked already. */
function playedBefore(look: Look, log: readonly Said[], at: number): Said | null {
  const open: Said[] = [];
  const seat = log[at]?.args.seat;
  for (const event of log.slice(0, at)) {
    if (event.args.seat !== seat) continue;
    const kind = kindOf(event);
    if (PLAYS.test(kind) && hasCheck(look, String(event.args.card))) open.push(event);
    else if (kind === "succeeded" || kind === "failed") open.pop();
  }
  return open.at(-1) ?? null;
}

const hasCheck = (look: Look, card: string): boolean =>
  JSON.stringify(cardOf(look.edition, card)).includes('"random_check"');

function effectsAfter(log: readonly Said[], at: number): Said[] {
  const rest = log.slice(at + 1);
  const end = rest.findIndex((event) => ENDS.test(kindOf(event)));
  return (end < 0 ? rest : rest.slice(0, end)).filter((event) => EFFECTS.has(kindOf(event))).slice(0, 2);
}
