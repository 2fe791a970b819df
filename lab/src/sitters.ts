import type { Seat } from '@bellwether/kernel';
import { readEntrant } from './ladder/entrant.ts';
import { words } from './option-values.ts';
import { UserError } from './user-error.ts';

/** `human`, or a bot by name: `bot:random`, `bot:wolf`, `bot:wolf@5000`. */
export type Sitter = 'human' | `bot:${string}`;

const RANDOM: Sitter = 'bot:random';

/**
 * One sitter for each seat; by default a person in the first and random players in the others. `bot` is a random player. Throws UserError.
 */
export function readSitters(text: string | undefined, seats: readonly Seat[]): Sitter[] {
  if (text === undefined) return seats.map((_, i) => (i === 0 ? 'human' : RANDOM));
  const names = words(text);
  if (names.length !== seats.length)
    throw new UserError(`--seats: this game has ${seats.length} seats, but "${text}" names ${names.length}`);
  return names.map(readSitter);
}

function readSitter(name: string): Sitter {
  if (name === 'human') return name;
  if (name === 'bot') return RANDOM;
  if (!name.startsWith('bot:'))
    throw new UserError(`--seats: "${name}" is not one of human, bot (a random player), bot:herder, bot:wolf …`);
  readEntrant(botName(name as `bot:${string}`));
  return name as Sitter;
}

/** The player's name in the ladder. */
export function botName(sitter: `bot:${string}`): string {
  return sitter.slice('bot:'.length);
}

/** The sitter's label in a record. */
export function labelOf(sitter: Sitter): string {
  return sitter === 'human' ? 'guest' : sitter;
}
