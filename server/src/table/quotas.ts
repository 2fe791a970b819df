import { Buckets } from '../limits/buckets.ts';
import { FIXED } from '../limits/limits.ts';
import type { Entry } from './entry.ts';

/** Full buckets are dropped above this number. */
const MIN_BUCKETS = 64;

/**
 * Limits what a person, and everyone together, may write into a table's log. Moves are exempt: the rules limit them.
 * Changes by seat owners and the host do not use the shared quota: strangers must not stop a player from returning or
 * ending a pause.
 */
export class Quotas {
  readonly #words = { ofPerson: new Buckets(FIXED.wordsOfPerson, MIN_BUCKETS), ofTable: new Buckets(FIXED.wordsOfTable) };
  readonly #changes = { ofPerson: new Buckets(FIXED.changesOfPerson, MIN_BUCKETS), ofTable: new Buckets(FIXED.changesOfTable) };

  /** Takes from the quota; false if it is used up. `key` is a hash. */
  take(kind: Entry['kind'], key: string, belongs: boolean, now: number): boolean {
    if (kind === 'move') return true;
    const isTalk = kind === 'say' || kind === 'react';
    const { ofPerson, ofTable } = isTalk ? this.#words : this.#changes;
    if (!ofPerson.takeFor(key, now)) return false;
    return (belongs && !isTalk) || ofTable.takeFor('', now);
  }

  tidy(now: number): void {
    for (const { ofPerson } of [this.#words, this.#changes]) ofPerson.prune(now);
  }
}
