import { note, ofKind } from '../notes/notes.ts';
import type { Exchange, Note } from '../store/store.ts';
import { refold } from './ratings/refold.ts';

interface Merge {
  /** The device that joins. */
  readonly key: string;
  readonly from: string;
  readonly into: string;
  /** Notes of the one person, of the other, and of everybody about the one. */
  readonly own: readonly Note[];
  readonly theirs: readonly Note[];
  readonly about: readonly Note[];
  /** What the device is called. */
  readonly device: string | undefined;
}

/** What has no meaning under another name. */
const DROPPED: readonly string[] = ['profile', 'rating', 'join', 'challenge', 'leaving'];

/**
 * Two persons become one: everything is the other's. Devices are counted on from the other's. Ratings are folded anew from the results of both.
 * Expects everything it read to be as it was.
 */
export function merged({ key, from, into, own, theirs, about, device }: Merge): Exchange {
  const kept = own.filter(({ kind }) => !DROPPED.includes(kind) && kind !== 'device').map((one) => ({ ...one, owner: into }));
  const results = ofKind([...kept, ...theirs], 'result').map(({ value }) => value);
  const profile = theirs.some(({ kind }) => kind === 'profile') ? [] : ofKind(own, 'profile');
  return {
    expect: [...own, ...theirs, ...about].map(({ kind, name, value }) => ({ kind, name, value })),
    drop: own,
    put: [
      // Nobody mutes or reports themselves.
      ...kept.filter((one) => one.about !== into),
      ...devices(key, from, into, own, theirs, device),
      ...profile.map(({ value }) => note('profile', into, value, { owner: into })),
      ...[...refold(results)].map(([game, rating]) => note('rating', `${into} ${game}`, rating, { owner: into })),
      ...about.filter(({ owner }) => owner !== into && owner !== from).map((one) => ({ ...one, about: into })),
    ],
  };
}

/** The person that is no more was named by its first device: that has to be noted too, so that all find the way from there. */
function devices(key: string, from: string, into: string, own: readonly Note[], theirs: readonly Note[], called?: string): Note[] {
  const mine = ofKind(own, 'device').map(({ note: { name }, value }) => ({ name, value }));
  const isKnown = (name: string) => [...own, ...theirs].some((one) => one.kind === 'device' && one.name === name);
  for (const name of new Set([from, key])) if (!isKnown(name)) mine.push({ name, value: { number: 0 } });
  let number = Math.max(1, ...ofKind(theirs, 'device').map(({ value }) => value.number));
  const moved = mine.map(({ name, value }) =>
    note('device', name, { ...value, number: ++number, ...(name === key && called !== undefined && { name: called }) }, { owner: into }),
  );
  // Likewise the other one, if this is its second device.
  return isKnown(into) ? moved : [note('device', into, { number: 1 }, { owner: into }), ...moved];
}
