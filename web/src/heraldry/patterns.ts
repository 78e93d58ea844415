/** The small pictures that patterns are tiled of: the size of the tile and what is drawn in it. */
import type { Pattern } from "../core/sign";

export interface Tile {
  size: [number, number];
  strokes?: string;
  fills?: string;
}

export const TILES: Record<Pattern, Tile> = {
  waves: { size: [8, 5], strokes: "M-2 3 Q0 .5 2 3 T6 3 T10 3" },
  weave: { size: [8, 8], strokes: "M1 2H5M5 6H9M-3 6H1M3 4V8M7 0V4" },
  dots: { size: [6, 6], fills: "M1.5 .5a1 1 0 100 2 1 1 0 000-2ZM4.5 3.5a1 1 0 100 2 1 1 0 000-2Z" },
  diagonal: { size: [5, 5], strokes: "M-1 6L6 -1M-3.5 3.5L3.5 -3.5M1.5 8.5L8.5 1.5" },
  mail: { size: [6, 5], strokes: "M0 5A3 3 0 016 5M-3 2.5A3 3 0 013 2.5A3 3 0 019 2.5" },
  crosses: { size: [9, 9], strokes: "M2 .8V3.2M.8 2H3.2M6.5 5.3V7.7M5.3 6.5H7.7" },
  lattice: { size: [6, 6], strokes: "M-1 7L7 -1M-1 -1L7 7" },
  stitches: { size: [8, 5], strokes: "M1 1.2H4M5 3.7H8" },
  grains: { size: [7, 7], fills: "M1 2L2.6 .8 3.4 1.9 1.8 3.1ZM4.4 5.2L6 4.4 6.6 5.5 5 6.4Z" },
  sprigs: { size: [8, 8], strokes: "M2 4V1M2 2.6L.8 1.4M2 2.6L3.2 1.4M6 8V5M6 6.6L4.8 5.4M6 6.6L7.2 5.4" },
  lines: { size: [8, 4], strokes: "M0 1.5H8" },
  checks: { size: [6, 6], fills: "M0 0H3V3H0ZM3 3H6V6H3Z" },
};
