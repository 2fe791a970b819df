import { type GameRecord, type Random, replay, type Seat, shuffle } from '@bellwether/kernel';
import { sheepAndThiefReview } from '@bellwether/review/sheep-and-thief';
import { type SheepAndThief, sheepAndThief, twin } from '@bellwether/sheep-and-thief';
import type { WorkerKit } from '../../../review/kits.ts';

type Record = GameRecord<SheepAndThief>;

/** Other hidden cards. A deck of equal cards has no twin: then at least the undealt cards are reordered. */
function otherCards(record: Record, seat: Seat, random: Random): Record | undefined {
  return twin(record, seat, random) ?? otherRounds(record, random);
}

function otherRounds(record: Record, random: Random): Record | undefined {
  const { deal } = record;
  const { deckSize } = sheepAndThief.view(replay(sheepAndThief, record), 'spectator');
  const dealt = deal.order.slice(0, deal.order.length - deckSize);
  const order = [...dealt, ...shuffle(deal.order.slice(dealt.length), random)];
  return order.join() === deal.order.join() ? undefined : { ...record, deal: { ...deal, order } };
}

export const workerKit = { kit: sheepAndThiefReview, twin: otherCards } as unknown as WorkerKit;
