import { LEVELS, type Level } from '@bellwether/bots/levels';

/**
 * Who sits in a seat: a person at this device (with or without a name), a person elsewhere, or a bot. Records write it
 * as `guest`, `guest:Ada` and `bot:fox`.
 */
export type Sitter = 'guest' | `guest:${string}` | `person:${string}` | `bot:${Level}`;

/** Whether a person at this device sits there. */
export function isGuest(label: string | undefined): label is 'guest' | `guest:${string}` {
  return label === 'guest' || label?.startsWith('guest:') === true;
}

/** Whether several people share this device. */
export function areSeveral(sitters: readonly string[]): boolean {
  return sitters.filter(isGuest).length > 1;
}

/** Whether it is the only person at this device: “you”. */
export function isMe(sitters: readonly string[], seat: number): boolean {
  return isGuest(sitters[seat - 1]) && !areSeveral(sitters);
}

/** The name of a person at this device; empty for one without, and for bots. */
export function nameOf(label: string): string {
  return isGuest(label) ? label.slice('guest:'.length).trim() : '';
}

/** The level of the bot that a record's label names; undefined for people and for unknown labels. */
export function levelOf(label: string): Level | undefined {
  return LEVELS.find((level) => label === `bot:${level}`);
}
