import { FastRandom } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { expect, it } from 'vitest';
import { sheepAndThiefAnalyst } from '../src/sheep-and-thief/analyst.ts';
import { randomPosition } from './sheep-and-thief-position.ts';

it('two cards kept are weighed once, in whichever order they were named', () => {
  let pairs = 0;
  for (let seed = 1; seed <= 400 && pairs < 5; seed++) {
    const { state, seat, view } = randomPosition(seed);
    const [move] = sheepAndThief.legal(state, seat);
    if (move?.kind !== 'keep' || move.cards.length < 2) continue;
    pairs++;
    for (const played of [move, { ...move, cards: move.cards.toReversed() }]) {
      const weighed = sheepAndThiefAnalyst.weigh(view, sheepAndThief.legal(state, seat), played, 1, new FastRandom(seed));
      const kept = weighed.map((one) => (one.move.kind === 'keep' ? one.move.cards.toSorted((a, b) => a - b).join() : ''));
      expect(new Set(kept).size, `seed ${seed}`).toBe(kept.length);
    }
  }
  expect(pairs).toBe(5);
});
