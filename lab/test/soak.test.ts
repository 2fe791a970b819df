import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import type { AnyLabGame } from '../src/lab-game.ts';
import { soakOne } from '../src/soak.ts';
import { runLab } from './run-lab.ts';

describe('soak', () => {
  test('holds for a few random set-ups', () => {
    const { status, out } = runLab(['soak', '--games', '20', '--seed', '3']);
    expect(out).toMatch(/^\d+ games, all laws hold; secrecy compared over [1-9]\d* plies; seeds 3 to 22; \d+ games\/s\n$/);
    expect(status).toBe(0);
  });

  test('stops when the time is over', () => {
    const { out } = runLab(['soak', '--seconds', '0.3']);
    expect(out).toMatch(/^[1-9]\d* games, all laws hold/);
  });

  test.each(GAMES.map((lab) => [lab.game.id, lab] as const))('tells the law and the record of a broken engine: %s', (id, lab) => {
    let calls = 0;
    const leaky: AnyLabGame = { ...lab, lawKit: { ...lab.lawKit, conserved: () => String(calls++ < 5) } };
    const result = soakOne(leaky, 1);
    expect(result).toMatchObject({ what: expect.stringContaining('cards and sheep are conserved') });
    expect(result).toMatchObject({ record: expect.stringMatching(new RegExp(`^\\[Game "${id}"\\][^]*1\\. `)) });
  });

  test('tells an engine that throws', () => {
    const lab = GAMES[0];
    const throwing: AnyLabGame = {
      ...lab,
      lawKit: {
        ...lab.lawKit,
        candidates: () => {
          throw new Error('out of wool');
        },
      },
    };
    expect(soakOne(throwing, 1)).toMatchObject({ what: expect.stringContaining('the engine broke: Error: out of wool') });
  });
});
