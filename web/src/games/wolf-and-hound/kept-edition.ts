import { EDITIONS, type Edition } from '@bellwether/wolf-and-hound';

/** The edition a player owns: the one last played or looked at, saved in this browser. */
const KEY = 'bellwether.edition';

export function keptEdition(): Edition {
  try {
    return EDITIONS.find((one) => one === localStorage.getItem(KEY)) ?? '2016';
  } catch {
    return '2016';
  }
}

export function keepEdition(edition: Edition): void {
  try {
    localStorage.setItem(KEY, edition);
  } catch {
    // Private browsing: the player is asked again.
  }
}
