/** Forms that go over the wire, by their names in the server's document. */
import type { components } from "./schema";

type Forms = components["schemas"];

/** An event, question, reason or ledger line: a message's key and what it is about. */
export interface Said {
  key: string;
  args: Record<string, string | number>;
  rule?: string | null;
  n?: number;
  points?: number;
}

/** What stands in every view; the rest is the title's. */
export interface View {
  seat: number | null;
  seats: number;
  round: number;
  scores: number[];
  agenda: { key: string; args: Record<string, string | number>; seats: number[]; done?: number[] }[];
  asked: Said | null;
  left: number[];
  edition: string;
  [more: string]: unknown;
}

export type Page = Omit<Forms["Page"], "view" | "question" | "events"> & {
  view?: View | null;
  question?: Said | null;
  events?: Said[];
};
export type Imagined = Omit<Forms["Imagined"], "view" | "question" | "events" | "refused"> & {
  refused?: Said | null;
  view?: View | null;
  question?: Said | null;
  events?: Said[];
};
export type Problem = Forms["Problem"];
export type Sitter = Forms["Sitter"];
export type Listed = Forms["Listed"];
export type Lobby = Forms["Lobby"];
export type Awaited = Forms["Awaited"];
export type TableCard = Forms["TableCard"];
export type Myself = Forms["Myself"];
export type Me = Forms["Me"];
export type TableRequest = Forms["TableRequest"];
export type Word = Forms["Word"];
export type Edition = Forms["EditionShown"];
export type Law = Forms["Law"];
export type Advised = Omit<Forms["Advised"], "sentence" | "reason"> & { sentence: Said; reason?: Said | null };
export type Result = Omit<Forms["Result"], "ledgers" | "verdict"> & { ledgers: Said[][]; verdict: Said[] };

/** A form of a move, such as `build {town} {space} {district}`. */
export interface Verb {
  verb: string;
  form: string;
  example: string;
}

/** What the server says of a title. */
export interface About {
  title: string;
  rules: number;
  seats: number[];
  editions: string[];
  options: Record<string, { values: string[]; default: string; rule: string }>;
  presets: Record<string, Record<string, string>>; // the options of each; the first one is the default
  verbs: Verb[];
}
