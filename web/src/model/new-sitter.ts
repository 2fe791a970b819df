import { isGuest, levelOf, type Sitter } from './sitter.ts';

/** Labels for people and bots who sit down. In the first load, since a first game needs them. */

export const MAX_NAME_LENGTH = 24;

/** A person's label. Names have letters, digits and single spaces, as on a server; other characters are dropped. */
export function guest(name: string): Sitter {
  const tidy = name
    .replaceAll(/[^\p{L}\p{M}\p{N}.'_ -]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trimStart();
  const short = [...tidy].slice(0, MAX_NAME_LENGTH).join('');
  return short === '' ? 'guest' : `guest:${short}`;
}

/** The bot that a label names; for any other label a Herder. */
export function botFor(label: string | undefined): Sitter {
  return `bot:${levelOf(label ?? '') ?? 'herder'}`;
}

/** Records from other programs name players freely: the first seat becomes ours, all others bots. */
export function sitterOf(label: string | undefined, i: number): Sitter {
  const level = levelOf(label ?? '');
  if (level !== undefined) return `bot:${level}`;
  if (isGuest(label)) return label;
  return i === 0 ? 'guest' : 'bot:herder';
}
