/** SHA-256 (FIPS 180-4) of a byte string. Ours because the engine has no dependencies and browsers only offer it asynchronously. */
export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  const hash = INITIAL.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) compress(hash, w, words, block);
  return bytesOf(hash);
}

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes of a hexadecimal text, or undefined if it is malformed. */
export function unhex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** First 32 bits of the fractional parts of the square and cube roots of the first primes, as the standard defines them. */
const PRIMES = firstPrimes(64);
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
}

function padded(message: Uint8Array): Int32Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const words = new Int32Array(blocks * 16);
  message.forEach((byte, i) => {
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - 8 * (i & 3)));
  });
  const end = message.length;
  words[end >> 2] = (words[end >> 2] as number) | (0x80 << (24 - 8 * (end & 3)));
  words[words.length - 2] = Math.floor(end / 0x2000_0000);
  words[words.length - 1] = end << 3;
  return words;
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function compress(hash: Int32Array, w: Int32Array, words: Int32Array, block: number): void {
  for (let t = 0; t < 16; t++) w[t] = words[block + t] as number;
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + (w[t] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    hash[i] = ((hash[i] as number) + x) | 0;
  });
}

function bytesOf(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setInt32(4 * i, word);
  });
  return bytes;
}
