/** What muted people were called when they were muted: the hall then tells nothing of them, not even the name. */
import { Drawer, putLatest } from "../core/drawer";

const MOST = 100;
const names = new Drawer<Readonly<Record<string, string>>>("muted", {});

export const keepName = (person: string, name: string): void => putLatest(names, MOST, person, name);

export const keptName = (person: string): string | null => names.thing[person] ?? null;
