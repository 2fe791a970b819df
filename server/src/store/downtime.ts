/** A time in which there was no server: from the last sign of life of one process to the beginning of the next. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds between two signs of life. */
export const BEAT_MS = 1_000;
/** A process that lived no longer than this is part of the absence around it, so that one that dies at every start leaves no list. */
const MIN_LIFE_MS = 2_000;

/**
 * All absences when a process begins. `last` is the last sign of life of an earlier one, `wall` what the machine's clock says now. The hours
 * of a server never run backwards: where the machine's clock was put back, the new process goes on from the last sign.
 */
export function downtimesAt(known: readonly Downtime[], last: number | undefined, wall: number): readonly Downtime[] {
  // No sign at all: the database is new, or of a release that gave none. There was no server since whatever happened last.
  if (last === undefined) return [{ from: 0, until: wall }];
  const until = wall > last ? wall : last + 2 * BEAT_MS;
  const before = known.at(-1);
  if (before === undefined || last - before.until > MIN_LIFE_MS) return [...known, { from: last, until }];
  return [...known.slice(0, -1), { from: before.from, until }];
}

/** Milliseconds after `at`, when something happened, in which there was no server. */
export function downtimeSince(downtimes: readonly Downtime[], at: number): number {
  return downtimes.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, at)), 0);
}
