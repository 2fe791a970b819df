import { hash } from 'node:crypto';
import type { RandomSource } from '../secrets.ts';

/** Digits of a recovery code: 79 random bits, which nobody guesses, on paper and on the number keys of any phone. */
const DIGITS = 24;

/** A byte for each digit: those that would make some digits likelier are passed over. */
export function newCode(random: RandomSource): string {
  let code = '';
  while (code.length < DIGITS) for (const byte of random(DIGITS)) if (byte < 250 && code.length < DIGITS) code += byte % 10;
  return code;
}

/** Spaces and dashes are the reader's own. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** What is kept of a secret. It is looked up by its hash, so how long that takes tells nothing about the secret. */
export function hashSecret(kind: 'code' | 'join' | 'challenge', secret: string): string {
  return hash('sha256', `${kind} ${secret}`, 'hex');
}
