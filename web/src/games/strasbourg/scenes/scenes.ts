/** What comes to the stage in Strasbourg: auctions that are decided, the Council at the end of a round, the final count. */
import type { Look } from "../../../core/look";
import type { Said } from "../../../core/net/forms";
import { scene, type Scene } from "../../../core/scene";
import { capital, ui, whoIs } from "../labels";
import { auctionsIn, type Auction } from "./auction";
import AuctionScene from "./Auction.svelte";
import { countIn, gainsIn, type Count, type Gain } from "./council";
import CouncilScene from "./Council.svelte";
import FinalCount from "./FinalCount.svelte";
import { plus, titleOf, whyFirst } from "./saying";

export function scenesOf(look: Look, events: readonly Said[], log: readonly Said[]): Scene[] {
  const auctions = auctionsIn(look, events, log).map((auction) => ofAuction(look, auction));
  const gains = gainsIn(look, events);
  const counts = countIn(events);
  return [
    ...auctions,
    ...(gains.length ? [ofCouncil(look, gains, events, log)] : []),
    ...(counts.length ? [ofCount(look, counts)] : []),
  ];
}

function ofAuction(look: Look, auction: Auction): Scene {
  const cues = [...auction.bids.map((_, at) => ({ sound: "card", at: 0.18 + at * 0.16 }) as const)];
  const line = `${titleOf(look, auction)} ${whyFirst(look, auction)}`;
  return scene({ key: auction.key, seconds: 2.6, line, cues: [...cues, { sound: "stone", at: 1.1 }] }, AuctionScene, {
    look,
    auction,
  });
}

function ofCouncil(look: Look, gains: readonly Gain[], events: readonly Said[], log: readonly Said[]): Scene {
  const met = events.find(({ key }) => key === "strasbourg.event.prestige");
  const began = log.findLast(({ key, n }) => key === "strasbourg.event.round-began" && (n ?? 0) < (met?.n ?? 0));
  const round = Number(began?.args.number ?? look.view?.round ?? 0);
  const points = gains.map(({ seat, number }) => `${whoIs(look, seat)} ${plus(number)}`).join(", ");
  const cues = gains.map((_, at) => ({ sound: "coin", at: 0.4 + at * 0.2 }) as const);
  const said = { key: `council ${met?.n}`, seconds: 2.2, line: ui("stage-council-line", { points }), cues };
  return scene(said, CouncilScene, { look, gains, round });
}

function ofCount(look: Look, counts: readonly Count[]): Scene {
  const totals = counts.map(({ seat, number, total }) => `${whoIs(look, seat)} ${total} (${plus(number)})`);
  const cues = counts.map((_, at) => ({ sound: "coin", at: 0.3 + at * 0.25 }) as const);
  const line = capital(ui("stage-count-line", { points: totals.join(", ") }));
  return scene({ key: "final count", seconds: 3, line, cues: [...cues, { sound: "bell", at: 2 }] }, FinalCount, {
    look,
    counts,
  });
}
