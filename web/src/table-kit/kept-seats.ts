import type { Mix } from '@bellwether/kernel';
import { guest } from '../model/new-sitter.ts';
import { areSeveral, isGuest, nameOf, type Sitter } from '../model/sitter.ts';

/** What the people at this device are called and how they like to be seated: asked once, kept in this browser. */
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

/** For the next set-up: those who play now come first. */
export function keepSeats(sitters: readonly Sitter[], mix: Mix | undefined): void {
  const now = sitters.map(nameOf).filter((name) => name !== '');
  const names = [...new Set([...now, ...keptSeats().names])].slice(0, MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify({ names, mix } satisfies KeptSeats));
  } catch {
    // Private browsing: they are asked again.
  }
}

/** Where several people share the device, those without a name get one that was kept. */
export function withKeptNames(sitters: readonly Sitter[]): Sitter[] {
  if (!areSeveral(sitters)) return [...sitters];
  const free = keptSeats().names.filter((name) => !sitters.some((sitter) => nameOf(sitter) === name));
  return sitters.map((sitter) => (sitter === 'guest' ? guest(free.shift() ?? '') : sitter));
}

/** As they sit down: names without spaces at the end, and none for somebody alone, who is simply you. */
export function asSeated(sitters: readonly Sitter[]): Sitter[] {
  const several = areSeveral(sitters);
  return sitters.map((sitter) => (isGuest(sitter) ? guest(several ? nameOf(sitter) : '') : sitter));
}
