import { FastRandom, type Game, type GameTypes } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { chancesAfter } from '../src/graph.ts';
import { settledFrom, settledIn } from '../src/settled.ts';
import { storyOf } from '../src/story.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { randomSheepGame, randomWolfGame } from './records.ts';

/** The winners of random lines: two different results disprove that a position is settled. */
function someEnds<T extends GameTypes>(game: Game<T>, from: T['State'], random: FastRandom): Set<string> {
  const ends = Array.from({ length: 40 }, () => {
    const state = game.clone(from);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      game.apply(state, seat, game.sample(state, seat, random));
    }
    return String(game.winners(game.config(state), game.outcome(state) as T['Outcome']));
  });
  return new Set(ends);
}

describe('a position is settled', () => {
  it('if all lines have the same result, and only then', () => {
    const seen = { settled: 0, open: 0 };
    for (let seed = 1; seed <= 30; seed++) {
      const { states } = storyOf(wolfAndHound, randomWolfGame(seed));
      for (const state of states.slice(-4, -1)) {
        const settled = settledFrom(wolfAndHound, state);
        const ends = someEnds(wolfAndHound, state, new FastRandom(seed));
        if (settled) expect(ends.size).toBe(1);
        seen[settled ? 'settled' : 'open']++;
        // With few cards left, forty lines are nearly all of them.
        const left = state.hands.reduce((sum, hand) => sum + hand.length, 0);
        if (left < 5 && ends.size === 1) expect(settled, `seed ${seed}`).toBeDefined();
      }
    }
    expect(Math.min(seen.settled, seen.open)).toBeGreaterThan(5);
  });

  it('also before the last card of Sheep & Thief', () => {
    const results = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { states, result } = storyOf(sheepAndThief, randomSheepGame(seed));
      const settled = settledFrom(sheepAndThief, states.at(-2) as SheepAndThief['State']);
      if (settled) expect(settled.shares).toEqual(result);
      return settled !== undefined;
    });
    expect(new Set(results)).toContain(true);
  });

  it('from a seat’s own point of view only if that holds for all hidden cards', () => {
    const seen = { settled: 0, open: 0 };
    for (let seed = 1; seed <= 30; seed++) {
      const { states, seats, result } = storyOf(wolfAndHound, randomWolfGame(seed));
      for (const state of states.slice(-5, -1)) {
        for (const seat of seats) {
          const own = settledIn(wolfAndHound, wolfAndHound.view(state, seat), new FastRandom(seed));
          if (own) expect(own.shares).toEqual(result);
          if (own) expect(settledFrom(wolfAndHound, state)).toBeDefined();
          seen[own ? 'settled' : 'open']++;
        }
      }
    }
    expect(Math.min(seen.settled, seen.open)).toBeGreaterThan(5);
  });
});

describe('the interval of a point', () => {
  it('does not exclude the result of a position that is settled', () => {
    const seen = { certain: 0 };
    for (let seed = 1; seed <= 12; seed++) {
      const record = randomWolfGame(seed);
      const { states, result } = storyOf(wolfAndHound, record);
      const plies = [record.moves.length - 3, record.moves.length - 2, record.moves.length - 1];
      for (const { eyes, seat, points } of chancesAfter(wolfAndHoundReview, record, plies)) {
        for (const [i, ply] of plies.entries()) {
          const { win, error } = points[i] as (typeof points)[number];
          expect(win > 0 && win < 1 ? error : 1).toBeGreaterThan(0);
          if (!settledFrom(wolfAndHound, states[ply] as (typeof states)[number])) continue;
          seen.certain++;
          const certain = result[seat - 1] as number;
          if (eyes === 'open') expect({ win, error }).toEqual({ win: certain, error: 0 });
        }
      }
    }
    expect(seen.certain).toBeGreaterThan(10);
  });
});
