/** What the stage of an auction says: who has won what, by which numbers, and what becomes of the reader's bid. */
import type { Look } from "../../../core/look";
import { signed } from "../../../core/words/figures";
import { capital, prizeLabel, ui, whoIs } from "../labels";
import type { Auction } from "./auction";

/** "Clara is Master of the Vintners." */
export function titleOf(look: Look, { bids, guild }: Auction): string {
  const [first] = bids;
  if (!first) return "";
  return ui(`stage-won-${first.prize}`, {
    name: whoIs(look, first.seat),
    you: first.seat === look.seat ? 1 : 0,
    guild: guild ? look.name("guild", guild) : "",
  });
}

/** "11 beats Dirk’s 9." */
export function whyFirst(look: Look, { bids, isLevel }: Auction): string {
  const [first, second] = bids;
  if (!first) return "";
  if (!second) return ui("stage-only-bid", { number: first.influence });
  const args = { number: first.influence, other: second.influence, name: whoIs(look, second.seat) };
  const you = { you: second.seat === look.seat ? 1 : 0 };
  return ui(isLevel ? "stage-level" : "stage-beats", { ...args, ...you });
}

/** What the reader's bid brings, unless the title says it: "You come 3rd: a cask or a square." */
export function whatYouGet(look: Look, { bids, guild }: Auction): string {
  const place = bids.findIndex(({ seat }) => seat === look.seat);
  if (place < 1) return "";
  const prize = bids[place]?.prize ?? null;
  return ui("stage-you-come", { place: place + 1, prize: prizeLabel(look, prize, guild) });
}

/** "Else 4, Bram 2: no place." */
export function withoutPlace(look: Look, { bids }: Auction): string {
  const none = bids.filter(({ prize }) => !prize).map(({ seat, influence }) => `${whoIs(look, seat)} ${influence}`);
  return none.length ? capital(ui("stage-no-place", { names: none.join(", ") })) : "";
}

export function whoPassed(look: Look, { passed }: Auction): string {
  const names = passed.map((seat) => whoIs(look, seat)).join(", ");
  return passed.length ? capital(ui("stage-passed", { names })) : "";
}

/** "+12", "0", "−3". */
export const plus = (number: number): string => (number > 0 ? `+${number}` : signed(number));
