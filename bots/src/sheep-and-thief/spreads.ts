/** From the gold at the end of a played-on round to chances. Used by reviews. */

import { type Config, PLACED_A_ROUND } from '@bellwether/sheep-and-thief';
import type { Shares } from '../shared/analyst.ts';
import { writeChances } from './chances.ts';
import type { SeatIndex, State, View } from './state.ts';

/** Where a position is looked at from. */
export interface Standpoint {
  readonly players: Config['players'];
  /** The seat whose knowledge it is, or all hands open. */
  readonly eyes: SeatIndex | 'open';
  readonly stage: Stage;
  /** Cards each player has yet to place in this round. */
  readonly left: number;
  /** One card more and the game is over: what then comes is counted, not guessed. */
  readonly isLast: boolean;
}

/** Round and part of the round. What is put out at the end of a round belongs to the draft of the next. */
export const STAGES = ['draft 1', 'place 1', 'draft 2', 'place 2', 'draft 3', 'place 3'] as const;
export type Stage = (typeof STAGES)[number];

export function standpointOf(state: State | View, eyes: SeatIndex | 'open'): Standpoint {
  const { round, stage, placed } = state;
  const players = placed.length as Config['players'];
  const isPlacing = stage === 'place';
  const left = isPlacing ? placed.reduce((sum, cards) => sum + PLACED_A_ROUND - cards, 0) : players * PLACED_A_ROUND;
  const name = `${isPlacing ? 'place' : 'draft'} ${stage === 'discard' ? round + 1 : round}` as Stage;
  return { players, eyes, stage: name, left: left / players, isLast: name === 'place 3' && left === 1 };
}

/**
 * `full` and `none`: how far apart gold must be for odds of e to 1, with all cards of the round still to place and with none; between
 * them it changes evenly. `hope`: the gold by which a seat that knows only its own cards expects too much of them.
 */
export interface Spread {
  readonly full: number;
  readonly none: number;
  readonly hope: number;
}

type Spreads = Readonly<Record<'own' | 'open', Readonly<Record<Stage, Spread>>>>;

/** Fitted by train/spreads.ts on 1000 games of two players, 462 of three and 390 of four (seeds 17 to 20). */
const SPREADS: Readonly<Record<Config['players'], Spreads>> = {
  2: {
    own: {
      'draft 1': { full: 7.4, none: 7.4, hope: 0.3 },
      'place 1': { full: 6.8, none: 3, hope: 0.3 },
      'draft 2': { full: 4.5, none: 4.5, hope: 0.8 },
      'place 2': { full: 3.5, none: 3.9, hope: 0.4 },
      'draft 3': { full: 1.8, none: 1.8, hope: 0.9 },
      'place 3': { full: 1.3, none: 0.8, hope: 1 },
    },
    open: {
      'draft 1': { full: 4.6, none: 4.6, hope: 0 },
      'place 1': { full: 4.9, none: 3.6, hope: 0 },
      'draft 2': { full: 4.5, none: 4.5, hope: 0 },
      'place 2': { full: 3.3, none: 4.1, hope: 0 },
      'draft 3': { full: 2.7, none: 2.7, hope: 0 },
      'place 3': { full: 1.7, none: 1.6, hope: 0 },
    },
  },
  3: {
    own: {
      'draft 1': { full: 5.7, none: 5.7, hope: 0.6 },
      'place 1': { full: 3.6, none: 4.1, hope: 0.4 },
      'draft 2': { full: 3.3, none: 3.3, hope: 0.9 },
      'place 2': { full: 4.2, none: 3.2, hope: 0.5 },
      'draft 3': { full: 1.8, none: 1.8, hope: 1.1 },
      'place 3': { full: 1.6, none: 0.3, hope: 0.7 },
    },
    open: {
      'draft 1': { full: 3.7, none: 3.7, hope: 0 },
      'place 1': { full: 4.8, none: 3.2, hope: 0 },
      'draft 2': { full: 3.6, none: 3.6, hope: 0 },
      'place 2': { full: 4.1, none: 3.2, hope: 0 },
      'draft 3': { full: 1.8, none: 1.8, hope: 0 },
      'place 3': { full: 1.1, none: 0.3, hope: 0 },
    },
  },
  4: {
    own: {
      'draft 1': { full: 5.9, none: 5.9, hope: 0.3 },
      'place 1': { full: 3.7, none: 2.5, hope: 0.6 },
      'draft 2': { full: 3.1, none: 3.1, hope: 0.8 },
      'place 2': { full: 2.4, none: 3.4, hope: 1 },
      'draft 3': { full: 1.7, none: 1.7, hope: 1.1 },
      'place 3': { full: 1.5, none: 0.8, hope: 0.8 },
    },
    open: {
      'draft 1': { full: 3.9, none: 3.9, hope: 0 },
      'place 1': { full: 3.8, none: 2.7, hope: 0 },
      'draft 2': { full: 3.1, none: 3.1, hope: 0 },
      'place 2': { full: 2.9, none: 2.7, hope: 0 },
      'draft 3': { full: 1.8, none: 1.8, hope: 0 },
      'place 3': { full: 1.3, none: 0.3, hope: 0 },
    },
  },
};

/** Each seat's chance to win if the round ends with this gold. They add up to 1. */
export function chancesOf(gold: readonly number[], at: Standpoint): Shares {
  return chancesBy(SPREADS[at.players][at.eyes === 'open' ? 'open' : 'own'][at.stage], gold, at);
}

export function chancesBy({ full, none, hope }: Spread, gold: readonly number[], { eyes, left }: Standpoint): Shares {
  const into: number[] = [];
  const hoped = gold.map((one, player) => (player === eyes ? one - hope : one));
  writeChances(hoped, none + ((full - none) * left) / PLACED_A_ROUND, into);
  return into;
}
