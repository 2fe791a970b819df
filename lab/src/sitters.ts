import type { Seat } from '@bellwether/kernel';
import { oneOf, words } from './option-values.ts';
import { UserError } from './user-error.ts';

export const SITTERS = ['human', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/** One for each seat; by default a person in the first and random players in the others. */
export function readSitters(text: string | undefined, seats: readonly Seat[]): Sitter[] {
  if (text === undefined) return seats.map((_, i) => (i === 0 ? 'human' : 'bot'));
  const names = words(text);
  if (names.length !== seats.length)
    throw new UserError(`--seats: this game has ${seats.length} seats, but "${text}" names ${names.length}`);
  return names.map((name) => oneOf('--seats', SITTERS, name));
}

/** Their labels in a record. */
export const SITTER_LABELS: Readonly<Record<Sitter, string>> = { human: 'guest', bot: 'bot:random' };
