import { DAY_MS, daysFrom } from './date.ts';

/** The last seven days, the oldest first. */
export function weekOf(today: string): readonly string[] {
  return Array.from({ length: 7 }, (_, n) => daysFrom(today, n - 6));
}

/** Days since 1970. */
export function numberOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}
