import {
  checkLaws,
  checkSecrecy,
  FastRandom,
  type GameRecord,
  type GameTypes,
  LawBroken,
  type LawKit,
  type Played,
  viewers,
  writeRecord,
} from '@bellwether/kernel';
import type { AnyLabGame } from './lab-game.ts';

/** The laws of one game, and set-ups to try them on. */
export type Soaked = NonNullable<AnyLabGame['laws']>;

/** The law that did not hold, and the game up to there. */
export interface Broken {
  readonly what: string;
  readonly record: string;
}

/** Tries all laws on one random game of a random set-up, secrecy for every viewer included. Depends on the seed alone. */
export function soakOne(game: Soaked, seed: number): Broken | { readonly plies: number } {
  const random = new FastRandom(seed);
  const config = game.randomConfig(random);
  const taken = notebook(game.kit, config);
  try {
    const record = checkLaws(taken.kit, config, random);
    let plies = 0;
    for (const viewer of viewers(game.kit.game, config)) plies += checkSecrecy(game.kit, record, viewer, random);
    return { plies };
  } catch (error) {
    const what = error instanceof LawBroken ? error.message : `the engine broke: ${error instanceof Error ? error.stack : String(error)}`;
    return { what, record: taken.write() };
  }
}

/** A kit that notes the deal and the moves, so that a broken game can be shown up to the break. */
function notebook(kit: LawKit<GameTypes>, config: object) {
  const { game } = kit;
  const moves: Played<GameTypes>[] = [];
  let deal: object | undefined;
  const noting: LawKit<GameTypes> = {
    ...kit,
    game: {
      ...game,
      deal(c, random) {
        deal = game.deal(c, random);
        return deal;
      },
      sample(state, seat, random) {
        const move = game.sample(state, seat, random);
        moves.push({ seat, move });
        return move;
      },
    },
  };
  return { kit: noting, write: () => (deal === undefined ? 'no deal yet' : asFarAsItGoes({ config, sitters: [], deal, moves })) };

  function asFarAsItGoes(record: GameRecord<GameTypes>): string {
    try {
      return writeRecord(game, record);
    } catch {
      return writeRecord(game, { ...record, moves: record.moves.slice(0, -1) });
    }
  }
}
