import { FastRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '../src/index.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { randomPosition } from './random-position.ts';

const POSITIONS = process.env.PROOF ? 2400 : 600;
/** The minimum number of choices with reasons of positive worth. */
const WEIGHED = process.env.PROOF ? 1000 : 240;

describe('over random positions of every kind of set-up', () => {
  it('every player returns a legal move, a probability and reasons of positive worth', () => {
    let weighed = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { view, legal } = randomPosition(seed);
      const name = PLAYERS[seed % PLAYERS.length] as (typeof PLAYERS)[number];
      const choice = wolfAndHoundBots.players[name].choose(view, legal, { iterations: 30 }, new FastRandom(seed));
      expect(legal, `seed ${seed}, ${name}`).toContain(choice.move);
      expect(choice.win, `seed ${seed}, ${name}`).toBeGreaterThanOrEqual(0);
      expect(choice.win, `seed ${seed}, ${name}`).toBeLessThanOrEqual(1);
      expect(choice.considered.map(({ move }) => wolfAndHound.write(move)).sort()).toEqual(legal.map(wolfAndHound.write).sort());
      for (const { worth, kind } of choice.reasons) {
        // If every move wins, winning is not a reason for this one.
        if (kind === 'only-move' || (kind === 'game-won' && worth === 0)) continue;
        expect(worth).toBeGreaterThan(0);
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(WEIGHED);
  });

  it('a view sent as JSON gives the same choice', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { view, legal } = randomPosition(seed);
      const sent = JSON.parse(JSON.stringify(view)) as typeof view;
      const choose = (seen: typeof view) => wolfAndHoundBots.players.wolf.choose(seen, legal, { iterations: 60 }, new FastRandom(seed));
      expect(choose(sent)).toEqual(choose(view));
    }
  });
});
