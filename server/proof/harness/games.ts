import type { GameTypes, LawKit, Random } from '@bellwether/kernel';
import * as sheep from '@bellwether/sheep-and-thief';
import * as wolf from '@bellwether/wolf-and-hound';
import { GAMES, type ServedGame } from '../../src/games.ts';

/** A served game and what a proof needs for it: random set-ups, and twins. */
export interface ProvedGame {
  readonly served: ServedGame;
  readonly laws: LawKit<GameTypes>;
  randomConfig(random: Random): GameTypes['Config'];
}

interface Kit<T extends GameTypes> {
  readonly lawKit: LawKit<T>;
  randomConfig(random: Random): T['Config'];
}

function proved<T extends GameTypes>({ lawKit, randomConfig }: Kit<T>): ProvedGame {
  const laws = lawKit as unknown as LawKit<GameTypes>;
  const served = GAMES.find(({ game }) => game.id === laws.game.id);
  if (served === undefined) throw new Error(`${laws.game.id} is not served`);
  return { served, laws, randomConfig };
}

export const PROVED_GAMES: readonly ProvedGame[] = [proved<wolf.WolfAndHound>(wolf), proved<sheep.SheepAndThief>(sheep)];
