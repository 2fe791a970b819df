import { daysFrom } from '../deals/date.ts';
import type { DayScore } from '../deals/day.ts';

/** The result of a past day on this device. */
export interface DayResult extends DayScore {
  readonly game: string;
  /** Wolf's result in the same seat, once computed. */
  readonly wolf?: DayScore;
  /** Played after its day: it does not count for the streak. */
  readonly late?: boolean;
}

export type DayResults = Readonly<Partial<Record<string, DayResult>>>;

const KEY = 'bellwether.days';

export function results(): DayResults {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as DayResults;
  } catch {
    return {};
  }
}

/** The first result of a day counts; a second one is not stored. */
export function keepResult(date: string, result: DayResult): void {
  keep({ [date]: result, ...results() });
}

export function keepWolf(date: string, wolf: DayScore): void {
  const known = results();
  const mine = known[date];
  if (mine) keep({ ...known, [date]: { ...mine, wolf } });
}

function keep(all: DayResults): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private browsing: a day lasts as long as the page.
  }
}

/** Consecutive days with a result, up to today, or up to yesterday if today's is not played yet. */
export function streakOf(all: DayResults, today: string): number {
  const counts = (date: string) => all[date] !== undefined && all[date].late !== true;
  let days = 0;
  for (let date = counts(today) ? today : daysFrom(today, -1); counts(date); date = daysFrom(date, -1)) days++;
  return days;
}
