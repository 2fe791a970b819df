import { Crew } from '../crew.ts';
import { progress } from '../progress.ts';
import { keyOf, type Ledger } from './ledger.ts';
import { type Pairing, setupOf, type Tally, type Task } from './match.ts';
import { isOver } from './result.ts';
import { type Limits, Schedule } from './schedule.ts';

/**
 * Plays these pairings on worker threads until each is decided, and saves the results in the ledger. Calls `over` with each finished
 * pairing.
 */
export async function climb(
  pairings: readonly Pairing[],
  ledger: Ledger,
  limits: Limits,
  threads: number,
  over: (pairing: Pairing, tally: Tally) => string,
): Promise<void> {
  const schedule = new Schedule(pairings, ledger, limits, (pairing) => setupOf(pairing).seatings.length);
  const crew = new Crew<Task, Tally>(threads, new URL('./worker.ts', import.meta.url));
  const bar = progress(schedule.progress().total, 'games');
  const printed = new Set<string>();
  try {
    await crew.run(
      () => schedule.next(),
      (task, tally) => {
        const { pairing } = task;
        schedule.done(task, tally);
        ledger.save();
        bar.show(schedule.progress().done);
        if (!isOver(pairing, ledger.tally(pairing), limits.least, limits.most) || printed.has(keyOf(pairing))) return;
        printed.add(keyOf(pairing));
        bar.say(over(pairing, ledger.tally(pairing)));
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
}
