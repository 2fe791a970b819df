import type { GameRecord, Random } from '@bellwether/kernel';
import { type SheepAndThief, scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Extras } from '../kit.ts';
import type { SeatGold } from '../review.ts';
import { storyOf } from '../story.ts';
import { bestLaying } from './laying.ts';

type State = SheepAndThief['State'];

/** Gold by source and round, then for one seat after the other the best laying of its cards. */
export function* gold(record: GameRecord<SheepAndThief>, random: Random): Generator<Extras> {
  const { states } = storyOf(sheepAndThief, record);
  const last = states.at(-1) as State;
  const ends = states.filter((state, ply) => states[ply - 1]?.stage === 'place' && state.stage !== 'place');
  const found: SeatGold[] = [];
  for (const seat of sheepAndThief.seats(record.config)) {
    found.push({ seat, rounds: ends.map((state) => scoreOf(state, seat - 1)), laying: bestLaying(last, seat - 1, random) });
    yield { gold: found.slice() };
  }
}
