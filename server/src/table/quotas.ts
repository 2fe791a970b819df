import { Buckets } from '../limits/buckets.ts';
import { FIXED } from '../limits/limits.ts';
import type { Entry } from './entry.ts';

/** People whose quota is noted before full ones are forgotten. */
const MIN_BUCKETS = 64;

/**
 * How much one person, and all together, may write into the log of a table. Moves are free: the rules say when there is one. Changes by those
 * who belong to the table are not in the common quota: strangers must not keep a player from coming back or from ending a pause.
 */
export class Quotas {
  readonly #words = { ofPerson: new Buckets(FIXED.wordsOfPerson, MIN_BUCKETS), ofTable: new Buckets(FIXED.wordsOfTable) };
  readonly #changes = { ofPerson: new Buckets(FIXED.changesOfPerson, MIN_BUCKETS), ofTable: new Buckets(FIXED.changesOfTable) };

  /** Whether somebody may have this written now; it counts. `key` is a hash. */
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
