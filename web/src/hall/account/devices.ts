/** What this device is called in the list of sessions: the browser and its system, in short. */
const BROWSERS = [
  ["Firefox", /Firefox\//],
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Chromium", /Chrom(e|ium)\//],
  ["Safari", /Safari\//],
] as const;
const SYSTEMS = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS/],
  ["Linux", /Linux/],
] as const;

export function deviceName(agent = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([, sign]) => sign.test(agent))?.[0]);
  return named.filter(Boolean).join(", ");
}
