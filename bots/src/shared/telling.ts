import type { Reason } from './reason.ts';

const MOST_REASONS = 3;
/** In a review a reason's worth is told in whole percent: nobody is told of nothing. */
export const LEAST_TOLD = 0.01;

/** The reasons worth telling, heaviest first, each sentence once. */
export function heaviest<Kind extends string>(reasons: readonly Reason<Kind>[], least: number): Reason<Kind>[] {
  const told = reasons.filter(({ worth }) => worth >= least).sort((a, b) => b.worth - a.worth);
  return told.filter((one, i) => told.findIndex((other) => saysTheSame(one, other)) === i).slice(0, MOST_REASONS);
}

/** Why one move and not another: the reasons for the one that do not speak for the other, too, however much they weigh. */
export function apart<Kind extends string>(ofOne: readonly Reason<Kind>[], ofOther: readonly Reason<Kind>[]): Reason<Kind>[] {
  return ofOne.filter((reason) => !ofOther.some((other) => other.worth > 0 && saysTheSame(reason, other)));
}

function saysTheSame<Kind extends string>(one: Reason<Kind>, other: Reason<Kind>): boolean {
  return one.kind === other.kind && one.seat === other.seat;
}
