import { FastRandom } from '@bellwether/kernel';
import { type LoadTable, received, type Target } from './target.ts';

export interface Run {
  /** Moves per second: attempted and completed. */
  readonly asked: number;
  readonly made: number;
  /** Milliseconds from a command until the last of four clients has the update. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of server CPU time for each move. */
  readonly cpu: number;
  /** The same for a database in separate processes. */
  readonly database: number;
  /** Message bytes for each client and move. */
  readonly bytes: number;
}

/** Makes moves at a fixed rate, whether or not the server keeps up, and measures how long each takes to reach all clients. */
export async function drive(target: Target, tables: readonly LoadTable[], rate: number, seconds: number): Promise<Run> {
  const waits: number[] = [];
  const random = new FastRandom(rate);
  let open = 0;
  let skipped = 0;
  const before = await target.used('cpu');
  const bytesBefore = received.bytes;
  const databaseBefore = target.databaseCpu?.() ?? 0;
  const began = performance.now();
  const end = began + 1_000 * seconds;
  let due = 0;
  while (performance.now() < end) {
    const now = performance.now();
    for (; due < ((now - began) * rate) / 1_000; due++) {
      const table = pick();
      if (table === undefined) {
        skipped++;
        continue;
      }
      open++;
      // Measured from the scheduled time, so that a late driver does not make the server look faster (coordinated omission).
      const asked = began + (1_000 * due) / rate;
      table.move(() => {
        open--;
        waits.push(performance.now() - asked);
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const patience = performance.now() + 5_000;
  while (open > 0 && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 5));
  const took = (performance.now() - began) / 1_000;
  const after = await target.used('cpu');
  // Updates that never arrived count as infinitely slow.
  for (let i = 0; i < open + skipped; i++) waits.push(Number.POSITIVE_INFINITY);
  waits.sort((a, b) => a - b);
  const made = waits.filter(Number.isFinite).length;
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? Number.POSITIVE_INFINITY;
  return {
    asked: rate,
    made: made / Math.max(seconds, took),
    p50: at(0.5),
    p99: at(0.99),
    cpu: (after - before) / made,
    database: ((target.databaseCpu?.() ?? 0) - databaseBefore) / made,
    bytes: (received.bytes - bytesBefore) / made / 4,
  };

  /** A random table that is ready for a move. In round-robin order, all games would end at the same time. */
  function pick(): LoadTable | undefined {
    const from = random.below(tables.length);
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[(from + tries) % tables.length];
      if (table?.ready) return table;
    }
    return undefined;
  }
}
