/** How figures, and the beginnings of sentences, are written. */

/** A number with the sign that is as wide as a figure, and not a hyphen. */
export const signed = (number: number): string => String(number).replace("-", "−");

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
