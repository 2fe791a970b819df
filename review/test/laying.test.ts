import { FastRandom, replay } from '@bellwether/kernel';
import { beside, EVERY_DIRECTION, opposite, riverOf, type State, scoreOf, sheepAndThief, YARD } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { bestLaying } from '../src/sheep-and-thief/laying.ts';
import { randomSheepGame } from './records.ts';

const CARD = (cell: number | 'back' | null | undefined): number => (typeof cell === 'number' ? cell : 0);

describe('the best laying of the same cards', () => {
  const boards = [1, 2, 3].map((seed) => {
    const state = replay(sheepAndThief, randomSheepGame(seed)) as State;
    return { state, laying: bestLaying(state, 0, new FastRandom(seed)) };
  });

  it('counts towns and rivers as the engine does', () => {
    for (const { state, laying } of boards) {
      const { towns, rivers } = scoreOf(state, 0);
      expect(laying.laid).toBe(towns + rivers);
    }
  });

  it('finds more than a random player laid, with the same cards', () => {
    for (const { state, laying } of boards) {
      expect(laying.found).toBeGreaterThan(laying.laid);
      const laid = state.board.slice(0, 16).filter((value) => value !== 0).length;
      expect(laying.cells.filter((cell) => cell !== null).length).toBe(laid);
      const shown = state.board.slice(0, 16).map((value) => value & 0x7fff);
      const fronts = state.fronts.filter(({ player }) => player === 0).map(({ card }) => card);
      const own = [...shown, ...fronts];
      for (const cell of laying.cells) if (typeof cell === 'number') expect(own).toContain(cell);
    }
  });

  it('is a laying that the rules allow: rivers meet rivers, and the cards hang together', () => {
    for (const {
      laying: { cells },
    } of boards) {
      const reached = new Set([YARD]);
      for (const cell of reached) {
        for (const direction of EVERY_DIRECTION) {
          const next = beside(cell, direction);
          if (next < 0 || cells[next] === null) continue;
          const here = (riverOf(CARD(cells[cell])) >> direction) & 1;
          const there = (riverOf(CARD(cells[next])) >> opposite(direction)) & 1;
          expect(here).toBe(there);
          reached.add(next);
        }
      }
      expect(reached.size).toBe(cells.filter((cell) => cell !== null).length);
    }
  });
});
