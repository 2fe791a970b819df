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

/** A game's laws, and random set-ups to check them on. */
export type Soaked = NonNullable<AnyLabGame['laws']>;

/** The law that was broken, and the game up to that point. */
export interface Broken {
  readonly what: string;
  readonly record: string;
}

/** The same with the seed that reproduces it. */
export interface FoundBroken extends Broken {
  readonly seed: number;
}

/** How much was checked. */
export interface Tried {
  readonly games: number;
  readonly plies: number;
  /** How many of these plies were checked against the expensive laws too. */
  readonly closely: number;
  /** Plies over which a viewer's twins were compared (secrecy). */
  readonly compared: number;
}

export const NOTHING: Tried = { games: 0, plies: 0, closely: 0, compared: 0 };

/** A batch of games for a worker thread. */
export interface SoakTask {
  readonly game: string;
  /** The seed of the first game; each further game adds 1. */
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
 * Checks all laws on one random game of a random set-up, including secrecy for every viewer. Expensive laws are checked on the first ply
 * and on one in `oneIn` of the others. Depends only on `seed` and `oneIn`.
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

/** A kit that records the deal and the moves, so that a failing game can be shown up to the failure. */
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

  /** Drops moves from the end until the record can be written: the last ones may be illegal. */
  function asFarAsItGoes(record: GameRecord<GameTypes>): string {
    for (let length = record.moves.length; length >= 0; length--) {
      try {
        return writeRecord(game, { ...record, moves: record.moves.slice(0, length) });
      } catch {}
    }
    return 'the game cannot start';
  }
}
