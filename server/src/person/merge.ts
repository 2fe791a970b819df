import { note, ofKind } from '../notes/notes.ts';
import type { Exchange, Note } from '../store/store.ts';
import { refold } from './ratings/refold.ts';

interface Merge {
  /** The joining device. */
  readonly key: string;
  readonly from: string;
  readonly into: string;
  /** Notes owned by `from`, owned by `into`, and about `from`. */
  readonly own: readonly Note[];
  readonly theirs: readonly Note[];
  readonly about: readonly Note[];
  /** The joining device's name. */
  readonly device: string | undefined;
}

/** Kinds that make no sense for another person. */
const DROPPED: readonly string[] = ['profile', 'rating', 'join', 'challenge', 'leaving'];

/**
 * Merges a person into another: everything becomes the other's. Devices are renumbered after the other's. Ratings are
 * refolded from both people's results. Fails if anything it read has changed.
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

/** The old person was named by its first device. That device gets a note, so the old name still resolves. */
function devices(key: string, from: string, into: string, own: readonly Note[], theirs: readonly Note[], called?: string): Note[] {
  const mine = ofKind(own, 'device').map(({ note: { name }, value }) => ({ name, value }));
  const isKnown = (name: string) => [...own, ...theirs].some((one) => one.kind === 'device' && one.name === name);
  for (const name of new Set([from, key])) if (!isKnown(name)) mine.push({ name, value: { number: 0 } });
  let number = Math.max(1, ...ofKind(theirs, 'device').map(({ value }) => value.number));
  const moved = mine.map(({ name, value }) =>
    note('device', name, { ...value, number: ++number, ...(name === key && called !== undefined && { name: called }) }, { owner: into }),
  );
  // The same for `into`, if this is its second device.
  return isKnown(into) ? moved : [note('device', into, { number: 1 }, { owner: into }), ...moved];
}
