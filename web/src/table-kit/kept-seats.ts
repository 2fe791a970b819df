import type { Mix } from '@bellwether/kernel';
import { guest } from '../model/new-sitter.ts';
import { areSeveral, isGuest, nameOf, type Sitter } from '../model/sitter.ts';

/** Names of the people at this device and their choice of seating: asked once, saved in this browser. */
interface KeptSeats {
  readonly names: readonly string[];
  readonly mix?: Mix | undefined;
}

const KEY = 'bellwether.seats';
const MAX_KEPT = 12;

export function keptSeats(): KeptSeats {
  try {
    const { names, mix } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { names?: unknown; mix?: unknown };
    const known = Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MAX_KEPT) : [];
    return { names: known, ...((mix === 'all' || mix === 'partners') && { mix }) };
  } catch {
    return { names: [] };
  }
}

/** Saves them for the next set-up: current players come first. */
export function keepSeats(sitters: readonly Sitter[], mix: Mix | undefined): void {
  const now = sitters.map(nameOf).filter((name) => name !== '');
  const names = [...new Set([...now, ...keptSeats().names])].slice(0, MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ names, mix } satisfies KeptSeats));
  } catch {
    // Private browsing: they are asked again.
  }
}

/** Where several people share the device, fills in saved names. */
export function withKeptNames(sitters: readonly Sitter[]): Sitter[] {
  if (!areSeveral(sitters)) return [...sitters];
  const free = keptSeats().names.filter((name) => !sitters.some((sitter) => nameOf(sitter) === name));
  return sitters.map((sitter) => (sitter === 'guest' ? guest(free.shift() ?? '') : sitter));
}

/** Sitters as they start a game: names trimmed, and none for a single person, who is “you”. */
export function asSeated(sitters: readonly Sitter[]): Sitter[] {
  const several = areSeveral(sitters);
  return sitters.map((sitter) => (isGuest(sitter) ? guest(several ? nameOf(sitter) : '') : sitter));
}
