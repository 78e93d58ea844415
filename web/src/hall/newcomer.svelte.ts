/** Whether whoever is here has yet to finish a first game. The hall is asked until they have. */
import { Drawer } from "../core/drawer";
import { ask } from "../core/net/api";
import type { Listed } from "../core/net/forms";
import { words } from "../core/words/words.svelte";
import { me } from "./me.svelte";

const drawer = new Drawer<string | null>("has finished a game", null); // who has, of those who use this browser

class Newcomer {
  is = $state(false); // until it is known, nothing is said

  async find(): Promise<void> {
    await me.find();
    const id = me.person?.id ?? null;
    if (id !== null && drawer.thing === id) return;
    const own =
      id === null ? [] : await ask<Listed[]>("GET", "/api/lobby/finished?mine=true", undefined, words.language);
    if (own.length) drawer.put(id);
    this.is = !own.length;
  }
}

export const newcomer = new Newcomer();
