import { FastRandom, type GameRecord, type Played, type Seat } from '@bellwether/kernel';
import { type Config, randomConfig, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';

export type State = WolfAndHound['State'];

/** A random mid-game position in which a seat is to act, and the game that led there. */
export interface Found {
  readonly state: State;
  readonly seat: Seat;
  readonly view: WolfAndHound['View'];
  readonly legal: readonly WolfAndHound['Move'][];
  readonly record: GameRecord<WolfAndHound>;
}

export function randomPosition(seed: number, config?: Config): Found {
  const random = new FastRandom(seed);
  for (;;) {
    const chosen = config ?? randomConfig(random);
    const deal = wolfAndHound.deal(chosen, random);
    const state = wolfAndHound.start(chosen, deal);
    const moves: Played<WolfAndHound>[] = [];
    for (let left = random.below(34); left > 0 && state.asks !== 'nothing'; left--) {
      const seat = wolfAndHound.toAct(state)[0] as Seat;
      const move = wolfAndHound.sample(state, seat, random);
      wolfAndHound.apply(state, seat, move);
      moves.push({ seat, move });
    }
    const seat = wolfAndHound.toAct(state)[0];
    if (seat === undefined) continue;
    const record = { config: chosen, sitters: [], deal, moves };
    return { state, seat, view: wolfAndHound.view(state, seat), legal: wolfAndHound.legal(state, seat), record };
  }
}

export const BASE: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
