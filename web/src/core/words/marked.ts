/** Sentences in which the names of things can be told from the rest. */
import type { Said } from "../net/forms";
import { words, type Reader } from "./words.svelte";

// Letters that no text has: they stand around a name until the sentence is split.
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const NAMES = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

export interface Run {
  text: string;
  isThing: boolean;
}

const NO_THINGS = new Set(["space", "half", "until", "stat", "step"]);

export const mark = (name: string, kind = ""): string => (NO_THINGS.has(kind) ? name : `${OPEN}${name}${CLOSE}`);
export const plain = (text: string): string => text.replaceAll(OPEN, "").replaceAll(CLOSE, "");

/** What was said, with the names of its things marked. */
export const sayMarked = (said: Said, reader: Reader, marked = mark): string =>
  words.say(said, { ...reader, mark: marked });

/** Names, and what stands between them. */
export function runsOf(marked: string): Run[] {
  const runs = marked.split(NAMES).map((text, at) => ({ text, isThing: at % 2 === 1 }));
  return runs.filter(({ text }) => text);
}
