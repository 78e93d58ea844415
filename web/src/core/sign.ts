/** Signs: coats and house marks, told apart by colour, charge and pattern together. */

export type Pattern =
  | "waves"
  | "weave"
  | "dots"
  | "diagonal"
  | "mail"
  | "crosses"
  | "lattice"
  | "stitches"
  | "grains"
  | "sprigs"
  | "lines"
  | "checks";

/** What stands on a shield: strokes and fills in a box of 24 by 24 around its middle, in the colour on the coat. */
export interface Sign {
  colour: string; // the name of a token, without --: "coat-dyers"
  pattern: Pattern;
  charge: string; // the d of a path that is filled
  strokes?: string; // the d of a path that is drawn, for what a fill cannot say
}

export const colourOf = (sign: Sign): string => `var(--${sign.colour})`;
export const onColourOf = (sign: Sign): string => `var(--on-${sign.colour})`;
