/** Requests to the hall: every refusal is a `Refusal` with a sentence, also when the line is down. */
import type { Problem } from "./forms";
import { heardTime } from "./time";

const SECOND = 1000; // a header knows no smaller parts

export class Refusal extends Error {
  constructor(
    readonly status: number, // 0: the hall could not be reached
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? "");
  }
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Ask the hall; what it answers, or a `Refusal`. */
export async function ask<Answer>(method: Method, path: string, body?: unknown, language = "en"): Promise<Answer> {
  const answer = await reach(method, path, body, language);
  if (answer.status === 204) return undefined as Answer;
  const read = (await answer.json().catch(() => undefined)) as unknown;
  if (!answer.ok) throw new Refusal(answer.status, (read ?? null) as Problem | null);
  if (read === undefined) throw new Refusal(0, null); // the answer broke off on its way
  return read as Answer;
}

async function reach(method: Method, path: string, body: unknown, language: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language, "X-Zunft": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const begun = Date.now();
  const answer = await fetch(path, { method, headers, body: sent, credentials: "same-origin" }).catch(() => null);
  if (!answer) throw new Refusal(0, null);
  if (answer.headers.get("Cache-Control") === "no-store") readTime(answer, begun); // others may be of yesterday
  return answer;
}

function readTime(answer: Response, begun: number): void {
  const at = Date.parse(answer.headers.get("Date") ?? "");
  if (!Number.isNaN(at)) heardTime(at, begun, SECOND);
}
