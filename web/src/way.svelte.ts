/** Where in the hall one is: the part of the address behind its #, which no server ever sees. */
export interface Way {
  name: string; // the screen
  rest: string[];
}

function read(): Way {
  const [name = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { name, rest };
}

export const way = $state<Way>(read());

export function watchWay(): void {
  addEventListener("hashchange", () => Object.assign(way, read()));
}

/** The address of a screen, for links. */
export function to(name: string, ...rest: (string | number)[]): string {
  return `#/${[name, ...rest.map(String)].map(encodeURIComponent).join("/")}`;
}

export function go(name: string, ...rest: (string | number)[]): void {
  location.hash = to(name, ...rest);
}
