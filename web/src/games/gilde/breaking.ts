/** Where a long word may break: browsers without a dictionary would break it anywhere, and without a hyphen. */

const LONG = 9; // letters of a word that fits on every card as it is
const SOFT = "\u00AD";
// Between two consonants that stand between vowels; never inside what is read as one sound.
const BREAK =
  /([aeiouyäöüéë][bcdfghjklmnpqrstvwxzß]*?)([bcdfgjklmnprstvwxzß])(?=[bcdfghjklmnpqrstvwxz][aeiouyäöüé])/giu;
const ONE_SOUND = /(?:[cspt]h|ck|qu|ij)$/i;
const LEAST = 3; // letters on either side

/** The name with soft hyphens in its long words. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}’']+/gu, (word) => (word.length > LONG ? broken(word) : word));
}

function broken(word: string): string {
  const cuts = [...word.matchAll(BREAK)].map((found) => found.index + found[0].length).filter((at) => isCut(word, at));
  return [...word].map((letter, at) => (cuts.includes(at) ? SOFT + letter : letter)).join("");
}

function isCut(word: string, at: number): boolean {
  if (at < LEAST || at > word.length - LEAST) return false;
  return !ONE_SOUND.test(word.slice(0, at + 1)) || ONE_SOUND.test(word.slice(0, at));
}
