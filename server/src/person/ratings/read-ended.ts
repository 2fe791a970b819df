import { LEVELS, type Level } from '@bellwether/bots';
import { gameById } from '../../games.ts';
import type { Ended } from '../../notes/shapes.ts';

/** Parses an `ended` note, or says why it cannot be rated: it may be of another release or edited by hand. */
export function readEnded(text: string): { readonly ended: Ended } | { readonly why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: 'the note is not JSON' };
  }
  if (!isEnded(value)) return { why: 'the note has unexpected fields' };
  return gameById(value.game) === undefined ? { why: 'there is no such game' } : { ended: value };
}

function isEnded(value: unknown): value is Ended {
  const { game, at, table, number, seats, won } = (value ?? {}) as Partial<Record<keyof Ended, unknown>>;
  return (
    [game, table].every((text) => typeof text === 'string') &&
    [at, number].every(Number.isSafeInteger) &&
    [seats, won].every(Array.isArray) &&
    (won as unknown[]).every(Number.isSafeInteger) &&
    (seats as unknown[]).every(isPlayer)
  );
}

function isPlayer(value: unknown): boolean {
  const { team, level, person } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Number.isSafeInteger(team) && LEVELS.includes(level as Level) && ['string', 'undefined'].includes(typeof person);
}
