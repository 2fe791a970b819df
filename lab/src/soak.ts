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

/** The same with the seed that shows it. */
export interface FoundBroken extends Broken {
  readonly seed: number;
}

/** How much was tried. */
export interface Tried {
  readonly games: number;
  readonly plies: number;
  /** Of these plies, how many were looked at closely. */
  readonly closely: number;
  /** Plies over which a viewer's twins were compared. */
  readonly compared: number;
}

export const NOTHING: Tried = { games: 0, plies: 0, closely: 0, compared: 0 };

/** Some games of one kind, one after the other: what a worker thread does at a time. */
export interface SoakTask {
  readonly game: string;
  /** Of the first game; each game adds 1. */
  readonly seed: number;
  readonly games: number;
  readonly oneIn: number;
}

export function soakTask(laws: Soaked, { seed, games, oneIn }: SoakTask): FoundBroken | Tried {
  let tried = NOTHING;
  for (let i = 0; i < games; i++) {
    const result = soakOne(laws, seed + i, oneIn);
    if ('what' in result) return { ...result, seed: seed + i };
    tried = together(tried, result);
  }
  return tried;
}

export function together(a: Tried, b: Tried): Tried {
  return { games: a.games + b.games, plies: a.plies + b.plies, closely: a.closely + b.closely, compared: a.compared + b.compared };
}

/**
 * Tries all laws on one random game of a random set-up, secrecy for every viewer included. The dear laws meet the first ply and one in
 * `oneIn` of the others. Depends on `seed` and `oneIn` alone.
 */
export function soakOne({ kit, randomConfig }: Soaked, seed: number, oneIn = 1): Broken | Tried {
  const random = new FastRandom(seed);
  const sampling = new FastRandom(-1 - seed);
  const isSampled = (moves: number) => moves === 0 || sampling.below(oneIn) === 0;
  const config = randomConfig(random);
  const notes = notebook(kit, config);
  let closely = 0;
  let compared = 0;
  try {
    const record = checkLaws(notes.kit, config, random, (moves) => {
      const sampled = isSampled(moves);
      if (sampled) closely++;
      return sampled;
    });
    for (const viewer of viewers(kit.game, config)) compared += checkSecrecy(kit, record, viewer, random, isSampled);
    return { games: 1, plies: record.moves.length, closely, compared };
  } catch (error) {
    const what = error instanceof LawBroken ? error.message : `the engine failed: ${error instanceof Error ? error.stack : String(error)}`;
    return { what, record: notes.write() };
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

  /** The last moves may be those that cannot be made. */
  function asFarAsItGoes(record: GameRecord<GameTypes>): string {
    for (let length = record.moves.length; length >= 0; length--) {
      try {
        return writeRecord(game, { ...record, moves: record.moves.slice(0, length) });
      } catch {}
    }
    return 'the game cannot start';
  }
}
