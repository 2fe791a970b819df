import { FastRandom, replay } from '@bellwether/kernel';
import { beside, EVERY_DIRECTION, opposite, riverOf, type State, scoreOf, sheepAndThief, YARD } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import type { Laying } from '../src/review.ts';
import { bestLaying } from '../src/sheep-and-thief/laying.ts';
import { randomSheepGame } from './records.ts';

const finished = (seed: number) => replay(sheepAndThief, randomSheepGame(seed)) as State;
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
const laidBy = (cells: Laying['cells']) => cells.filter((cell) => cell !== null);

/** The fronts of all cards on the first seat's board, including the farmyard. */
function cardsOf(state: State): number[] {
  const fronts = new Map(state.fronts.filter(({ player }) => player === 0).map(({ at, card }) => [at, card]));
  return state.board.slice(0, 16).flatMap((value, at) => (value === 0 ? [] : [fronts.get(at) ?? value & 0x7fff]));
}

/** The cells that can be filled one after another from the farmyard, each next to another card and with matching rivers (R-RIVER). */
function reachedBy(cells: Laying['cells']): number {
  const reached = new Set([YARD]);
  for (const cell of reached) {
    for (const direction of EVERY_DIRECTION) {
      const next = beside(cell, direction);
      const [card, other] = [cells[cell], cells[next]];
      if (typeof card !== 'number' || typeof other !== 'number') continue;
      const meets = (riverOf(card) >> direction) & 1;
      if (meets !== ((riverOf(other) >> opposite(direction)) & 1)) return 0;
      reached.add(next);
    }
  }
  return reached.size;
}

describe('the best laying of the same cards', () => {
  const boards = [1, 2, 3].map((seed) => {
    const state = finished(seed);
    return { state, laying: bestLaying(state, 0, new FastRandom(seed)) };
  });

  it('counts towns and rivers as the engine does', () => {
    for (const { state, laying } of boards) {
      const { towns, rivers } = scoreOf(state, 0);
      expect(laying.laid).toBe(towns + rivers);
    }
  });

  it('finds more than a random player laid', () => {
    for (const { laying } of boards) expect(laying.found).toBeGreaterThan(laying.laid);
  });
});

describe('over many final boards', () => {
  const layings = Array.from({ length: 150 }, (_, i) => {
    const state = finished(i + 1);
    return { state, laying: bestLaying(state, 0, new FastRandom(i + 1), 5000) };
  });
  const better = layings.filter(({ laying }) => laying.cells.length > 0);

  it('something better is found on most, also on those with cards face down', () => {
    expect(better.length).toBeGreaterThan(120);
    expect(better.filter(({ state }) => state.fronts.some(({ player }) => player === 0)).length).toBeGreaterThan(10);
    for (const { laying } of better) expect(laying.found).toBeGreaterThan(laying.laid);
  });

  it('[R-FACEDOWN] no card is face down where it would fit: all of the same cards show their fronts', () => {
    for (const { state, laying } of better) expect(sorted(laidBy(laying.cells))).toEqual(sorted(cardsOf(state)));
  });

  it('[R-RIVER] rivers meet rivers, and the cards hang together', () => {
    for (const { laying } of better) expect(reachedBy(laying.cells)).toBe(laidBy(laying.cells).length);
  });
});
