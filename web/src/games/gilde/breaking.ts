/** Where a long word may break: browsers without a dictionary would break it anywhere, and without a hyphen. */
import { BREAKS } from "./breaks";

const LONG = 9; // letters of a word that fits on every card as it is
const SOFT = "\u00AD";
const LEAST = 3; // letters on either side
const BETWEEN_VOWELS = /(?<=[aeiouyäöüéë])[bcdfghjklmnpqrstvwxzß]{2,}(?=[aeiouyäöüéë])/giu;
// What may begin a syllable: the break comes before it, so that "Kornspeicher" is not read as "Korns-peicher".
const BEGINNING = /(?:sch[lmnrw]?|s?[cpt]h|s[pt]r?|[bcfgkp][lr]|[dtvw]r|kn|[dktz]w|qu|[^])$/i;

/** The name with soft hyphens in its long words: those of the printed names at their joints, others by their letters. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}’]+/gu, (word) => broken(word, BREAKS.get(word.toLowerCase()) ?? joints(word)));
}

function joints(word: string): number[] {
  if (word.length <= LONG) return [];
  const found = [...word.matchAll(BETWEEN_VOWELS)].map(({ index, 0: letters }) => index + letters.search(BEGINNING));
  return found.filter((at) => at >= LEAST && at <= word.length - LEAST);
}

function broken(word: string, places: readonly number[]): string {
  return [...word].map((letter, at) => (places.includes(at) ? SOFT + letter : letter)).join("");
}
