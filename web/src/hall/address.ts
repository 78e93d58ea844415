/** The address under which others reach this hall, for links and QR codes. */

/** Who can follow a link. */
export type Reach = "world" | "house" | "here";

export interface Address {
  url: string;
  reach: Reach;
}

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|0\.0\.0\.0)$/;
const HOUSE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[?f[cde])|\.local$|^[^.:]+$/;

export function reachOf(hostname: string): Reach {
  if (HERE.test(hostname)) return "here";
  return HOUSE.test(hostname) ? "house" : "world";
}

/** A path of the client as a whole address: as the server says that it is reached, else as this page was. */
export function addressOf(path: string, origin: string, told?: string | null): Address {
  const own = new URL(path, origin);
  const url = told && reachOf(own.hostname) === "here" ? new URL(path, told) : own;
  return { url: url.href, reach: reachOf(url.hostname) };
}
