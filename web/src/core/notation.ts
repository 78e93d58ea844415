/** Moves in the notation of a title, read by the forms of its verbs; no rule of any game is known here. */
import type { Verb } from "./net/forms";

/** The parts of a move by their names: `{ verb: "build", town: "gent", space: "s3", district: "blue" }`. */
export type Parts = Readonly<Record<string, string>>;

interface Form {
  words: { fixed: string | null; part: string }[];
  isOpen: boolean; // its last part may be several words, as `keep {tasks}` is
}

const LISTS = new Set(["tasks"]);

export class Notation {
  private readonly forms = new Map<string, Form[]>();

  constructor(verbs: readonly Verb[]) {
    for (const { verb, form } of verbs) this.forms.set(verb, [...(this.forms.get(verb) ?? []), readForm(form)]);
  }

  /** The parts of a move; one that fits no form has its text alone. */
  parts(move: string): Parts {
    const words = move.split(" ");
    for (const form of this.forms.get(words[0] as string) ?? []) {
      const found = fit(form, words);
      if (found) return found;
    }
    return { verb: words[0] as string, text: move };
  }
}

function readForm(form: string): Form {
  const words = form.split(" ").map((word) => {
    const part = /^\{(.+)\}$/.exec(word)?.[1]?.split(":")[0];
    return { fixed: part ? null : word, part: part ?? "" };
  });
  return { words, isOpen: LISTS.has(words.at(-1)?.part ?? "") };
}

function fit(form: Form, words: string[]): Parts | null {
  if (form.isOpen ? words.length < form.words.length : words.length !== form.words.length) return null;
  const parts: Record<string, string> = { verb: words[0] as string };
  for (const [at, { fixed, part }] of form.words.entries()) {
    if (fixed !== null && fixed !== words[at]) return null;
    if (fixed === null)
      parts[part] = form.isOpen && at === form.words.length - 1 ? words.slice(at).join(" ") : (words[at] as string);
    else if (at > 0) parts[`word${at}`] = fixed;
  }
  return parts;
}
