import type { Status } from '@bellwether/wire';
import type { Logger } from 'pino';
import { background, fatal } from '../background.ts';
import type { Liveness } from '../heartbeat.ts';
import { heldIn } from '../notes/notes.ts';
import type { Options } from '../options.ts';
import type { Notes, Retention } from '../store/store.ts';
import type { Time } from '../time.ts';
import { checkClock, HOLD } from './clock-check.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Minimum pause between transactions. */
const MIN_PAUSE_MS = 50;
/** Pause relative to the previous transaction: deletion uses at most a fifth of the disk's time. */
const PAUSE_FACTOR = 4;

type Kept = Pick<Options, 'deleteAfterDays' | 'deleteUnfinishedAfterDays'>;

interface Rule {
  readonly status: Status;
  /** Milliseconds without activity. */
  readonly age: number;
}

function rulesOf({ deleteAfterDays, deleteUnfinishedAfterDays }: Kept): Rule[] {
  const rules = (days: number | undefined, ...statuses: Status[]) =>
    days === undefined ? [] : statuses.map((status) => ({ status, age: DAY_MS * days }));
  return [...rules(deleteAfterDays, 'over', 'withdrawn'), ...rules(deleteUnfinishedAfterDays, 'open', 'playing')];
}

/**
 * Deletes tables after a number of days without activity, in small transactions between players' moves; never without a
 * number. First after an hour, then hourly. `clock`: the system's clock, because server time may run ahead of it
 * (heartbeat.ts). Returns a function that stops it.
 */
export function deleteOldTables(kept: Kept, store: Retention & Notes, liveness: Liveness, clock: Time, log: Logger): () => void {
  const rules = rulesOf(kept);
  /** Earliest time a table of a status can be old enough, as of the last pass. */
  const nextDue = new Map<Status, number>();
  let isStopped = false;
  let isHoldTold = false;
  let cancel = () => {};
  const failed = (error: Error) => log.error({ error: error.message }, 'deleting old tables failed');
  const checked = checkClock(store, liveness, clock, log, Math.min(...rules.map(({ age }) => age))).then(
    () => true,
    (error: Error) => {
      failed(error);
      return false;
    },
  );

  const pauseSince = (began: number) => {
    const milliseconds = Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * (performance.now() - began));
    return new Promise<void>((resolve) => {
      cancel = clock.after(milliseconds, resolve);
    });
  };

  const isOnHold = async () => {
    if (!(await checked)) return true;
    const hold = await store.note(HOLD.kind, HOLD.name);
    if (hold !== undefined && !isHoldTold) {
      const { from, until } = heldIn('hold', hold);
      const days = Math.floor((until - from) / DAY_MS);
      log.warn(
        { days },
        'deletion of old tables is on hold: the server was down for days, or its clock was wrong; if the clock is right, run npm run admin -- resume-deletion',
      );
    }
    isHoldTold = hold !== undefined;
    return hold !== undefined;
  };

  const deleteOf = async ({ status, age }: Rule) => {
    const began = clock.now();
    if (began < (nextDue.get(status) ?? 0)) return;
    let deleted = 0;
    let oldest = began;
    for (let after: string | null = ''; after !== null; ) {
      const sent = performance.now();
      const found = await store.remove(status, began - age, after);
      deleted += found.removed;
      oldest = Math.min(oldest, found.oldest ?? oldest);
      after = found.last;
      await pauseSince(sent);
      if (isStopped) return;
    }
    // Tables changed meanwhile are younger still.
    nextDue.set(status, oldest + age);
    if (deleted > 0) log.info({ deleted, status }, 'deleted old tables');
  };

  const sweep = async () => {
    if (await isOnHold()) return;
    for (const rule of rules) if (!isStopped) await deleteOf(rule);
    for (let sent = performance.now(); !isStopped && (await store.shrink()); sent = performance.now()) await pauseSince(sent);
  };

  const sweepLater = () => {
    cancel = clock.after(HOUR_MS, () => {
      const done = sweep()
        .catch(failed)
        .finally(() => !isStopped && sweepLater());
      background('deleting old tables', done, fatal);
    });
  };

  if (rules.length > 0) sweepLater();
  return () => {
    isStopped = true;
    cancel();
  };
}
