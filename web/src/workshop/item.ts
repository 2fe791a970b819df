import { NAME_PATTERN } from '@bellwether/wire';

/**
 * Something made in the workshop: an animal card, a number deck or a landscape deck. `data` is in its game's format.
 */
export interface Item {
  /** Unique in this browser only; part of the address of its page. */
  readonly key: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly data: object;
}

/** Limits; the page announces them before they are reached. */
export const MOST_ITEMS = 100;
export const LONGEST_NAME = 40;
/** The most items in a shared file or link. */
export const MOST_SHARED = 30;
export const LONGEST_FILE = 100_000;

const ONLINE = new RegExp(NAME_PATTERN, 'u');

/** Whether servers take this name of a card: by the rules of players' names. */
export function isOnlineName(name: string): boolean {
  return ONLINE.test(tidyName(name));
}

export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ');
}
