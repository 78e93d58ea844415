/** What somebody is called who gives no name: one by lot, for at a table two who are called Guest are not told apart. */
import { Drawer } from "../core/drawer";
import { words } from "../core/words/words.svelte";

const LOTS = 2 ** 30;
const drawer = new Drawer<number | null>("lot", null);
let lot = $state(drawer.thing ?? drawn()); // the same until it is somebody's name, in whatever language it is read

/** Whoever comes next has a name of their own. */
export function drawLot(): void {
  lot = drawn();
}

export function lentName(): string {
  const [names, towns] = [listOf("hall-lent-names"), listOf("hall-lent-towns")];
  const [name, town] = [names[lot % names.length], towns[Math.floor(lot / names.length) % towns.length]];
  return words.t("hall-lent-name", { name: name ?? "", town: town ?? "" });
}

const listOf = (text: string): string[] => words.t(text).split(", ");

function drawn(): number {
  const fresh = Math.floor(Math.random() * LOTS);
  drawer.put(fresh);
  return fresh;
}
