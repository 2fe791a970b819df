import type { Finished, How } from './finished.ts';

export interface Streaks {
  /** The current streak: equal results up to the last game. */
  readonly now: { readonly how: How; readonly games: number } | undefined;
  /** Longest streak of wins. */
  readonly best: number;
  /** Consecutive days with a finished game, up to today, or up to yesterday if none was played today. */
  readonly days: number;
  readonly bestDays: number;
}

const DAY_MS = 86_400_000;

/** The number of a local calendar day: with daylight saving time a day may have 23 hours. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

export function streaksOf(all: readonly Finished[], now: number): Streaks {
  const inTurn = [...all].sort((a, b) => a.kept.changed - b.kept.changed);
  const hows = inTurn.map(({ how }) => how);
  const last = hows.at(-1);
  const days = [...new Set(inTurn.map(({ kept }) => dayOf(kept.changed)))];
  const dayRuns = runs(days, (before, day) => day === before + 1);
  const [lastDay = Number.NaN, today] = [days.at(-1), dayOf(now)];
  return {
    now: last && { how: last, games: runs(hows, (before, how) => how === before).at(-1)?.length ?? 0 },
    best: Math.max(0, ...runs(hows, (before, how) => how === before).map((run) => (run[0] === 'won' ? run.length : 0))),
    days: today - lastDay <= 1 ? (dayRuns.at(-1)?.length ?? 0) : 0,
    bestDays: Math.max(0, ...dayRuns.map(({ length }) => length)),
  };
}

/** Splits a list wherever an item does not continue the one before. */
function runs<X>(row: readonly X[], goesOn: (before: X, x: X) => boolean): X[][] {
  const found: X[][] = [];
  for (const x of row) {
    const run = found.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && goesOn(before, x)) run.push(x);
    else found.push([x]);
  }
  return found;
}
