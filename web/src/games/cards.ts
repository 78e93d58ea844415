/** What the lobby shows of each title, found by its folder and fetched with the first screen. */
import type { Component } from "svelte";

export interface Card {
  Cover: Component; // a picture, 400 by 230
  minutes: readonly [number, number]; // that a game takes, as usual
}

const FOUND = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "card" });

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, card]) => [path.split("/")[1], card]),
);
