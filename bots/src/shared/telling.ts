import type { Reason } from './reason.ts';

const MOST_REASONS = 3;
/** The smallest worth that a review shows, since it rounds to whole percent. */
export const LEAST_TOLD = 0.01;

/** The reasons to show, heaviest first, each sentence once. */
export function heaviest<Kind extends string>(reasons: readonly Reason<Kind>[], least: number): Reason<Kind>[] {
  const told = reasons.filter(({ worth }) => worth >= least).sort((a, b) => b.worth - a.worth);
  return told.filter((one, i) => told.findIndex((other) => saysTheSame(one, other)) === i).slice(0, MOST_REASONS);
}

/** Whether two reasons read the same, ignoring their worth. */
export function saysTheSame<Kind extends string>(one: Reason<Kind>, other: Reason<Kind>): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}
