import { commitment, dealFromSeed } from './deal.ts';
import type { Game, GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { seatingFromSeed } from './seating.ts';

/** Whether seed, deal, commitment and mixed seats of a finished game's record fit together, or which of them does not. */
export function verifyDeal<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
): 'verified' | 'no-seed' | 'no-commitment' | 'other-deal' | 'other-commitment' | 'other-seats' {
  const { mixed } = record;
  if (record.seed === undefined) return 'no-seed';
  if (record.commitment === undefined) return 'no-commitment';
  if (commitment(game, record.config, record.seed) !== record.commitment) return 'other-commitment';
  const deal = game.deals.write(dealFromSeed(game, record.config, record.seed));
  if (deal !== game.deals.write(record.deal)) return 'other-deal';
  if (mixed === undefined) return 'verified';
  const { from } = seatingFromSeed(game, record.config, mixed.mix, record.seed);
  return from.join() === mixed.from.join() ? 'verified' : 'other-seats';
}
