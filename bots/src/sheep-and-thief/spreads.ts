/** Win probabilities from the gold at the end of a played-out round. Used by reviews. */

import { type Config, PLACED_A_ROUND, ROUNDS, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Shares } from '../shared/analyst.ts';
import { writeChances } from './chances.ts';
import type { RoundEnd } from './played-on.ts';
import type { SeatIndex, State, View } from './state.ts';

/** The point of view and the stage of the game from which chances are computed. */
export interface Standpoint {
  readonly players: Config['players'];
  /** The seat whose knowledge is used, or all hands open. */
  readonly eyes: SeatIndex | 'open';
  /** No card of the round is placed yet. Discarding at the end of a round counts as part of the next draft. */
  readonly isDraft: boolean;
  /** Cards each player has yet to place until the end of the game. */
  readonly toCome: number;
  /** Only one more card will be placed, so the result after it is exact. */
  readonly isLast: boolean;
}

export function standpointOf(state: State | View, eyes: SeatIndex | 'open'): Standpoint {
  const { round, stage, placed } = state;
  const players = placed.length as Config['players'];
  const isPlacing = stage === 'place';
  const inRound = isPlacing ? placed.reduce((sum, cards) => sum + PLACED_A_ROUND - cards, 0) : players * PLACED_A_ROUND;
  const later = ROUNDS - (stage === 'discard' ? round + 1 : round);
  const toCome = later * PLACED_A_ROUND + inRound / players;
  return { players, eyes, isDraft: !isPlacing, toCome, isLast: isPlacing && players * toCome === 1 };
}

/** The parameters that turn gold into chances; all but `doubt` are in gold. */
export interface Spread {
  /** The spread (softmax temperature) added by every card to come. */
  readonly perCard: number;
  /** The probability of something that no sample covered; everyone is then equally likely to win. */
  readonly doubt: number;
  /** How much a seat that knows only its own cards overestimates its gold. */
  readonly optimism: Readonly<Record<'draft' | 'place', number>>;
}

/** Minimum spread, so that an estimated lead is never treated as certain. */
const LEAST_SPREAD = 0.3;
/** The tie-break expressed in gold; a single sheep can reverse it. */
const TIE = 0.5;

/** Fitted by train/spreads.ts on 300 to 340 games for each number of players. With two players, the draft hides less. */
const MANY: Spread = { perCard: 0.5, doubt: 0.02, optimism: { draft: 1.1, place: 0.6 } };
const TWO: Spread = { ...MANY, optimism: { draft: 0.6, place: 0.6 } };

/** The final result if the game is over and `isCounted` is set; otherwise each player's win probability. */
export function sharesOf({ state, gold }: RoundEnd, at: Standpoint, isCounted: boolean): Shares {
  const winners = sheepAndThief.outcome(state)?.winners;
  if (winners === undefined) return chancesOf(gold, at);
  if (!isCounted) return chancesOf(withTies(gold, winners), at);
  return gold.map((_, player) => (winners.includes(player + 1) ? 1 / winners.length : 0));
}

/** Subtracts a little from seats that have as much gold as the winners but lose the tie-break. */
function withTies(gold: readonly number[], winners: readonly number[]): number[] {
  const most = Math.max(...gold);
  return gold.map((one, player) => (one === most && !winners.includes(player + 1) ? one - TIE : one));
}

/** Each seat's win probability if the round ends with this gold. They add up to 1. */
export function chancesOf(gold: readonly number[], at: Standpoint): Shares {
  return chancesBy(at.players === 2 ? TWO : MANY, gold, at);
}

export function chancesBy(
  { perCard, doubt, optimism }: Spread,
  gold: readonly number[],
  { eyes, isDraft, toCome, players }: Standpoint,
): Shares {
  const into: number[] = [];
  const corrected = gold.map((one, player) => (player === eyes ? one - optimism[isDraft ? 'draft' : 'place'] : one));
  writeChances(corrected, Math.max(LEAST_SPREAD, perCard * toCome), into);
  return into.map((chance) => doubt / players + (1 - doubt) * chance);
}
