/** The players of Strasbourg and The Guild: colours and house marks, such as merchants cut into their bales. */

export interface HouseMark {
  colour: string; // the name of a token
  mark: string; // strokes in a box of 24 by 24 around its middle
}

/** By seat. */
export const PLAYERS: readonly HouseMark[] = [
  { colour: "seat-orange", mark: "M0 9V-9M0 -9L-7 -1H5M-4 4L4 4" },
  { colour: "seat-black", mark: "M0 9V-9M-6 -3L0 -9L6 -3M-6 9L0 3L6 9" },
  { colour: "seat-yellow", mark: "M-6 -8H6L-6 8H6Z" },
  { colour: "seat-green", mark: "M0 9V-9M-6 -4H6M-4 3H4" },
  { colour: "seat-blue", mark: "M0 9V-5M-7 2C-7 8 0 9 0 9S7 8 7 2M-4 -2H4M0 -5A2 2 0 100 -9A2 2 0 000 -5" },
  { colour: "seat-rose", mark: "M0 -9L5 -3L0 3L-5 -3ZM0 3V9" },
];

export const playerOf = (seat: number): HouseMark => PLAYERS[seat % PLAYERS.length] as HouseMark;
