import { interval95 } from '../statistics.ts';
import type { Pairing, Tally } from './match.ts';

/** One line of `--json`. */
export interface Row extends Pairing {
  readonly games: number;
  readonly winA: number;
  readonly low: number;
  readonly high: number;
  readonly msA: number;
  readonly msB: number;
}

const Z95 = 1.959964;
/** The interval for stopping early. A match is checked many times, so this is stricter than the reported interval. */
const Z_STOP = 2.6;

/** Share of A with its interval over deals: the mirrored games of one deal are not independent. */
export function shareOfA({ deals, games, sum, squares }: Tally, z = Z95): { win: number; low: number; high: number } {
  if (deals < 2) return { win: deals === 0 ? 0.5 : sum / deals, low: 0, high: 1 };
  const win = sum / deals;
  const variance = Math.max(0, squares / deals - win * win) / (deals - 1);
  if (variance === 0) {
    const [low, high] = interval95(Math.round(win * games), games);
    return { win, low, high };
  }
  const half = z * Math.sqrt(variance);
  return { win, low: Math.max(0, win - half), high: Math.min(1, win + half) };
}

export function isDecided(tally: Tally, least: number, most: number): boolean {
  if (tally.games >= most) return true;
  const { low, high } = shareOfA(tally, Z_STOP);
  return tally.games >= least && (low > 0.5 || high < 0.5);
}

/** Whether a match is over. A level against itself has no winner, so it plays all its games to measure calibration. */
export function isOver({ a, b }: Pairing, tally: Tally, least: number, most: number): boolean {
  return isDecided(tally, a === b ? most : least, most);
}

export function rowOf(pairing: Pairing, tally: Tally): Row {
  const { win, low, high } = shareOfA(tally);
  const { game, setup, players, a, b } = pairing;
  const row = { game, setup, players, a, b, games: tally.games, winA: rounded(win), low: rounded(low), high: rounded(high) };
  return { ...row, msA: meanTime(tally.times[0]), msB: meanTime(tally.times[1]) };
}

function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000;
}

export function meanTime(times: Readonly<Record<number, number>>): number {
  let count = 0;
  let sum = 0;
  for (const [time, n] of Object.entries(times)) {
    count += n;
    sum += n * Number(time);
  }
  return count === 0 ? 0 : Math.round(sum / count) / 100;
}

/** The decision time in ms that this share of all decisions does not exceed. */
export function timeQuantile(times: Readonly<Record<number, number>>, share: number): number {
  const sorted = Object.entries(times).sort(([a], [b]) => Number(a) - Number(b));
  const total = sorted.reduce((sum, [, n]) => sum + n, 0);
  let seen = 0;
  for (const [time, n] of sorted) {
    seen += n;
    if (seen >= share * total) return Number(time) / 100;
  }
  return 0;
}
