/** Who is here: nobody yet, a guest, or somebody with an account. */
import { Drawer } from "../core/drawer";
import { giveBack } from "../core/packets";
import { ask, Refusal } from "../core/net/api";
import type { Me, Myself } from "../core/net/forms";
import { settings, take, wereSet, whenSet, type Settings } from "../core/settings.svelte";
import { words } from "../core/words/words.svelte";
import { deviceName } from "./account/devices";
import { drawLot, lentName } from "./nameless.svelte";

const OWN = ["name", "colour", "language"] as const; // what a person is, and not only a screen
const wasHere = new Drawer<string | null>("was here", null); // whom this browser has known who did not sign out

/** Why somebody who was here is not any more: the session was ended elsewhere, or the host has blocked them. */
export type Out = "ended" | "blocked";

class Here {
  out = $state<Out | null>(null);
  person = $state.raw<Myself | null>(null);
  hall = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  constructor() {
    whenSet((change) => void this.keep(change));
  }

  /** What others call whoever is here, or would. */
  get name(): string {
    return this.person?.name || settings.name.trim() || lentName();
  }

  get hasAccount(): boolean {
    return this.person?.kind === "account";
  }

  get isHost(): boolean {
    return this.person?.role === "host";
  }

  /** Ask the hall who this browser belongs to; once. */
  find(): Promise<void> {
    this.asked ??= giveBack(words.language) // a guest may be newer than the backup from which the hall was restored
      .catch(() => undefined)
      .then(() => ask<Me>("GET", "/api/me", undefined, words.language))
      .then((me) => this.meet(me));
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  /** Be somebody before one sits down: a guest with the name and colour that were set. */
  async beSomebody(): Promise<Myself> {
    if (this.person) return this.person;
    const body = { name: this.name, colour: settings.colour, language: words.language, device: deviceName() };
    this.take(await ask<Me>("POST", "/api/guests", body, words.language));
    return this.person as unknown as Myself;
  }

  async change(change: Partial<Pick<Myself, "name" | "colour" | "language" | "settings" | "email">>): Promise<void> {
    if (this.person) this.take(await ask<Me>("PATCH", "/api/me", change, words.language));
  }

  async signOut(): Promise<void> {
    await hushPush();
    await ask("POST", "/api/sign-out", undefined, words.language);
    await this.depart();
  }

  /** Somebody has gone because they wanted to: whoever is here next is not called by their name. */
  async depart(): Promise<void> {
    await take({ name: "" });
    drawLot();
    this.leave();
  }

  /** Nobody is here any more. */
  leave(): void {
    wasHere.clear();
    this.person = null;
    this.asked = null;
    void this.find();
  }

  /** A refusal may say that somebody is out: then every screen says so, and what can be done. */
  heed(error: unknown): void {
    const key = error instanceof Refusal ? error.problem?.key : null;
    if (key === "server.error.blocked") this.out = "blocked";
    if (key !== "server.error.sign-in-first" || !this.person) return;
    this.out = "ended";
    this.leave();
  }

  take(me: Me): void {
    if (me.person) this.out = me.person.blocked ? "blocked" : null;
    if (me.person) wasHere.put(me.person.kind);
    this.hall = me;
    this.person = me.person;
  }

  /** Somebody has come: what they have set elsewhere holds here, too, unless this browser has its own settings. */
  async meet(me: Me, isNew = !wereSet()): Promise<void> {
    this.take(me);
    if (!me.person) return this.miss();
    const { name, colour, language, settings: kept } = me.person;
    const own = isNew ? { ...(kept as Partial<Settings>), language: language as Settings["language"] } : {};
    await take({ ...own, name, colour });
  }

  /** Who comes back to an ended session is told once why their tables are not there. */
  private miss(): void {
    if (!wasHere.isEmpty) this.out = "ended";
    wasHere.clear();
  }

  /** What was set goes to the server, too; a line that is down loses nothing, for the browser keeps it. */
  private async keep(change: Partial<Settings>): Promise<void> {
    const isOwn = (key: string) => (OWN as readonly string[]).includes(key);
    const own = Object.fromEntries(Object.entries(change).filter(([key, value]) => isOwn(key) && value));
    const rest = Object.fromEntries(Object.entries($state.snapshot(settings)).filter(([key]) => !isOwn(key)));
    await this.change({ ...own, settings: rest }).catch(() => undefined);
  }
}

/** Who comes next at this browser is not told of somebody else's turns. */
export async function hushPush(): Promise<void> {
  const { push } = await import("./push.svelte");
  await push.end().catch(() => undefined);
}

export const me = new Here();
