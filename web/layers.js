/** The layers of the client: what a folder of src may import besides itself. Whatever lies right in src may all. */
import path from "node:path";

const BASE = ["core", "look", "heraldry"];
const ALLOWED = {
  core: [],
  look: ["core"],
  heraldry: ["core", "look"],
  games: BASE,
  rules: BASE,
  table: [...BASE, "games", "rules"],
  after: [...BASE, "games", "rules", "table"],
  learn: [...BASE, "games", "rules", "table"],
  hall: [...BASE, "games", "rules", "table", "after", "learn"],
};
const SHARED = "plain"; // the one folder of games/ that is no title
const SOURCES = path.join(import.meta.dirname, "src");

/** The parts of a path below src; none for what lies elsewhere. */
function partsOf(file) {
  const parts = path.relative(SOURCES, file).split(path.sep);
  return parts[0] === ".." ? [] : parts;
}

/** Why a file may not import another one; null: it may. */
export function whyNot(from, to) {
  const [layer, title] = partsOf(from);
  const [other, otherTitle] = partsOf(to);
  if (!(layer in ALLOWED) || !other) return null;
  if (other !== layer) return ALLOWED[layer].includes(other) ? null : `${layer}/ may not import from ${other}/.`;
  const isOfTitles = layer === "games" && partsOf(from).length > 2 && partsOf(to).length > 2;
  return isOfTitles && title !== otherTitle && otherTitle !== SHARED
    ? `A title may not import from another one: ${title} from ${otherTitle}.`
    : null;
}

/** @type {import("eslint").Rule.RuleModule} */
const layers = {
  meta: { type: "problem", schema: [], messages: { wrong: "{{ why }} The layers stand in web/layers.js." } },
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const why = whyNot(context.filename, path.resolve(path.dirname(context.filename), source.value));
      if (why) context.report({ node: source, messageId: "wrong", data: { why } });
    };
    const isDrawn = partsOf(context.filename)[0] === "core" && context.filename.endsWith(".svelte");
    return {
      Program: (node) =>
        isDrawn && context.report({ node, messageId: "wrong", data: { why: "core/ has no component." } }),
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { rules: { layers } };
