import { describe, expect, it } from 'vitest';
import { foresee, threats } from '../../src/games/wolf-and-hound/foresee.ts';
import { played, position } from './position.ts';

describe('foresight', () => {
  it('tells the way of the animal and whose sheep it would then chase', () => {
    const view = { ...position(), hand: ['B2', 'W1', 'W3', 'B4'] };
    const seen = foresee(view, 1, { kind: 'play', card: 'B2' });
    expect(seen.walks).toMatchObject([{ animal: 'wolf-01', from: 1, path: [2, 3], clockwise: true }]);
    expect(seen.maybe).toMatchObject([{ kind: 'loses', seat: 3, animal: 'wolf-01' }]);
    expect(seen.protects).toEqual([1]);
  });

  it('is sure of what activates before anyone chooses again', () => {
    const view = { ...position(), hand: ['B1', 'W1', 'W3', 'B4'] };
    const seen = foresee(view, 1, { kind: 'play', card: 'B1' });
    expect(seen.sure).toMatchObject([{ kind: 'loses', seat: 2, animal: 'wolf-01' }]);
    expect(seen.maybe).toEqual([]);
    expect(seen.protects).toEqual([1]);
  });

  it('does not pretend to know a hidden card', () => {
    expect(foresee(position({ players: 3 }), 1, { kind: 'exchange', exchange: true }).hidden).toBe(true);
  });

  it('comes true: all it is sure of happens, in any position and whatever the hidden cards', () => {
    const counts = { moves: 0, walks: 0, sure: 0 };
    for (let seed = 1; seed < 200; seed++) {
      const { before, events, move } = played({ animals: ['hound-01', 'wolf-02', 'wolf-06', 'sheep-01'] }, 1 + (seed % 30), seed);
      if (move === undefined || before.answers === undefined || before.answers !== before.viewer) continue;
      const { walks, sure } = foresee(before, before.answers, move);
      for (const expected of [...walks, ...sure]) expect(events).toContainEqual(expected);
      counts.moves++;
      counts.walks += walks.length;
      counts.sure += sure.length;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
  });

  it('aims cards at their target', () => {
    const view = position({ animals: ['wolf-02', 'wolf-04', 'hound-01'] });
    expect(threats(view, view.animals).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['loses', 2],
      ['loses', 3],
      ['gains', 1],
    ]);
  });
});
