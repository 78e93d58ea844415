/** SHA-256 and HMAC by the browser's own means; by hand where a page over plain HTTP has none of them. */

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

export async function sha256(bytes: Bytes): Promise<Bytes> {
  if (!crypto.subtle) return sha256ByHand(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** A function that signs with this key. */
export async function signer(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const { subtle } = crypto;
  if (!subtle) return (message) => Promise.resolve(hmacByHand(key, message));
  const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, message));
}

/** RFC 2104, for keys that are no longer than a block. */
export function hmacByHand(key: Bytes, message: Bytes): Bytes {
  const padded = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
  const inner = sha256ByHand(joined(padded(0x36), message));
  return sha256ByHand(joined(padded(0x5c), inner));
}

const joined = (one: Bytes, other: Bytes): Bytes => new Uint8Array([...one, ...other]);

/** FIPS 180-4. */
export function sha256ByHand(bytes: Bytes): Bytes {
  const state = FIRST.slice();
  const whole = new DataView(filled(bytes).buffer);
  for (let at = 0; at < whole.byteLength; at += BLOCK) mix(state, scheduled(whole, at));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => out.setUint32(at * 4, word));
  return new Uint8Array(out.buffer);
}

/** The message, one bit, zeros, and its length in bits. */
function filled(bytes: Bytes): Bytes {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] as number;

function scheduled(whole: DataView, start: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = whole.getUint32(start + i * 4);
  for (let i = 16; i < 64; i++) {
    const [two, fifteen] = [at(words, i - 2), at(words, i - 15)];
    const small = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    words[i] = at(words, i - 16) + small + at(words, i - 7) + (turned(two, 17) ^ turned(two, 19) ^ (two >>> 10));
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  const now = state.slice();
  for (let i = 0; i < 64; i++) {
    const [a, b, c, , e, f, g, h] = now as unknown as [number, number, number, number, number, number, number, number];
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = h + large + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    now.copyWithin(1, 0, 7);
    now[4] = at(now, 4) + first;
    now[0] = first + second;
  }
  now.forEach((word, i) => (state[i] = at(state, i) + word));
}

const PRIMES = primes(64);
const FIRST = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(many: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < many; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
