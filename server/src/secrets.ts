import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where ids and secrets come from: the system, but for tests that need the same ones twice. */
export type RandomSource = (bytes: number) => Uint8Array;
export const systemRandom: RandomSource = (bytes) => randomBytes(bytes);

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits: nobody finds a table by guessing. */
export function newTableId(random: RandomSource): string {
  return Array.from(random(16), (byte) => ALPHABET[byte & 31]).join('');
}

/** 144 random bits. */
export function newKey(random: RandomSource): string {
  return Buffer.from(random(18)).toString('base64url');
}

/** What is kept of a key. A plain hash is enough for something that cannot be guessed. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** In the same time whatever the difference. */
export function sameHash(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
