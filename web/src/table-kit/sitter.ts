import { LEVELS, type Level } from '@bellwether/bots/levels';

/** Who sits at a seat: somebody at this device, or a bot. Written in records as `guest` and `bot:fox`. */
export type Sitter = 'guest' | `bot:${Level}`;

/** The level of the bot that a record's label names; undefined for a person, and for labels of elsewhere. */
export function levelOf(label: string): Level | undefined {
  return LEVELS.find((level) => label === `bot:${level}`);
}

/** The bot that a label names. Whoever else sits there is followed by a Herder. */
export function botFor(label: string | undefined): Sitter {
  return `bot:${levelOf(label ?? '') ?? 'herder'}`;
}
