import { FastRandom } from '@bellwether/kernel';
import { lawKit, wolfAndHoundWithPositions as wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '../src/index.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { randomPosition, type State } from './random-position.ts';

function choiceIn(state: State, seat: number, player: (typeof PLAYERS)[number], seed: number) {
  const view = wolfAndHound.view(state, seat);
  return wolfAndHoundBots.players[player].choose(view, wolfAndHound.legal(state, seat), { iterations: 80 }, new FastRandom(seed));
}

describe('a bot knows what its seat knows', () => {
  it.each(PLAYERS)('%s makes the same choice in states that look the same', (player) => {
    let different = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const other = wolfAndHound.imagine(view, new FastRandom(seed + 1));
      expect(choiceIn(other, seat, player, seed), `seed ${seed}`).toEqual(choiceIn(state, seat, player, seed));
      if (wolfAndHound.positions.write(other) !== wolfAndHound.positions.write(state)) different++;
    }
    expect(different, 'states that differ').toBeGreaterThan(45);
  });

  it('and in whole games that differ only in cards it never saw', () => {
    let compared = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { state, seat, record } = randomPosition(seed);
      const twin = lawKit.twin(record, seat, new FastRandom(seed));
      if (twin === undefined) continue;
      const other = wolfAndHound.start(twin.config, twin.deal);
      for (const played of twin.moves) wolfAndHound.apply(other, played.seat, played.move);
      expect(choiceIn(other, seat, 'wolf', seed), `seed ${seed}`).toEqual(choiceIn(state, seat, 'wolf', seed));
      compared++;
    }
    expect(compared).toBeGreaterThan(150);
  });
});
