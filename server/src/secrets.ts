import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Source of ids and secrets: the system's, except in tests that need repeatable ones. */
export type RandomSource = (bytes: number) => Uint8Array;
export const systemRandom: RandomSource = (bytes) => randomBytes(bytes);

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits: not guessable. */
export function newTableId(random: RandomSource): string {
  return Array.from(random(16), (byte) => ALPHABET[byte & 31]).join('');
}

/** 144 random bits. */
export function newKey(random: RandomSource): string {
  return Buffer.from(random(18)).toString('base64url');
}

/** The stored form of a key. A plain hash is enough for a random secret. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Constant time. */
export function sameHash(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
