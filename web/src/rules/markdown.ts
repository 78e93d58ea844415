/** The little markdown that the law is written in, read into plain shapes: nothing of it ever becomes HTML by itself. */

export type Span =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "rule"; text: string } // the number of another rule
  | { kind: "strong" | "em"; spans: Span[] };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*(?!\s)([^*]+?)\*|\[([^\]]+)\]\([^)]*\)|\b([FSGRAQ]-\d{2,3})\b/g;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/;

export function readBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(fenced)
    .flatMap(listed)
    .filter((part) => part.trim())
    .map(readBlock);
}

/** A fence stays one part even where it stands right under other lines. */
function fenced(part: string): string[] {
  return part.split(/(?=^```)/m);
}

/** A list under a sentence is a part of its own. */
function listed(part: string): string[] {
  const lines = part.split("\n");
  const first = lines.findIndex((line) => ITEM.test(line));
  if (part.startsWith("```") || first <= 0) return [part];
  return [lines.slice(0, first).join("\n"), lines.slice(first).join("\n")];
}

function readBlock(part: string): Block {
  const lines = part.replace(/\s+$/, "").split("\n");
  if (lines[0]?.startsWith("```"))
    return { kind: "code", text: lines.filter((line) => !line.startsWith("```")).join("\n") };
  if (lines[0]?.startsWith("|") && /^\|[\s:|-]+\|?$/.test(lines[1] ?? "")) return readTable(lines);
  if (ITEM.test(lines[0] ?? "")) return readList(lines);
  return { kind: "paragraph", spans: readSpans(lines.join(" ")) };
}

function readList(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: Boolean(ITEM.exec(lines[0] ?? "")?.[1]), items: items.map(readSpans) };
}

function readTable(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => readSpans(cell.trim()));
  return { kind: "table", head: cells(lines[0] as string), rows: lines.slice(2).map(cells) };
}

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let last = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > last) spans.push({ kind: "text", text: text.slice(last, found.index) });
    spans.push(spanOf(found));
    last = found.index + found[0].length;
  }
  if (last < text.length) spans.push({ kind: "text", text: text.slice(last) });
  return spans;
}

function spanOf([, code, strong, em, link, rule]: RegExpMatchArray): Span {
  if (code) return { kind: "code", text: code };
  if (strong) return { kind: "strong", spans: readSpans(strong) };
  if (em) return { kind: "em", spans: readSpans(em) };
  if (rule) return { kind: "rule", text: rule };
  return { kind: "text", text: link ?? "" };
}
