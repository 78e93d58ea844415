/** Coming in as somebody: by a personal link, or with a name and a password. */
import { ask, Refusal } from "../../core/net/api";
import type { Me, Problem } from "../../core/net/forms";
import type { components } from "../../core/net/schema";
import { words } from "../../core/words/words.svelte";
import { hushPush, me } from "../me.svelte";
import { deviceName } from "./devices";

type Device = components["schemas"]["Device"];
const TRIED = "–"; // the device of a session that was opened only to see whether the ticket is good

/** What opens a session, and where. */
export interface Ticket {
  path: "/api/back" | "/api/sign-in";
  body: Record<string, string>;
}

/** Be somebody here. Whoever is signed in leaves first, but not for a ticket that is none: a guest could never come
 * back. */
export async function comeIn({ path, body }: Ticket): Promise<void> {
  const isTried = me.person !== null;
  if (isTried) {
    await tryTicket({ path, body });
    await hushPush();
    await ask("POST", "/api/sign-out", undefined, words.language);
  }
  const found = await ask<Me>("POST", path, { ...body, device: deviceName() }, words.language);
  if (isTried) await endTried().catch(() => undefined);
  await me.meet(found, true);
}

async function tryTicket({ path, body }: Ticket): Promise<void> {
  const headers = { "Content-Type": "application/json", "Accept-Language": words.language, "X-Zunft": "1" };
  const sent = JSON.stringify({ ...body, device: TRIED });
  const answer = await fetch(path, { method: "POST", headers, body: sent, credentials: "omit" }).catch(() => null);
  if (!answer) throw new Refusal(0, null);
  if (!answer.ok) throw new Refusal(answer.status, (await answer.json().catch(() => null)) as Problem | null);
}

async function endTried(): Promise<void> {
  const sessions = await ask<Device[]>("GET", "/api/me/sessions", undefined, words.language);
  const tried = sessions.filter((session) => session.device === TRIED);
  await Promise.all(tried.map(({ id }) => ask("DELETE", `/api/me/sessions/${id}`, undefined, words.language)));
}
