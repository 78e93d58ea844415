import { afterEach, describe, expect, test, vi } from "vitest";
import { commitmentOf, faultsOf, keyOf, positionOf, thingAt, type Dealt } from "../../src/after/chance";
import { isFair, judge } from "../../src/after/verifying";
import reseeded from "./reseeded.json";
import vector from "./vector.json";

// A game that the engine has played with the seed 1302 and two words, take-backs included.
const dealt = vector.dealt as unknown as Dealt;
const kept = { commitment: dealt.commitment, since: 0 };

afterEach(() => void vi.unstubAllGlobals());

describe("draws made again", () => {
  test("the engine's draws are the browser's", () => {
    expect(dealt.draws.length).toBeGreaterThan(10);
    expect(faultsOf(dealt)).toEqual([]);
  });

  test("a page over plain HTTP, where browsers keep their own hashes back, finds the same draws", () => {
    vi.stubGlobal("crypto", {});
    expect(faultsOf(dealt)).toEqual([]);
  });

  test("the worked example of the documents comes out", () => {
    const seed = (1302).toString(16).padStart(64, "0");
    const key = keyOf(seed, ["tulip", "oak"]);
    expect(positionOf(key, "starter", 0, 4)).toBe(2);
  });

  test("a thing lies in its bag as often as its weight", () => {
    const things = [
      ["draw a", 2],
      ["draw b", 1],
    ] as const;
    expect([0, 1, 2].map((at) => thingAt(things, at))).toEqual(["draw a", "draw a", "draw b"]);
  });

  test("another word, another game", () => {
    expect(faultsOf({ ...dealt, words: ["rose", "grün"] }).length).toBeGreaterThan(0);
  });

  test("the commitment is the hash of the seed", () => {
    expect(commitmentOf(dealt.seed)).toBe(dealt.commitment);
  });
});

describe("the verdict on a game", () => {
  test("a game that was dealt as promised is fair", () => {
    const verdict = judge(vector.journal, dealt, kept);
    expect(isFair(verdict)).toBe(true);
    expect(verdict.draws).toBe(dealt.draws.length);
  });

  test("the draw that differs is named", () => {
    const [first, ...others] = dealt.draws;
    const other = first?.things.map(([thing]) => thing).find((thing) => thing !== first.drawn) as string;
    const forged = { ...dealt, draws: [{ ...first!, drawn: other }, ...others] };
    const journal = vector.journal.replace(`chance ${first?.drawn}`, `chance ${other}`);
    const verdict = judge(journal, forged, kept);
    expect(verdict.faults.map((fault) => [fault.draw.line, fault.dealt])).toEqual([[0, first?.drawn]]);
    expect(isFair(verdict)).toBe(false);
  });

  test("a seed that was changed after the first page is found", () => {
    const verdict = judge(vector.journal, dealt, { commitment: "0".repeat(64), since: 0 });
    expect(verdict.isKept).toBe(false);
    expect(isFair(verdict)).toBe(false);
  });

  test("a draw that the hall's list leaves out is missed", () => {
    const verdict = judge(vector.journal, { ...dealt, draws: dealt.draws.slice(1) }, kept);
    expect(verdict.isWhole).toBe(false);
  });

  test("a bag whose draws are not counted from 0 is no list of ours", () => {
    const draws = dealt.draws.map((draw) => ({ ...draw, n: draw.n + 1 }));
    expect(judge(vector.journal, { ...dealt, draws }, kept).isWhole).toBe(false);
  });
});

// A game of the engine whose seed changed after six answers.
describe("a game that was given a new seed", () => {
  const both = reseeded.dealt as unknown as Dealt;
  const since = { commitment: both.commitment, since: 0 };

  test("is drawn again from both seeds", () => {
    expect(judge(reseeded.journal, both, since)).toMatchObject({ isSeed: true, isWhole: true, faults: [] });
    expect(isFair(judge(reseeded.journal, both, since))).toBe(true);
  });

  test("has to show the seed that its journal is committed to from there on", () => {
    const seeds = [...reseeded.journal.matchAll(/^seed (\S+)$/gm)].map((each) => each[1] as string);
    const other = reseeded.journal.replace(`seed ${seeds[1]}`, `seed ${"0".repeat(64)}`);
    expect(judge(other, both, since).isSeed).toBe(false);
    expect(judge(other, both, since).faults.length).toBeGreaterThan(0);
    const missing = reseeded.journal.replace(`seed ${seeds[1]}\n`, "");
    expect(isFair(judge(missing, both, since))).toBe(false);
  });
});
