import type { Logger } from 'pino';
import type { Options } from '../options.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

const HOUR = 3_600_000;

type Kept = Pick<Options, 'deleteAfterDays' | 'deleteUnfinishedAfterDays'>;

/** Deletes tables that nobody has touched for so many days, now and every hour; never, if no number is given. Gives the way to stop. */
export function deleteOldTables({ deleteAfterDays, deleteUnfinishedAfterDays }: Kept, store: Store, time: Time, log: Logger): () => void {
  const rules = [
    { days: deleteAfterDays, statuses: ['over', 'withdrawn'] },
    { days: deleteUnfinishedAfterDays, statuses: ['open', 'playing'] },
  ] as const;
  let cancel = () => {};
  const sweep = async () => {
    for (const { days, statuses } of rules) {
      if (days === undefined) continue;
      for (const status of statuses) {
        const deleted = await store.remove(status, time.now() - 24 * HOUR * days);
        if (deleted > 0) log.info({ deleted, status }, 'deleted old tables');
      }
    }
  };
  const run = async () => {
    await sweep().catch((error: Error) => log.error({ error: error.message }, 'deleting old tables failed'));
    cancel = time.after(HOUR, () => void run());
  };
  if (deleteAfterDays !== undefined || deleteUnfinishedAfterDays !== undefined) void run();
  return () => cancel();
}
