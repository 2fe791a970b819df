/** From the gold at the end of a played-on round to chances. Used by reviews. */

import { type Config, PLACED_A_ROUND, ROUNDS, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Shares } from '../shared/analyst.ts';
import { writeChances } from './chances.ts';
import type { RoundEnd } from './played-on.ts';
import type { SeatIndex, State, View } from './state.ts';

/** Where a position is looked at from. */
export interface Standpoint {
  readonly players: Config['players'];
  /** The seat whose knowledge it is, or all hands open. */
  readonly eyes: SeatIndex | 'open';
  /** No card of the round is placed yet. What is put out at the end of a round belongs to the draft of the next. */
  readonly isDraft: boolean;
  /** Cards each player has yet to place until the end of the game. */
  readonly toCome: number;
  /** One card more and the game is over: what then comes is counted, not guessed. */
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

/** From gold to chances, in gold but for the doubt. */
export interface Spread {
  /** For every card to come: how far apart gold must be for odds of e to 1. */
  readonly aCard: number;
  /** How often something happens that no sample has thought of: then everybody is as likely to win. */
  readonly doubt: number;
  /** By how much a seat that knows only its own cards expects too much of them. */
  readonly hope: Readonly<Record<'draft' | 'place', number>>;
}

/** Leads that are still to be counted are never surer than with this spread. */
const LEAST_SPREAD = 0.3;
/** What the tie-break is worth, in gold: a sheep more or less turns it. */
const TIE = 0.5;

/** Fitted by train/spreads.ts on 300 to 340 games of each number of players. With two, the draft hides less. */
const MANY: Spread = { aCard: 0.5, doubt: 0.02, hope: { draft: 1.1, place: 0.6 } };
const TWO: Spread = { ...MANY, hope: { draft: 0.6, place: 0.6 } };

/** The final result if the game is over and `isCounted` is set; otherwise each player's chance to win. */
export function sharesOf({ state, gold }: RoundEnd, at: Standpoint, isCounted: boolean): Shares {
  const winners = sheepAndThief.outcome(state)?.winners;
  if (winners === undefined) return chancesOf(gold, at);
  if (!isCounted) return chancesOf(withTies(gold, winners), at);
  return gold.map((_, player) => (winners.includes(player + 1) ? 1 / winners.length : 0));
}

/** Who has as much gold as the winners but loses by the tie-break is a little behind. */
function withTies(gold: readonly number[], winners: readonly number[]): number[] {
  const most = Math.max(...gold);
  return gold.map((one, player) => (one === most && !winners.includes(player + 1) ? one - TIE : one));
}

/** Each seat's chance to win if the round ends with this gold. They add up to 1. */
export function chancesOf(gold: readonly number[], at: Standpoint): Shares {
  return chancesBy(at.players === 2 ? TWO : MANY, gold, at);
}

export function chancesBy({ aCard, doubt, hope }: Spread, gold: readonly number[], { eyes, isDraft, toCome, players }: Standpoint): Shares {
  const into: number[] = [];
  const hoped = gold.map((one, player) => (player === eyes ? one - hope[isDraft ? 'draft' : 'place'] : one));
  writeChances(hoped, Math.max(LEAST_SPREAD, aCard * toCome), into);
  return into.map((chance) => doubt / players + (1 - doubt) * chance);
}
