/** The drawings of the edifices, in a box of 48 by 48 around its middle: walls, lines, dark openings, water. */

export interface Drawing {
  walls: string;
  dark: string;
  lines?: string;
  water?: string;
}

const HOUSE: Drawing = { walls: "M-12 14V-4L0 -15L12 -4V14Z", dark: "M-3 14V5H3V14Z", lines: "M-15 14H15" };

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  watchtower: {
    walls: "M-8 16L-6.5 -6H6.5L8 16ZM-10 -6V-15H-6V-11H-2V-15H2V-11H6V-15H10V-6Z",
    dark: "M-2.5 16V10C-2.5 6.5 2.5 6.5 2.5 10V16ZM-1.2 -2H1.2V4H-1.2Z",
    lines: "M-14 16H14",
  },
  fountain: {
    walls: "M-2 4V-8H2V4ZM-8 -8H8L5 -4H-5Z",
    dark: "M-18 10C-18 17 18 17 18 10L16 14C8 19 -8 19 -16 14Z",
    water: "M-18 9C-18 3 18 3 18 9C18 15 -18 15 -18 9Z",
    lines: "M0 -8V-14M0 -13C-6 -18 -9 -12 -9 -6M0 -13C6 -18 9 -12 9 -6",
  },
  inn: {
    walls: "M-14 14V-2L-19 -2L0 -16L19 -2H14V14Z",
    dark: "M-3 14V4H4V14ZM-10 2H-6V7H-10ZM7 2H11V7H7Z",
    lines: "M14 -2H20M18 -2V2M15.5 2H20.5V7H15.5Z",
  },
  "town-hall": {
    walls: "M-17 14V-2H17V14ZM-9 -2L0 -12L9 -2ZM-2 -10V-18H2V-10Z",
    dark: "M-13 14V6C-13 3 -8 3 -8 6V14ZM-2.5 14V6C-2.5 3 2.5 3 2.5 6V14ZM8 14V6C8 3 13 3 13 6V14Z",
    lines: "M-20 14H20M0 -18L4 -16.5L0 -15",
  },
  cathedral: {
    walls: "M-14 15V-5L-10 -18L-6 -5V15ZM14 15V-5L10 -18L6 -5V15ZM-6 15V-1L0 -7L6 -1V15Z",
    dark: "M-2.5 15V9C-2.5 6 2.5 6 2.5 9V15ZM-11 -2H-9V4H-11ZM9 -2H11V4H9Z",
    lines: "M-17 15H17M0 -.5a2.4 2.4 0 1 0 .01 0ZM0 -7V-11M-1.6 -9.4H1.6",
  },
};

/** An edition's own edifices are houses until somebody draws them. */
export const drawingOf = (edifice: string): Drawing => DRAWINGS[edifice] ?? HOUSE;
