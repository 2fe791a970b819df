import { checkLaws, checkSecrecy, FastRandom, viewers } from '@bellwether/kernel';
import { type Config, wolfAndHound as game, lawKit } from '../../src/index.ts';

/** Plays this many random games of set-ups from `draw`, checks all laws on each, and counts the plies over which twins were compared. */
export function playLawfully(
  games: number,
  seed: number,
  draw: (random: FastRandom, i: number) => Config,
): { plies: number; compared: number } {
  const random = new FastRandom(seed);
  let plies = 0;
  let compared = 0;
  for (let i = 0; i < games; i++) {
    const config = draw(random, i);
    const record = checkLaws(lawKit, config, random);
    plies += record.moves.length;
    for (const viewer of viewers(game, config)) compared += checkSecrecy(lawKit, record, viewer, random);
  }
  return { plies, compared };
}
