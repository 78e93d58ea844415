/** Texts by Fluent in the reader's language: the same files and the same way of saying as the server's `zunft.text`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Edition, Said } from "../net/forms";
import type { Language } from "./languages";

export type Args = Record<string, string | number>;

/** Whom a sentence is for, and what its things are called. */
export interface Reader {
  names?: readonly string[]; // the players', by seat
  you?: number | null;
  edition?: string;
  mark?: (name: string, kind: string) => string; // what is done to the name of a thing, see `marked.ts`
}

const SEAT_NAMES = new Set(["seat", "to", "by", "of"]);
const ALIASES: Record<string, string> = { target: "card", pending: "card", subject: "card" };
const NOTHING = "–";
const MINUS = /(?<![\w-])-(?=\d)/g; // written with the sign that is as wide as a figure

type Files = Record<string, () => Promise<string>>;

// Texts stand beside what uses them; those of the rules come from the package, so both sides say the same.
const FILES: Record<string, Files> = {
  client: import.meta.glob<string>("../../*/text/*.ftl", { query: "?raw", import: "default" }), // one file a language
  engine: import.meta.glob<string>("../../../../src/zunft/text/*.ftl", { query: "?raw", import: "default" }),
  bots: import.meta.glob<string>("../../../../src/zunft/bots/text/*.ftl", { query: "?raw", import: "default" }),
  analysis: import.meta.glob<string>("../../../../src/zunft/analysis/text/*.ftl", { query: "?raw", import: "default" }),
  server: import.meta.glob<string>("../../../../src/zunft/server/text/*.ftl", { query: "?raw", import: "default" }),
};
const OF_TITLES: Files = import.meta.glob<string>(
  ["../../../../src/zunft/games/*/text/*.ftl", "../../games/*/text/*.ftl"],
  { query: "?raw", import: "default" },
);
for (const [path, load] of Object.entries(OF_TITLES)) {
  const title = /\/games\/([^/]+)\//.exec(path)?.[1] as string;
  (FILES[title] ??= {})[path] = load;
}

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({}); // by "title language"
  private editions = $state.raw<Record<string, Edition>>({}); // by "title edition"

  /** For dates and lists: English as the texts are written. */
  get locale(): string {
    return this.language === "en" ? "en-GB" : this.language;
  }

  /** Read what a language says about these parts; the old language stays until all is there. */
  async speak(language: Language, parts: readonly string[] = this.known()): Promise<void> {
    await Promise.all(["client", "engine", ...parts].map((part) => this.read(part, language)));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read the texts of a title in the present language. */
  async learn(title: string): Promise<void> {
    await this.read(title, this.language);
  }

  know(edition: Edition): void {
    this.editions = { ...this.editions, [`${edition.title} ${edition.edition}`]: edition };
  }

  private known(): string[] {
    return [...new Set(Object.keys(this.bundles).map((name) => name.split(" ")[0] as string))];
  }

  private async read(part: string, language: Language): Promise<void> {
    const name = `${part} ${language}`;
    const found = Object.entries(FILES[part] ?? {}).filter(([path]) => path.endsWith(`/${language}.ftl`));
    if (!found.length || this.bundles[name]) return;
    const texts = await Promise.all(found.map(([, load]) => load()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles, [name]: bundle };
  }

  /** The text of this id: the client's own, or a title's, the engine's, the bots' by what the id begins with. */
  t(id: string, args: Args = {}): string {
    return this.format(partOf(id), id, args) ?? id;
  }

  has(id: string): boolean {
    const [ident, form] = id.split(".") as [string, string?];
    const message = this.bundles[`${partOf(ident)} ${this.language}`]?.getMessage(ident);
    return Boolean(form ? message?.attributes[form] : message?.value);
  }

  /** An event, question, reason or ledger line in words. */
  say(said: Said, reader: Reader = {}): string {
    const title = said.key.split(".")[0] as string;
    const id = said.key.replaceAll(".", "-");
    const isYou = reader.you != null && said.args.seat === reader.you && this.has(`${id}.you`);
    return this.t(isYou ? `${id}.you` : id, this.worded(title, said.args, reader));
  }

  /** What a thing of the edition is called; its key where it has no name. */
  name(title: string, kind: string, key: string, edition = ""): string {
    const printed = this.printed("names", title, kind, key, edition);
    if (printed) return printed;
    const id = this.nameId(title, kind, key, edition);
    return this.has(id) ? this.t(id) : key;
  }

  /** A sentence about a thing; empty where there is none. */
  explain(title: string, kind: string, key: string, edition = ""): string {
    const printed = this.printed("abouts", title, kind, key, edition);
    if (printed) return printed;
    const id = `${this.nameId(title, kind, key, edition)}.about`;
    return this.has(id) ? this.t(id) : "";
  }

  private printed(which: "names" | "abouts", title: string, kind: string, key: string, edition: string): string {
    const texts = this.editions[`${title} ${edition}`]?.[which][ALIASES[kind] ?? kind]?.[key];
    return texts?.[this.language] ?? texts?.en ?? "";
  }

  private nameId(title: string, kind: string, key: string, edition: string): string {
    const [own, common] = [`${edition}-${key}`, key].map((each) => `${title}-${kind}-${each}`.replaceAll("+", "plus"));
    return edition && this.has(own as string) ? (own as string) : (common as string);
  }

  private worded(title: string, given: Args, reader: Reader): Args {
    const words: Args = {};
    for (const [name, value] of Object.entries(given)) {
      words[name] =
        typeof value === "number" ? this.number(name, value, reader) : this.listed(title, name, value, reader);
      if (typeof value === "string") words[`${name}_key`] = value;
    }
    return words;
  }

  private number(name: string, value: number, reader: Reader): string | number {
    if (!SEAT_NAMES.has(name)) return value;
    return reader.names?.[value] ?? this.t("engine-seat", { number: value });
  }

  private listed(title: string, name: string, value: string, reader: Reader): string {
    const one = name.replace(/s$/, "");
    const keys = value.split(/\s+/).filter(Boolean);
    const { mark = (name: string) => name } = reader;
    const nameOf = (kind: string, key: string) => mark(this.name(title, kind, key, reader.edition), kind);
    if (one !== name && keys.length && keys.every((key) => this.knows(title, one, key, reader.edition ?? "")))
      return keys.map((key) => nameOf(one, key)).join(", ");
    return value ? nameOf(name, value) : NOTHING;
  }

  private knows(title: string, kind: string, key: string, edition: string): boolean {
    return (
      Boolean(this.printed("names", title, kind, key, edition)) || this.has(this.nameId(title, kind, key, edition))
    );
  }

  private format(part: string, id: string, args: Args): string | null {
    const [ident, form] = id.split(".") as [string, string?];
    const bundle = this.bundles[`${part} ${this.language}`];
    const message = bundle?.getMessage(ident);
    const pattern = form ? message?.attributes[form] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []).replace(MINUS, "−") : null;
  }
}

function partOf(id: string): string {
  const first = id.split("-")[0] as string;
  return first in FILES ? first : "client";
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.t(id, args);
