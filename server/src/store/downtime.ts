/** A period without a server: from the last heartbeat of one process to the start of the next. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

/** Interval between heartbeats. */
export const BEAT_MS = 1_000;
/** A shorter-lived process counts as part of the downtime around it, so a crash loop leaves a single entry. */
const MIN_LIFE_MS = 2_000;

/**
 * All downtimes at the start of a process. `last`: the last heartbeat of an earlier one; `wall`: the system clock now.
 * Server time is monotonic: if the clock was set back, it continues from the last heartbeat.
 */
export function downtimesAt(known: readonly Downtime[], last: number | undefined, wall: number): readonly Downtime[] {
  // No heartbeat: the database is new or of an older release. Count everything since the last entry as downtime.
  if (last === undefined) return [{ from: 0, until: wall }];
  const until = wall > last ? wall : last + 2 * BEAT_MS;
  const before = known.at(-1);
  if (before === undefined || last - before.until > MIN_LIFE_MS) return [...known, { from: last, until }];
  return [...known.slice(0, -1), { from: before.from, until }];
}

/** Milliseconds of downtime after `at`. */
export function downtimeSince(downtimes: readonly Downtime[], at: number): number {
  return downtimes.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, at)), 0);
}
