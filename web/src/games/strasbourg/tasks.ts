/** Tasks in few words; the whole sentence is the package's. */
import type { Look } from "../../core/look";
import { ui } from "./labels";
import { taskOf, viewOf } from "./reading";

export function briefly(look: Look, task: string): string {
  const of = viewOf(look)?.tasks?.progress?.[task]?.of;
  const { kind, guild = "", edifice = "" } = taskOf(look, task) ?? {};
  if (!kind || !of) return look.explain("task", task);
  const names = { guild: guild && look.name("guild", guild), edifice: edifice && look.name("edifice", edifice) };
  return ui(`brief-${kind}`, { of, ...names });
}
