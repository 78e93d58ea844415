import { expect, test } from "vitest";
import { usualPreset, valuesOf, withOption } from "../../src/hall/making/presets";

const ABOUT = {
  presets: {
    "as-printed": { guilds: "chosen", hands: "covered" },
    "our-table": { guilds: "seat", hands: "open" },
  },
};
const PRINTED = { preset: "as-printed", options: {} };

test("the first preset is the usual one, with all that it holds", () => {
  expect(usualPreset(ABOUT)).toBe("as-printed");
  expect(valuesOf(ABOUT, PRINTED)).toEqual({ guilds: "chosen", hands: "covered" });
});

test("one option otherwise is an own choice, and wins over the preset", () => {
  const chosen = withOption(ABOUT, PRINTED, "hands", "open");
  expect(chosen).toEqual({ preset: "as-printed", options: { hands: "open" } });
  expect(valuesOf(ABOUT, chosen)).toEqual({ guilds: "chosen", hands: "open" });
});

test("single options that are a preset together are that preset", () => {
  const chosen = withOption(ABOUT, withOption(ABOUT, PRINTED, "hands", "open"), "guilds", "seat");
  expect(chosen).toEqual({ preset: "our-table", options: {} });
});

test("an option set back is no own choice any more", () => {
  const chosen = withOption(ABOUT, withOption(ABOUT, PRINTED, "hands", "open"), "hands", "covered");
  expect(chosen).toEqual(PRINTED);
});
