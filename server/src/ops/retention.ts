import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

const HOUR = 3_600_000;

/** Deletes finished tables that nobody has touched for so many days, now and every hour; never, if no number is given. Gives the way to stop. */
export function deleteOldTables(days: number | undefined, store: Store, time: Time, log: Logger): () => void {
  if (days === undefined) return () => {};
  let cancel = () => {};
  const run = async () => {
    const before = time.now() - 24 * HOUR * days;
    const deleted = (await store.remove('over', before)) + (await store.remove('withdrawn', before));
    if (deleted > 0) log.info({ deleted }, 'deleted old finished tables');
    cancel = time.after(HOUR, () => void run().catch(() => {}));
  };
  void run().catch(() => {});
  return () => cancel();
}
