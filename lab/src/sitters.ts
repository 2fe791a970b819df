import type { Seat } from '@bellwether/kernel';
import { UserError } from './user-error.ts';

export const SITTERS = ['human', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/** One a seat; by default somebody at the first and random players at the others. */
export function readSitters(text: string | undefined, seats: readonly Seat[]): Sitter[] {
  if (text === undefined) return seats.map((_, i) => (i === 0 ? 'human' : 'bot'));
  const words = text.split(/[,\s]+/).filter((word) => word !== '');
  if (words.length !== seats.length) throw new UserError(`--seats: ${seats.length} seats are played, but "${text}" names ${words.length}`);
  return words.map((word) => {
    const found = SITTERS.find((sitter) => sitter === word);
    if (found === undefined) throw new UserError(`--seats: "${word}" is none of ${SITTERS.join(', ')}`);
    return found;
  });
}

/** How a record names them. */
export const SITTER_LABELS: Readonly<Record<Sitter, string>> = { human: 'guest', bot: 'bot:random' };
