/** Web push: this browser is told even while no page of the club is open, where the host has opened that way. */
import { ask } from "../core/net/api";
import type { components } from "../core/net/schema";
import { words } from "../core/words/words.svelte";
import { findWorker, installWorker } from "./worker";

export type NoticeWays = components["schemas"]["NoticeWays"];

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

class Push {
  isOn = $state(false); // the server tells this browser
  ways = $state.raw<NoticeWays | null>(null);

  get isOffered(): boolean {
    return canPush() && Boolean(this.ways?.kinds.includes("push"));
  }

  /** How things stand: what the browser has, and what the server knows of it. */
  async look(): Promise<void> {
    this.ways = await ask<NoticeWays>("GET", "/api/notices", undefined, words.language);
    const target = (await this.found())?.endpoint;
    const told = target ? await ask<{ target: string }[]>("GET", "/api/me/notices", undefined, words.language) : [];
    this.isOn = told.some((each) => each.target === target);
  }

  /** Once the reader has allowed notices: a subscription for this club's key, made known to the server. */
  async begin(): Promise<void> {
    const worker = await installWorker();
    if (!worker || !this.ways) return;
    const key = keyOf(this.ways.push_key);
    await dropForeign(worker, key);
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await ask("PUT", "/api/me/notices", { kind: "push", target: endpoint, keys }, words.language);
    this.isOn = true;
  }

  /** Nothing more comes to this browser, whoever it was for. */
  async end(): Promise<void> {
    this.isOn = false;
    const subscription = await this.found();
    if (!subscription) return;
    const body = { kind: "push", target: subscription.endpoint };
    await ask("POST", "/api/me/notices/drop", body, words.language).catch(() => undefined);
    await subscription.unsubscribe();
  }

  private async found(): Promise<PushSubscription | null> {
    return canPush() ? ((await (await findWorker())?.pushManager.getSubscription()) ?? null) : null;
  }
}

/** A subscription for another key is of no use: the host has made a new one. */
async function dropForeign(worker: ServiceWorkerRegistration, key: Uint8Array): Promise<void> {
  const before = await worker.pushManager.getSubscription();
  const known = new Uint8Array(before?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (before && String(known) !== String(key)) await before.unsubscribe();
}

export function keyOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export const push = new Push();
