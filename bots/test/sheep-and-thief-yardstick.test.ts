import { FastRandom } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { noiseOf } from '../src/sheep-and-thief/played-on.ts';
import { openQuestion, type Question } from '../src/sheep-and-thief/question.ts';
import type { Move } from '../src/sheep-and-thief/state.ts';
import { BASELINE_NOISE, changedLeads } from '../src/sheep-and-thief/yardstick.ts';
import { randomPosition } from './sheep-and-thief-position.ts';

const SAMPLES = 6;

/** How the moves of one way of choosing change the mover's lead, in random positions. */
function changedBy(choose: (question: Question, random: FastRandom) => Move, positions: number) {
  const found: number[] = [];
  for (let seed = 1; found.length < positions; seed++) {
    const { state, seat, view } = randomPosition(seed);
    if (sheepAndThief.toAct(state)[0] !== seat) continue;
    const random = new FastRandom(1000 + seed);
    const move = choose(openQuestion(view, sheepAndThief.legal(state, seat), random), random);
    const changed = changedLeads(view, move, SAMPLES, random);
    for (const leads of changed) expect(leads.reduce((sum, lead) => sum + lead, 0)).toBeCloseTo(0, 9);
    found.push(changed.reduce((sum, leads) => sum + (leads[seat - 1] as number), 0) / changed.length);
  }
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const error = Math.sqrt(found.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (found.length - 1) / found.length);
  return { mean, error };
}

describe('choices held against an ordinary player', () => {
  it('have no effect on average if they are the baseline player’s', () => {
    const { mean, error } = changedBy(
      ({ policy, table, player, cards }, random) => policy.move(table, player, cards, noiseOf(random, BASELINE_NOISE)),
      150,
    );
    expect(error).toBeLessThan(0.3);
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  });

  it('are positive for a player without noise, and negative for a random one', () => {
    const steady = changedBy(({ policy, table, player, cards }) => policy.move(table, player, cards), 200);
    const blind = changedBy(({ table, player }, random) => sheepAndThief.sample(table, player + 1, random), 100);
    expect(steady.mean).toBeGreaterThan(2 * steady.error);
    expect(blind.mean).toBeLessThan(-2 * blind.error);
  });
});
