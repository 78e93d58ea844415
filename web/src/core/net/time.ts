/** The hall's time, whatever the clock of this device says. */
let offset = 0; // milliseconds that the hall is ahead of this device
let doubt = Infinity; // by how much that may be wrong

/** The hall has said what time it is there, in whole *grains*, to a question of which this device knows the moment.
 * A rougher word than the last one is believed only if both cannot be true: then a clock was set. */
export function heardTime(at: number, sent: number, grain = 1): void {
  const got = Date.now();
  const found = at + grain / 2 - (sent + got) / 2;
  const error = (got - sent + grain) / 2;
  if (error >= doubt && Math.abs(found - offset) <= error + doubt) return;
  [offset, doubt] = [found, error];
}

export const hallNow = (): number => Date.now() + offset;
