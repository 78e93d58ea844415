/** Proposals with the hall: laid and taken by deeds of the seat, withdrawn by their own way. */
import { ask } from "../../core/net/api";
import type { LiveSeat } from "../../core/look";
import { words } from "../../core/words/words.svelte";

export async function withdraw(seat: LiveSeat, id: string): Promise<void> {
  const path = `/api/tables/${seat.setting.table}/seats/${seat.seat}/proposals/${id}`;
  await ask("DELETE", path, undefined, words.language);
}
