import type { Logger } from 'pino';
import type { Liveness } from '../heartbeat.ts';
import { note } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';
import type { Time } from '../time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Downtime after which the system clock is suspected to be wrong. */
const LONG_DOWNTIME_MS = 3 * DAY_MS;
/** Steps back up to this size cause no warning. */
const MAX_STEP_BACK_MS = 5 * MINUTE_MS;

export const HOLD = { kind: 'hold', name: 'deletion' } as const;

/**
 * Compares the clock at start with the last heartbeat and warns of large differences. A clock far ahead makes every
 * table look old: deletion stays paused, across restarts, until the operator confirms the clock. `shortestAge`: the
 * minimum age of tables to be deleted. A smaller error cannot make all of them look old.
 */
export async function checkClock(store: Notes, liveness: Liveness, clock: Time, log: Logger, shortestAge: number): Promise<void> {
  const now = liveness.time.now();
  const isBehind = now - clock.now() > MAX_STEP_BACK_MS;
  if (isBehind)
    log.warn(
      { clock: iso(clock.now()), server: iso(now) },
      'the clock is behind the last heartbeat: it is wrong now, or it was wrong before; the server continues from the last heartbeat',
    );
  const from = await liveness.lastBeat();
  if (from === undefined || now - from <= Math.min(LONG_DOWNTIME_MS, shortestAge)) return;
  log.warn(
    { lastSign: iso(from), clock: iso(now), days: Math.floor((now - from) / DAY_MS) },
    'the clock is days ahead of the last heartbeat; if the server was not down for that long, stop it and set the clock',
  );
  await store.exchange({ expect: [{ ...HOLD, value: null }], put: [note('hold', HOLD.name, { from, until: now })] });
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
