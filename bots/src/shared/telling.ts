import type { Reason } from './reason.ts';

const MOST_REASONS = 3;
/** In a review a reason's worth is told in whole percent: nobody is told of nothing. */
export const LEAST_TOLD = 0.01;

/** The reasons worth telling, heaviest first, each sentence once. */
export function heaviest<Kind extends string>(reasons: readonly Reason<Kind>[], least: number): Reason<Kind>[] {
  const told = reasons.filter(({ worth }) => worth >= least).sort((a, b) => b.worth - a.worth);
  return told.filter((one, i) => told.findIndex((other) => saysTheSame(one, other)) === i).slice(0, MOST_REASONS);
}

/**
 * Why one move and not another: the reasons for the one, each with what it is worth more than it would be as a reason for the other.
 * What is at least half as true of the other is left out.
 */
export function apart<Kind extends string>(ofOne: readonly Reason<Kind>[], ofOther: readonly Reason<Kind>[]): Reason<Kind>[] {
  return ofOne.flatMap((reason) => {
    const also = Math.max(0, ...ofOther.filter((other) => saysTheSame(reason, other)).map(({ worth }) => worth));
    return 2 * also >= reason.worth ? [] : [{ ...reason, worth: reason.worth - also }];
  });
}

function saysTheSame<Kind extends string>(one: Reason<Kind>, other: Reason<Kind>): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}
