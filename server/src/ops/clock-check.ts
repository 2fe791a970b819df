import type { Logger } from 'pino';
import type { Liveness } from '../heartbeat.ts';
import { note } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';
import type { Time } from '../time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Milliseconds without a sign of life after which the clock is in doubt. */
const LONG_DOWNTIME_MS = 3 * DAY_MS;
/** Milliseconds by which a clock may step back without a warning. */
const MAX_STEP_BACK_MS = 5 * MINUTE_MS;

export const HOLD = { kind: 'hold', name: 'deletion' } as const;

/**
 * Compares the clock at the start with the last sign of life, and warns if they are far apart. A clock that is far ahead makes every table look old: from then
 * on none is deleted until the operator says that the clock is right, however often the server is started meanwhile. `shortestAge`: of tables
 * that are to be deleted. A smaller error than that cannot make all of them look old.
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
