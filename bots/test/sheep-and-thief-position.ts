import { FastRandom, type GameRecord, type Played, pick, type Seat } from '@bellwether/kernel';
import { type Config, randomConfig, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { CardWorths, Policy } from '../src/sheep-and-thief/policy.ts';
import { FITTED } from '../src/sheep-and-thief/question.ts';

export type State = SheepAndThief['State'];

/** A position somewhere in a game where somebody has to choose, with the game that led there. */
export interface Found {
  readonly state: State;
  readonly seat: Seat;
  readonly view: SheepAndThief['View'];
  readonly record: GameRecord<SheepAndThief>;
}

/** About as many choices as a seat has in a whole game. */
const CHOICES = 20;

/** Some games are played at random, some by the policy, so that boards of both kinds come up. */
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
