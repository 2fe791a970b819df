import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { type Soaked, soakOne } from '../src/soak.ts';
import { runLab } from './run-lab.ts';

const SOAKED = GAMES.flatMap(({ game, laws }) => (laws ? [[game.id, laws] as const] : []));

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

  test.each(SOAKED)('tells the law and the record of a broken engine: %s', (id, laws) => {
    let calls = 0;
    const leaky: Soaked = { ...laws, kit: { ...laws.kit, conserved: () => String(calls++ < 5) } };
    const result = soakOne(leaky, 1);
    expect(result).toMatchObject({ what: expect.stringContaining('cards and sheep are conserved') });
    expect(result).toMatchObject({ record: expect.stringMatching(new RegExp(`^\\[Game "${id}"\\][^]*1\\. `)) });
  });

  test.each(SOAKED)('tells an engine that throws: %s', (_, laws) => {
    const candidates = () => {
      throw new Error('out of wool');
    };
    const result = soakOne({ ...laws, kit: { ...laws.kit, candidates } }, 1);
    expect(result).toMatchObject({ what: expect.stringContaining('the engine broke: Error: out of wool') });
  });
});
