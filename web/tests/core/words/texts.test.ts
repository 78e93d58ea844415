/** The client's texts: the same messages with the same variables in every language, and none that is missing. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = readdirSync("src", { recursive: true, encoding: "utf-8" }).map((file) => `src/${file}`);
const FOLDERS = FILES.filter((file) => file.endsWith("/text/en.ftl")).map((file) => file.replace(/\/en\.ftl$/, ""));
const SOURCES = FILES.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("schema.ts"));

/** Each message, or form of one, with the names of its variables. */
function messages(file: string): Map<string, string> {
  const found = new Map<string, string>();
  let [id, name] = ["", ""];
  for (const line of readFileSync(file, "utf-8").split("\n")) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
    const form = /^\s+\.(\w+) =/.exec(line)?.[1];
    if (/^[a-z][\w-]* =/.test(line)) name = id;
    if (form) name = `${id}.${form}`;
    if (!name || line.startsWith("#")) continue;
    const variables = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1]);
    found.set(
      name,
      [...new Set([...(found.get(name)?.split(" ") ?? []), ...variables])].filter(Boolean).sort().join(" "),
    );
  }
  return found;
}

test("there are texts", () => expect(FOLDERS.length).toBeGreaterThan(1));

test.each(FOLDERS)("%s says the same in three languages", (folder) => {
  const english = messages(`${folder}/en.ftl`);
  for (const language of ["de", "nl"]) {
    const other = messages(`${folder}/${language}.ftl`);
    expect([...other.keys()].sort(), language).toEqual([...english.keys()].sort());
    for (const [name, variables] of english) expect(other.get(name), `${language} ${name}`).toBe(variables);
  }
});

test("every text that is asked for is there", () => {
  const known = new Set(FOLDERS.flatMap((folder) => [...messages(`${folder}/en.ftl`).keys()]));
  const code = SOURCES.map((file) => readFileSync(file, "utf-8")).join("\n");
  const asked = [...code.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] as string);
  const own = asked.filter((id) => !/^(engine|bots|server|flanders|gilde|strasbourg)-(?!ui-)/.test(id));
  expect([...new Set(own.filter((id) => !known.has(id)))]).toEqual([]);
});
