import { type AnyGame, type GameRecord, type GameTypes, type Random, type Seat, writeRecord } from '@bellwether/kernel';
import type { RetryCards } from '../storage/retries.ts';
import { forkAt } from '../table-kit/replay.ts';
import type { WorkerKit } from './kits.ts';

export interface RetryWish {
  /** The number of moves before the decision. */
  readonly ply: number;
  readonly seat: Seat;
  readonly cards: RetryCards;
}

const MAX_TRIES = 200;

/**
 * The game up to a decision as a new record: a person at that seat, bots elsewhere. Undefined if no other cards fit.
 */
export function retryOf(
  game: AnyGame,
  record: GameRecord<GameTypes>,
  { ply, seat, cards }: RetryWish,
  twin: WorkerKit['twin'],
  random: Random,
): string | undefined {
  const fork = forkAt(game, record, ply, seat);
  const from = cards === 'same' ? fork : otherCards(fork, seat, twin, random);
  return from && writeRecord(game, { ...from, sitters: fork.sitters });
}

/** Rejection sampling: a deal that contradicts what was seen is dropped. */
function otherCards(fork: GameRecord<GameTypes>, seat: Seat, twin: WorkerKit['twin'], random: Random): GameRecord<GameTypes> | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const other = twin(fork, seat, random);
    if (other !== undefined) return other;
  }
  return undefined;
}
