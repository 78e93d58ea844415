/** Lines of a journal that tell nothing to all: in words, as far as the eyes that look could see them. */
import { Notation, type Parts } from "../core/notation";
import { t, words } from "../core/words/words.svelte";
import type { MomentLook } from "./look";

export interface Deed {
  who: number | null; // null: chance
  move: string;
}

/** "2 + to 1" is a further move of the same phrase. */
export function deedOf(line: string): Deed {
  const [who = "", ...move] = line.split(" ");
  return { who: who === "chance" ? null : Number(who), move: move.filter((word) => word !== "+").join(" ") };
}

/** The things that a move names, in words: its card, its tasks, how many if any. */
export function thingsOf(parts: Parts, name: (kind: string, key: string) => string): string {
  const named = Object.entries(parts).filter(([part, value]) => !/^(verb|text|word\d)$/.test(part) && value !== "0");
  const one = (part: string, value: string) =>
    value.includes(" ") || part === "tasks"
      ? value.split(" ").map((key) => name(part.replace(/s$/, ""), key))
      : [name(part, value)];
  return named.flatMap(([part, value]) => one(part, value)).join(", ");
}

// What is drawn, where it is not called as the kind of thing that it is.
const KINDS: Readonly<Record<string, string>> = { round: "roundcard", guild: "coat" };

/** What chance has drawn: "draw golden master", "draw influence green-gent", or only "draw m01". */
export function drawnOf(move: string, { names, name }: Drawn): string {
  const [, kind = "", key] = move.split(" ");
  if (key === undefined) return name("card", kind);
  if (kind === "seat") return names[Number(key)] ?? key;
  if (kind !== "influence") return name(KINDS[kind] ?? kind, key);
  const [coat = "", card = ""] = key.split("-");
  return `${name("card", card)}, ${name("coat", coat)}`;
}

interface Drawn {
  names: readonly string[]; // of the players, by seat
  name: (kind: string, key: string) => string;
}

/** A sentence for a step that was told to nobody, or to some seats alone. */
export function sayDeed(scene: MomentLook, notation: Notation, line: string, isFull: boolean): string {
  const { who, move } = deedOf(line);
  if (who === null)
    return isFull
      ? t("replay-drew", { what: drawnOf(move, { names: scene.names, name: (kind, key) => scene.name(kind, key) }) })
      : t("replay-drawn");
  const name = scene.names[who] ?? "";
  if (!isFull && scene.seat !== who) return t("replay-decided", { name });
  if (move === "silent") return t("replay-silent", { name });
  const parts = notation.parts(move);
  const things = thingsOf(parts, (kind, key) => scene.name(kind, key));
  return t("replay-did", {
    name,
    what: words.name(scene.title, "verb", parts.verb ?? ""),
    things,
    many: things ? 1 : 0,
  });
}
