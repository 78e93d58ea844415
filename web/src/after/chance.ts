/** The draws of a game, made again from its seed as `docs/concepts/chance.md` says: here, not by the hall. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** One draw: from which bag, its number there, what lay in the bag (each thing as often as its weight), what came. */
export interface Draw {
  line: number; // of the journal
  bag: string;
  n: number;
  things: readonly (readonly [string, number])[];
  drawn: string;
}

/** All that the hall shows about chance when a game is over. */
export interface Dealt {
  seed: string;
  commitment: string;
  words: readonly string[]; // those that seats have added, in the order of the seats
  draws: readonly Draw[];
}

export interface Fault {
  draw: Draw;
  dealt: string; // what the seed deals there
}

const encoder = new TextEncoder();

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(bytesOf(seed)));
}

/** key = SHA-256( seed ‖ "\n" word ‖ "\n" word … ) */
export function keyOf(seed: string, words: readonly string[]): Uint8Array {
  const tail = encoder.encode(words.map((word) => `\n${word}`).join(""));
  return sha256(new Uint8Array([...bytesOf(seed), ...tail]));
}

/** HMAC-SHA-256( key, bag ‖ "/" ‖ n ), read as one number, modulo what lies in the bag. */
export function positionOf(key: Uint8Array, bag: string, n: number, total: number): number {
  const digest = hmac(sha256, key, encoder.encode(`${bag}/${n}`));
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(total));
}

/** The thing at a position, when each lies there as often as its weight. */
export function thingAt(things: Draw["things"], position: number): string {
  let left = position;
  for (const [thing, weight] of things) {
    if (left < weight) return thing;
    left -= weight;
  }
  return "";
}

const DIGITS = 64; // of a seed

export const seedsOf = (seed: string): string[] => seed.match(new RegExp(`.{1,${DIGITS}}`, "g")) ?? [];

/** The draws that the seeds do not deal, each from its line on (*since*, after the first); none, when all is well. */
export function faultsOf({ seed, words, draws }: Dealt, since: readonly number[] = []): Fault[] {
  const keys = seedsOf(seed).map((each) => keyOf(each, words));
  const faults: Fault[] = [];
  for (const draw of draws) {
    const key = keys[since.filter((line) => line < draw.line).length];
    if (!key) return [...faults, { draw, dealt: "" }];
    const total = draw.things.reduce((all, [, weight]) => all + weight, 0);
    const dealt = thingAt(draw.things, positionOf(key, draw.bag, draw.n, total));
    if (dealt !== draw.drawn) faults.push({ draw, dealt });
  }
  return faults;
}
