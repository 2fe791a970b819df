import { hash } from 'node:crypto';
import type { RandomSource } from '../secrets.ts';

/** 79 random bits: not guessable, printable, and typed on any phone's number keys. */
const DIGITS = 24;

/** One byte per digit. Bytes that would bias some digits are skipped. */
export function newCode(random: RandomSource): string {
  let code = '';
  while (code.length < DIGITS) for (const byte of random(DIGITS)) if (byte < 250 && code.length < DIGITS) code += byte % 10;
  return code;
}

/** Removes the user's spaces and dashes. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The stored form of a secret. It is looked up by hash, so timing reveals nothing. */
export function hashSecret(kind: 'code' | 'join' | 'challenge', secret: string): string {
  return hash('sha256', `${kind} ${secret}`, 'hex');
}
