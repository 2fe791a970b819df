import { RECOMMENDED_SETS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { DayKit } from '../../deals/day.ts';
import type { Config, Outcome } from './vocabulary.ts';

/** A stride that is coprime to the number of sets visits them all. */
const STRIDES = [7, 11, 13];

/**
 * All recommended sets, including the draft's; every third one of the later edition with Meat & Bone. A stride
 * separates neighboring sets.
 */
function sets(): Config[] {
  const all = [...RECOMMENDED_SETS['2016'], ...RECOMMENDED_SETS['2015-draft']].map(({ animals }, n): Config => {
    const edition = n < RECOMMENDED_SETS['2016'].length ? '2016' : '2015-draft';
    return { edition, players: 4, animals, expansion: edition === '2016' && n % 3 === 2 };
  });
  const stride = STRIDES.find((prime) => all.length % prime !== 0) ?? 1;
  return all.map((_, n) => all[(n * stride) % all.length] as Config);
}

export const day: DayKit = {
  sets: sets(),
  scoreOf(config, outcome, seat) {
    const { sheep } = outcome as Outcome;
    const team = wolfAndHound.teamOf(config as Config, seat);
    const sum = (own: boolean) =>
      sheep.reduce((all, one, i) => all + ((wolfAndHound.teamOf(config as Config, i + 1) === team) === own ? one : 0), 0);
    return { won: wolfAndHound.winners(config as Config, outcome as Outcome).includes(seat), mine: sum(true), theirs: sum(false) };
  },
};
