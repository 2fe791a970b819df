import type { GameRecord, Random } from '@bellwether/kernel';
import { type SheepAndThief, scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Extras } from '../kit.ts';
import type { SeatGold } from '../review.ts';
import { storyOf } from '../story.ts';
import { bestLaying } from './laying.ts';

type State = SheepAndThief['State'];

/** Gold by source and round, then the best layout of each seat's cards, one seat after another. */
export function* gold(record: GameRecord<SheepAndThief>, random: Random): Generator<readonly [Extras, done: number]> {
  const { states } = storyOf(sheepAndThief, record);
  const last = states.at(-1) as State;
  const ends = states.filter((state, ply) => states[ply - 1]?.stage === 'place' && state.stage !== 'place');
  const found: SeatGold[] = [];
  const seats = sheepAndThief.seats(record.config);
  for (const seat of seats) {
    found.push({ seat, rounds: ends.map((state) => scoreOf(state, seat - 1)), laying: bestLaying(last, seat - 1, random) });
    yield [{ gold: found.slice() }, found.length / seats.length];
  }
}
