/** The colours that a person may have: those of the pieces, as the parchment shows them. */
export const COLOURS: Readonly<Record<string, string>> = {
  orange: "#dd7e28",
  black: "#2b2724",
  yellow: "#f4d45a",
  green: "#276b49",
  blue: "#5c8fdb",
  rose: "#993c78",
};

/** The token of a person's colour; the hall's own brown for one that is none of these. */
export function tokenOf(colour: string | null | undefined): string {
  const found = Object.entries(COLOURS).find(([, value]) => value === colour?.toLowerCase());
  return found ? `seat-${found[0]}` : "line";
}
