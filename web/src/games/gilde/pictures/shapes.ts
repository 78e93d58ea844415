/** What pictures are made of: flat shapes with one line, in colours of the tokens. */

export type Ink = "sheet" | "board" | "stone" | "coin" | "rubric" | "water" | "good" | "coat" | "ink" | "none";

export interface Shape {
  d: string;
  ink: Ink;
}

export type Picture = readonly Shape[];

export const shape = (ink: Ink, d: string): Shape => ({ ink, d });

/** The colour of an ink; a coat's is the profession's. */
export function fillOf(ink: Ink, coat: string | null): string {
  if (ink === "none") return "none";
  if (ink === "coat") return coat ? `var(--${coat})` : "var(--stone)";
  return ink === "rubric" ? "color-mix(in srgb, var(--rubric) 62%, var(--sheet))" : `var(--${ink})`;
}

export const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A house seen from its gable: left edge, ground, width, height of the walls and of the roof. */
export function house(x: number, ground: number, w: number, h: number, roof: number, roofInk: Ink = "rubric"): Shape[] {
  const top = ground - h;
  return [
    shape("sheet", rect(x, top, w, h)),
    shape(roofInk, `M${x - 3} ${top}L${x + w / 2} ${top - roof}L${x + w + 3} ${top}Z`),
  ];
}

/** The same shapes elsewhere and in another size. Paths are in absolute commands or begin with one M. */
export interface Placed {
  shapes: Picture;
  x: number;
  y: number;
  scale: number;
}

export const placed = (shapes: Picture, x: number, y: number, scale = 1): Placed => ({ shapes, x, y, scale });

/** A number from a key, the same on every day and device. */
export function seedOf(key: string): number {
  let seed = 7;
  for (const letter of key) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
