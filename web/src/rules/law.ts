/** The numbered law of a title, in the order of its document; asked once in each language. */
import { ask } from "../core/net/api";
import type { Law } from "../core/net/forms";

export interface Rule {
  number: string;
  text: string;
}

export interface Chapter {
  heading: string;
  rules: Rule[];
}

const RULINGS = /^[RAQ]-/; // questions that the rulebook leaves open, and how we play them
const SOURCE = /\s*\[((?:[RTDC]|P-?\d+[a-z]?)(?:[+/;, ][^\]]*)?)\](?!\()/g; // where the document has a rule from
const NUMBER = /[FSGRAQ]-\d{2,3}/g;

const known = new Map<string, Promise<Law>>();

/** In this language, or in the one that there is: the law says which. */
export function lawOf(title: string, language: string): Promise<Law> {
  const name = `${title} ${language}`;
  const found = known.get(name) ?? askLaw(title, language);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function askLaw(title: string, language: string): Promise<Law> {
  const law = await ask<Law>("GET", `/api/rules/${title}?language=${language}`, undefined, language);
  const rules = Object.entries(law.rules).map(([number, rule]) => [number, { ...rule, text: unsourced(rule.text) }]);
  return { ...law, rules: Object.fromEntries(rules) as Law["rules"] };
}

/** Without the marks that say where a rule comes from; the rules that such a mark names stay, in brackets. */
export const unsourced = (text: string): string =>
  text.replace(SOURCE, (_, within: string) => {
    const named = within.match(NUMBER);
    return named ? ` (${named.join(", ")})` : "";
  });

export const isRuling = (number: string): boolean => RULINGS.test(number);

/** Rules with all the words that are looked for, by chapter; every one when nothing is looked for. */
export function chaptersOf(law: Law, wanted = ""): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters: Chapter[] = [];
  for (const [number, { heading, text }] of Object.entries(law.rules)) {
    const within = `${number} ${heading} ${text}`.toLowerCase();
    if (!words.every((word) => within.includes(word))) continue;
    if (chapters.at(-1)?.heading !== heading) chapters.push({ heading, rules: [] });
    chapters.at(-1)?.rules.push({ number, text });
  }
  return chapters;
}

/** A heading without the number that it has in the document. */
export const bare = (heading: string): string => heading.replace(/^[\d.]+\s+/, "");
