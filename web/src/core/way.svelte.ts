/** Where in the hall one is: the part of the address behind its #, which no server ever sees. */
export interface Way {
  name: string; // the screen
  rest: string[];
}

/** A link may have been cut on its way: a part that cannot be decoded stays as it is, and leads where it can. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Way {
  const [name = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { name, rest };
}

/** Notices name a table by a path, which mail programs do not cut: here a path becomes the way that it means. */
function readPath(): void {
  const path = location.pathname.replace(/^\/(index\.html)?/, "");
  if (path && !location.hash) history.replaceState(null, "", `/#/${path}`);
}

readPath();
export const way = $state<Way>(read());

/** What lies over a screen goes with it, and so does the focus: while the screen is there to hear of it. */
function leaveScreen(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
    document.activeElement.blur();
}

export function watchWay(): void {
  addEventListener("hashchange", () => {
    const next = read();
    if (next.name !== way.name || next.rest[0] !== way.rest[0]) leaveScreen();
    Object.assign(way, next);
  });
}

/** The address of a screen, for links. */
export function to(name: string, ...rest: (string | number)[]): string {
  return `#/${[name, ...rest.map(String)].map(encodeURIComponent).join("/")}`;
}

/** The same place by its right address: the way back does not lead through the other one. */
export function instead(name: string, ...rest: (string | number)[]): void {
  location.replace(to(name, ...rest));
}

export function go(name: string, ...rest: (string | number)[]): void {
  location.hash = to(name, ...rest);
}
