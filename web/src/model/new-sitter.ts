import { isGuest, levelOf, type Sitter } from './sitter.ts';

/** Labels for people and bots who sit down. A first game has them ready. */

export const MAX_NAME_LENGTH = 24;

/** What people may be called: letters, digits and single spaces, as on a server. Anything else goes. */
export function guest(name: string): Sitter {
  const tidy = name
    .replaceAll(/[^\p{L}\p{M}\p{N}.'_ -]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trimStart();
  const short = [...tidy].slice(0, MAX_NAME_LENGTH).join('');
  return short === '' ? 'guest' : `guest:${short}`;
}

/** The bot that a label names. Whoever else sits there is followed by a Herder. */
export function botFor(label: string | undefined): Sitter {
  return `bot:${levelOf(label ?? '') ?? 'herder'}`;
}

/** Records of elsewhere name sitters as they like: the first seat is then ours, all others are bots. */
export function sitterOf(label: string | undefined, i: number): Sitter {
  const level = levelOf(label ?? '');
  if (level !== undefined) return `bot:${level}`;
  if (isGuest(label)) return label;
  return i === 0 ? 'guest' : 'bot:herder';
}
