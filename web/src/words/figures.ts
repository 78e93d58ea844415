/** How figures are written. */

/** A number with the sign that is as wide as a figure, and not a hyphen. */
export const signed = (number: number): string => String(number).replace("-", "−");
