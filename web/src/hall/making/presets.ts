/** What rules a table is opened with: a preset, or an own choice of single options. */
import type { About } from "../../core/net/forms";

type Rules = Pick<About, "presets">;
type Values = Record<string, string>; // by option

export interface Chosen {
  preset: string;
  options: Values; // those that are not as the preset has them
}

/** What stands in the form at first, and is sent where nobody chooses: the title's first preset. */
export const usualPreset = ({ presets }: Rules): string => Object.keys(presets)[0] ?? "";

export const valuesOf = ({ presets }: Rules, { preset, options }: Chosen): Values => ({
  ...presets[preset],
  ...options,
});

/** One option otherwise: that may be another preset, or none of them. */
export function withOption(about: Rules, chosen: Chosen, name: string, value: string): Chosen {
  const values = { ...valuesOf(about, chosen), [name]: value };
  const preset = presetOf(about, values) ?? chosen.preset;
  return { preset, options: different(values, about.presets[preset]) };
}

function presetOf({ presets }: Rules, values: Values): string | undefined {
  return Object.keys(presets).find((key) => !Object.keys(different(values, presets[key])).length);
}

function different(values: Values, others: Values = {}): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== others[name]));
}
