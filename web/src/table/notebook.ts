/** Where somebody's notes are kept. At a device that several people share the hall knows only one person, so each of
 * them has a notebook of their own in the browser. */
import { Drawer, putLatest } from "../core/drawer";
import { isDeviceTable } from "../core/device";
import { ask } from "../core/net/api";
import { words } from "../core/words/words.svelte";

const MOST = 50; // notebooks
const drawer = new Drawer<Readonly<Record<string, string>>>("notes", {});

export interface Notebook {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

export function notebookOf(table: string, seat: number): Notebook {
  return isDeviceTable(table) ? inBrowser(`${table} ${seat}`) : withHall(`/api/tables/${table}/note`);
}

function inBrowser(name: string): Notebook {
  return {
    read: () => Promise.resolve(drawer.thing[name] ?? ""),
    write: (text) => Promise.resolve(putLatest(drawer, MOST, name, text)),
  };
}

function withHall(path: string): Notebook {
  return {
    read: async () => (await ask<{ text: string }>("GET", path, undefined, words.language)).text,
    write: (text) => ask("PUT", path, { text }, words.language),
  };
}
