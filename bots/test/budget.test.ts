import { FastRandom } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS, startClock } from '../src/index.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { BASE, randomPosition } from './random-position.ts';

describe('a budget', () => {
  it('sets iterations, time, or neither: then the level decides', () => {
    expect(startClock({}, 500).iterations).toBe(500);
    expect(startClock({ iterations: 7 }, 500).iterations).toBe(7);
    expect(startClock({ milliseconds: 10, now: () => 0 }, 500).iterations).toBe(Number.POSITIVE_INFINITY);
  });

  it('ends the search early enough to leave time for reasons', () => {
    let time = 100;
    const clock = startClock({ milliseconds: 10, now: () => time }, 0);
    expect(clock.searchIsOver()).toBe(false);
    time = 108;
    expect(clock.searchIsOver()).toBe(true);
    expect(clock.mustAnswer()).toBe(false);
    time = 110;
    expect(clock.mustAnswer()).toBe(true);
  });
});

describe('thinking', () => {
  it.each(LEVELS)('%s makes the same choice for the same seed and iterations', (level) => {
    for (let seed = 1; seed <= 40; seed++) {
      const { view, legal } = randomPosition(seed);
      const choose = () => wolfAndHoundBots.players[level].choose(view, legal, { iterations: 120 }, new FastRandom(seed));
      expect(choose()).toEqual(choose());
    }
  });

  it.each(LEVELS)('%s answers even if stopped at once', (level) => {
    for (let seed = 1; seed <= 40; seed++) {
      const { view, legal } = randomPosition(seed);
      const choice = wolfAndHoundBots.players[level].choose(view, legal, { stop: () => true }, new FastRandom(seed));
      expect(legal).toContain(choice.move);
    }
  });

  it('stops soon after a stop request', () => {
    const { view, legal } = randomPosition(4, BASE);
    let asked = 0;
    const stop = () => ++asked > 5;
    const { considered } = wolfAndHoundBots.players.wolf.choose(view, legal, { iterations: 1_000_000, stop }, new FastRandom(1));
    expect(considered.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(5 * 16);
  });

  it('reads the clock often enough to be on time', () => {
    // The clock advances by 0.1 ms at every reading: 20 ms are over after 200 readings, with 16 iterations between two of them.
    const { view, legal } = randomPosition(4, BASE);
    let clock = 0;
    const now = () => {
      clock += 0.1;
      return clock;
    };
    wolfAndHoundBots.players.wolf.choose(view, legal, { milliseconds: 20, now }, new FastRandom(1));
    expect(clock).toBeLessThan(20);
  });
});
