import { FastRandom } from '@bellwether/kernel';
import { lawKit, sheepAndThiefWithPositions as sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerName } from '../src/index.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { randomPosition, type State } from './sheep-and-thief-position.ts';

function choiceIn(state: State, seat: number, player: PlayerName, seed: number) {
  const view = sheepAndThief.view(state, seat);
  return sheepAndThiefBots.players[player].choose(view, sheepAndThief.legal(state, seat), { iterations: 8 }, new FastRandom(seed));
}

describe('a bot knows what its seat knows', () => {
  it.each(PLAYERS)('%s makes the same choice in states that look the same', (player) => {
    let different = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const other = sheepAndThief.imagine(view, new FastRandom(seed + 1));
      expect(choiceIn(other, seat, player, seed), `seed ${seed}`).toEqual(choiceIn(state, seat, player, seed));
      if (sheepAndThief.positions.write(other) !== sheepAndThief.positions.write(state)) different++;
    }
    expect(different, 'states that differ').toBeGreaterThan(20);
  });

  it('and in whole games that differ only in what its seat never saw', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { state, seat, record } = randomPosition(seed);
      const twin = lawKit.twin(record, seat, new FastRandom(seed));
      if (twin === undefined) continue;
      const other = sheepAndThief.start(twin.config, twin.deal);
      for (const played of twin.moves) sheepAndThief.apply(other, played.seat, played.move);
      expect(choiceIn(other, seat, 'wolf', seed), `seed ${seed}`).toEqual(choiceIn(state, seat, 'wolf', seed));
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });
});
