// @vitest-environment node
import { Linter } from "eslint";
import path from "node:path";
import ts from "typescript-eslint";
import { expect, test } from "vitest";
import layers from "../layers.js";

const parser = ts.parser as Linter.Parser;
const CONFIG: Linter.Config = {
  files: ["**/*.ts", "**/*.svelte"],
  languageOptions: { parser },
  plugins: { client: layers },
  rules: { "client/layers": "error" },
};

function wrongIn(file: string, code: string): string[] {
  return new Linter({ configType: "flat", cwd: path.resolve(".") })
    .verify(code, [CONFIG], { filename: path.resolve("src", file) })
    .map(({ message }) => message.replace(/\. .*/, ""));
}

test.each([
  ["core/look.ts", 'import { words } from "./words/words.svelte";'],
  ["games/flanders/face.ts", 'import { look } from "../../core/look";'],
  ["games/flanders/face.ts", 'import Player from "../plain/Player.svelte";'],
  ["games/faces.ts", 'const face = import("./flanders/face");'],
  ["games/flanders/Hand.svelte", 'import Card from "./pieces/Card.svelte";'],
  ["table/opening.ts", 'import { faceOf } from "../games/faces";'],
  ["hall/host/rows.ts", 'import type { Seat } from "../../table/seat.svelte";'],
  ["App.svelte", 'const screen = import("./hall/Table.svelte");'],
])("%s may say %s", (file, code) => expect(wrongIn(file, code)).toEqual([]));

test.each([
  ["core/look.ts", 'import type { Sign } from "../heraldry/sign";', "core/ may not import from heraldry/"],
  ["core/Sheet.svelte", "const one = 1;", "core/ has no component"],
  ["games/gilde/live.ts", 'import { Seat } from "../../table/seat.svelte";', "games/ may not import from table/"],
  [
    "games/gilde/live.ts",
    'export { x } from "../flanders/view";',
    "A title may not import from another one: gilde from flanders",
  ],
  ["table/opening.ts", 'const screen = import("../hall/Lobby.svelte");', "table/ may not import from hall/"],
  ["table/Frame.svelte", 'import Result from "../after/Result.svelte";', "table/ may not import from after/"],
  ["after/course.ts", 'export * from "../hall/me.svelte";', "after/ may not import from hall/"],
  ["learn/lessons.svelte.ts", 'type Me = import("../hall/me.svelte").Me;', "learn/ may not import from hall/"],
])("%s may not say %s", (file, code, why) => expect(wrongIn(file, code)).toEqual([why]));
