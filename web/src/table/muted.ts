/** What muted people were called when they were muted: the hall then tells nothing of them, not even the name. */

const DRAWER = "zunft muted";

function drawer(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(DRAWER) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepName(person: string, name: string): void {
  const latest = Object.entries({ ...drawer(), [person]: name }).slice(-100);
  localStorage.setItem(DRAWER, JSON.stringify(Object.fromEntries(latest)));
}

export const keptName = (person: string): string | null => drawer()[person] ?? null;
