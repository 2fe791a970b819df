import { FastRandom } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { randomPosition } from './random-position.ts';

describe('a hint', () => {
  it('lists every move, best first', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { view, legal } = randomPosition(seed);
      const { moves } = wolfAndHoundBots.hint(view, legal, { iterations: 100 }, new FastRandom(seed));
      expect(moves.length).toBe(legal.length);
      expect(moves.map(({ win }) => win)).toEqual(moves.map(({ win }) => win).toSorted((a, b) => b - a));
    }
  });
});
