import { Bucket } from '../limits/guards.ts';
import type { Entry } from './entry.ts';

/** So many at once, and so many a second after that. */
interface Quota {
  readonly burst: number;
  readonly perSecond: number;
}

type Sort = 'words' | 'changes';

/** What is written for good and told to everybody, but is no move: words, and who comes and goes. */
export const OF_A_PERSON: Readonly<Record<Sort, Quota>> = { words: { burst: 30, perSecond: 1 }, changes: { burst: 60, perSecond: 2 } };
export const OF_A_TABLE: Readonly<Record<Sort, Quota>> = { words: { burst: 90, perSecond: 4 }, changes: { burst: 180, perSecond: 6 } };
/** People whose quota is noted at a time. */
const MOST_NOTED = 64;

/**
 * How much one person, and all together, may write into the log of a table. Moves are free: the rules say when there is one. Changes by those
 * who belong to the table are not in the common quota: strangers must not keep a player from coming back or from ending a pause.
 */
export class Quotas {
  readonly #buckets = new Map<string, Bucket>();

  /** Whether somebody may have this written now; it counts. `key` is a hash. */
  take(kind: Entry['kind'], key: string, belongs: boolean, now: number): boolean {
    if (kind === 'move') return true;
    const sort = kind === 'say' || kind === 'react' ? 'words' : 'changes';
    if (!this.#bucket(`${sort} ${key}`, OF_A_PERSON[sort], now).take(now)) return false;
    return (belongs && sort === 'changes') || this.#bucket(sort, OF_A_TABLE[sort], now).take(now);
  }

  #bucket(name: string, { burst, perSecond }: Quota, now: number): Bucket {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size > MOST_NOTED) this.tidy(now);
      bucket = new Bucket(burst, perSecond, now);
      this.#buckets.set(name, bucket);
    }
    return bucket;
  }

  /** Full buckets are forgotten: a new one is no different. */
  tidy(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}
