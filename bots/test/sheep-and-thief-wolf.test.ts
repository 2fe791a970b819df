import { FastRandom } from '@bellwether/kernel';
import { type Config, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { startClock } from '../src/index.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { openQuestion } from '../src/sheep-and-thief/question.ts';
import { WOLF, wolfMind } from '../src/sheep-and-thief/wolf-mind.ts';
import { type Found, PLAIN, randomPosition } from './sheep-and-thief-position.ts';

const ITERATIONS = 6;

function thoughts({ state, seat, view }: Found, mind = wolfMind(WOLF), iterations = ITERATIONS) {
  return mind(openQuestion(view, sheepAndThief.legal(state, seat), new FastRandom(5)), startClock({ iterations }, 0));
}

function positions(count: number, config?: Config): Found[] {
  return Array.from({ length: count }, (_, i) => randomPosition(i + 1, config));
}

describe('Wolf', () => {
  it('makes the same choice with and without cached boards', () => {
    const remembers = wolfMind(WOLF);
    for (const found of positions(12, PLAIN)) {
      // The same config object, as in a real game, so that cached boards from earlier positions are used.
      const view = { ...found.view, config: PLAIN };
      expect(thoughts({ ...found, view }, remembers)).toEqual(thoughts({ ...found, view }));
    }
  });

  it('makes the same choice in a draft whether or not others have chosen', () => {
    let compared = 0;
    for (const { state, seat, view, record } of positions(120)) {
      const others = sheepAndThief.toAct(state).filter((other) => other !== seat);
      if (view.stage === 'place' || others.length === 0) continue;
      const later = sheepAndThief.clone(state);
      for (const other of others) sheepAndThief.apply(later, other, sheepAndThief.sample(later, other, new FastRandom(seat)));
      const found = { state: later, seat, view: sheepAndThief.view(later, seat), record };
      const choose = (one: Found) => thoughts(one).map(({ move }) => sheepAndThief.write(move));
      expect(choose(found)).toEqual(choose({ state, seat, view, record }));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('plays turns on more often than picks', () => {
    const games = (found: Found) => thoughts(found).reduce((sum, { weight }) => sum + weight, 0);
    const most = { place: 0, draft: 0, discard: 0, over: 0 };
    for (const found of positions(40, PLAIN)) most[found.view.stage] = Math.max(most[found.view.stage], games(found));
    expect(most.draft).toBe(ITERATIONS);
    expect(most.place).toBe(WOLF.turns.plain * ITERATIONS);
  });

  it('relies on the prior while there are few playouts', () => {
    const chosen = (found: Found, prior: number, iterations = ITERATIONS) =>
      thoughts(found, wolfMind({ ...WOLF, prior }), iterations)
        .slice(0, 1)
        .map(({ move }) => sheepAndThief.write(move))
        .join();
    const all = positions(60, PLAIN);
    const opinions = all.map((found) => chosen(found, 0, 0));
    const agreed = (prior: number) => all.filter((found, i) => chosen(found, prior) === opinions[i]).length;
    // Ties are decided by playouts.
    expect(agreed(1e9)).toBeGreaterThan(54);
    expect(agreed(0)).toBeLessThan(45);
  });

  it('gives the same hints as its own moves', () => {
    const { state, seat, view } = randomPosition(9, PLAIN);
    const legal = () => sheepAndThief.legal(state, seat);
    const hinted = sheepAndThiefBots.hint(view, legal(), { iterations: ITERATIONS }, new FastRandom(1)).moves;
    const { considered } = sheepAndThiefBots.players.wolf.choose(view, legal(), { iterations: ITERATIONS }, new FastRandom(1));
    expect(hinted).toEqual(considered);
  });
});
