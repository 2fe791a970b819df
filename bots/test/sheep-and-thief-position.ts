import { FastRandom, type GameRecord, type Played, pick, type Seat } from '@bellwether/kernel';
import { type Config, randomConfig, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';

export type State = SheepAndThief['State'];

/** A mid-game position in which a seat has to choose, and the game that led there. */
export interface Found {
  readonly state: State;
  readonly seat: Seat;
  readonly view: SheepAndThief['View'];
  readonly record: GameRecord<SheepAndThief>;
}

/** Roughly the number of choices of a seat in a whole game. */
const CHOICES = 20;

/** Some games are random, some follow the policy, so that boards of both kinds occur. */
export function randomPosition(seed: number, config?: Config): Found {
  const random = new FastRandom(seed);
  for (;;) {
    const chosen = config ?? randomConfig(random);
    const deal = sheepAndThief.deal(chosen, random);
    const state = sheepAndThief.start(chosen, deal);
    const policy = random.below(3) > 0 ? undefined : new Policy(chosen, FITTED);
    const moves: Played<SheepAndThief>[] = [];
    for (let left = random.below(CHOICES * chosen.players); left > 0 && sheepAndThief.toAct(state).length > 0; left--) {
      const seat = pick(sheepAndThief.toAct(state), random);
      const move = policy?.move(state, seat - 1, new CardWorths()) ?? sheepAndThief.sample(state, seat, random);
      sheepAndThief.apply(state, seat, move);
      moves.push({ seat, move });
    }
    const acting = sheepAndThief.toAct(state);
    if (acting.length === 0) continue;
    const seat = pick(acting, random);
    return { state, seat, view: sheepAndThief.view(state, seat), record: { config: chosen, sitters: [], deal, moves } };
  }
}

export const PLAIN: Config = { edition: '2017', players: 2, missions: false, blackSheep: false };
