import { SEED_BYTES, unhex } from '@bellwether/kernel';
import { InvalidArgumentError } from 'commander';
import { UserError } from './user-error.ts';

/** Parsers for option values; commander adds the option's name to their messages. */

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < min || n > max) throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
    return n;
  };
}

export function seconds(text: string): number {
  const n = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || n <= 0) throw new InvalidArgumentError('Expected a number of seconds greater than 0.');
  return n;
}

export function seedHex(text: string): Uint8Array {
  const seed = unhex(text.toLowerCase());
  if (seed?.length !== SEED_BYTES) throw new InvalidArgumentError(`Expected ${2 * SEED_BYTES} hexadecimal digits.`);
  return seed;
}

export const MOST = Number.MAX_SAFE_INTEGER;

/** One of a few names. Throws UserError. */
export function oneOf<const T extends string>(option: string, names: readonly T[], value: unknown): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new UserError(`${option}: "${value}" is not one of ${names.join(', ')}`);
  return found;
}

/** Words separated by commas or spaces. */
export function words(text: string): string[] {
  return text.split(/[,\s]+/).filter((word) => word !== '');
}
