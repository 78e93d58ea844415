/** Small drawings in a box of 26 by 26 around its middle: what a step is about, and what a place of it brings. */

export const SIGNS: Readonly<Record<string, string>> = {
  nobility: "M-9 7V-6L-4.5 0L0 -8L4.5 0L9 -6V7Z",
  church: "M-7.5 9C-8.5 -1 -4 -7 0 -10.5C4 -7 8.5 -1 7.5 9ZM0 -7V6M-5 0H5",
  trade: "M0 -9V8.5M-5 8.5H5M-8 -6H8M-8 -6L-11 2H-5ZM8 -6L5 2H11Z",
  chapel: "M-9 10V-1L0 -8L9 -1V10ZM0 -8V-13M-2.4 -10.8H2.4M-2.6 10V5C-2.6 2.2 2.6 2.2 2.6 5V10",
  edifice: "M-10 10V-4H10V10ZM-12 -4L0 -11L12 -4M-2.6 10V4H2.6V10",
};

/** By step; those of the guilds bear the guild's coat instead. */
export const STEP_SIGNS: Readonly<Record<string, string>> = {
  a: "nobility",
  c: "trade",
  e: "trade",
  g: "trade",
  h: "chapel",
  i: "edifice",
};
