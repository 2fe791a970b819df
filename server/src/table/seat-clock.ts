import type { Settings } from '@bellwether/wire';

/**
 * The clock of one seat. `spentMs`: thinking time used so far, of this question (clock per move) or of this game (clock per game).
 * Untimed tables keep it too: grace periods count from `since`.
 *
 * - `idle`: the seat is not asked.
 * - `running`: a person is asked; time has counted since `since`.
 * - `covered`: the seat is asked, and a bot answers for it. No time counts.
 * - `paused`: the seat is asked, but the game is paused. It had run for `ranMs`; `resumesAs` is the state after the pause.
 */
export type SeatClock =
  | { readonly kind: 'idle'; readonly spentMs: number }
  | { readonly kind: 'running'; readonly spentMs: number; readonly since: number }
  | { readonly kind: 'covered'; readonly spentMs: number }
  | { readonly kind: 'paused'; readonly spentMs: number; readonly ranMs: number; readonly resumesAs: 'running' | 'covered' };

type Period = Settings['clock']['kind'];

export const UNUSED: SeatClock = { kind: 'idle', spentMs: 0 };

/** The seat gets a new question. */
export function ask(clock: SeatClock, isBot: boolean, at: number): SeatClock {
  const { spentMs } = clock;
  return isBot ? { kind: 'covered', spentMs } : { kind: 'running', spentMs, since: at };
}

/** The question was answered or withdrawn. A clock per move starts over. */
export function stop(clock: SeatClock, period: Period, at: number): SeatClock {
  return { kind: 'idle', spentMs: period === 'move' ? 0 : spentMs(clock, at) };
}

/** A bot answers from now on: the player stood up, is absent or out of time. */
export function cover(clock: SeatClock, at: number): SeatClock {
  if (clock.kind === 'running') return { kind: 'covered', spentMs: spentMs(clock, at) };
  return clock.kind === 'paused' ? { ...clock, spentMs: spentMs(clock, at), ranMs: 0, resumesAs: 'covered' } : clock;
}

/** A person answers from now on, with the remaining time: giving a seat away and taking it back gains nothing. */
export function takeBack(clock: SeatClock, at: number): SeatClock {
  if (clock.kind === 'covered') return { ...clock, kind: 'running', since: at };
  return clock.kind === 'paused' ? { ...clock, resumesAs: 'running' } : clock;
}

export function pause(clock: SeatClock, at: number): SeatClock {
  if (clock.kind !== 'running' && clock.kind !== 'covered') return clock;
  const ranMs = clock.kind === 'running' ? Math.max(0, at - clock.since) : 0;
  return { kind: 'paused', spentMs: clock.spentMs, ranMs, resumesAs: clock.kind };
}

/** The clock continues as if never paused: a pause within a grace period does not restart it. */
export function resume(clock: SeatClock, at: number): SeatClock {
  return clock.kind === 'paused' ? ask(clock, clock.resumesAs === 'covered', at - clock.ranMs) : clock;
}

/** Deducts `ms` of downtime. */
export function extend(clock: SeatClock, ms: number, at: number): SeatClock {
  return clock.kind === 'running' ? { ...clock, since: Math.min(at, clock.since + ms) } : clock;
}

function spentMs(clock: SeatClock, at: number): number {
  if (clock.kind === 'running') return clock.spentMs + Math.max(0, at - clock.since);
  return clock.kind === 'paused' ? clock.spentMs + clock.ranMs : clock.spentMs;
}

/** Thinking time per question or per game, undefined without a clock. */
function limitMs(settings: Settings['clock']): number | undefined {
  return settings.kind === 'none' ? undefined : 1_000 * settings.seconds;
}

/** Displayed time, undefined without a limit. More than the limit if the clock has yet to start. */
export function leftMs(clock: SeatClock, settings: Settings['clock'], now: number): number | undefined {
  const limit = limitMs(settings);
  const end = deadline(clock, settings);
  if (end !== undefined) return Math.max(0, end - now);
  return limit === undefined ? undefined : Math.max(0, limit - spentMs(clock, now));
}

/** When time runs out, if the clock is running. */
export function deadline(clock: SeatClock, settings: Settings['clock']): number | undefined {
  const limit = limitMs(settings);
  return limit === undefined || clock.kind !== 'running' ? undefined : clock.since + Math.max(0, limit - clock.spentMs);
}
