import { FastRandom } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { type Soaked, soakOne } from '../src/soak.ts';
import { runLab } from './run-lab.ts';

const SOAKED = GAMES.flatMap(({ game, laws }) => (laws ? [[game.id, laws] as const] : []));

const SUMMARY =
  /^(\d+) games, all invariants hold; (\d+) plies, (\d+) of them checked in full; secrecy compared over (\d+) plies; first seed \d+;/;

describe('soak', () => {
  test('holds for a few random set-ups, at every ply', () => {
    const { status, out } = runLab(['soak', '--games', '15', '--seed', '3', '--one-in', '1', '--threads', '2']);
    const [, games, plies, closely, compared] = SUMMARY.exec(out) ?? [];
    expect(Number(games), out).toBe(15 * SOAKED.length);
    expect(Number(closely)).toBe(Number(plies));
    expect(Number(compared)).toBeGreaterThan(0);
    expect(status).toBe(0);
  });

  test('takes a sample of the plies that does not depend on the threads', () => {
    const run = (threads: string) => runLab(['soak', '--games', '25', '--one-in', '12', '--threads', threads]).out;
    const [summary, games, plies, closely] = SUMMARY.exec(run('1')) ?? [];
    expect(Number(closely)).toBeGreaterThan(Number(games));
    expect(Number(closely)).toBeLessThan(Number(plies) / 4);
    expect(SUMMARY.exec(run('3'))?.[0]).toBe(summary);
  });

  test('stops when the time is over', () => {
    const { out } = runLab(['soak', '--seconds', '0.3']);
    expect(out).toMatch(/^[1-9]\d* games, all invariants hold/);
  });

  test.each(SOAKED)('tells the law and the record of a broken engine: %s', (id, laws) => {
    let calls = 0;
    const leaky: Soaked = { ...laws, kit: { ...laws.kit, conserved: () => String(calls++ < 5) } };
    const result = soakOne(leaky, 1);
    expect(result).toMatchObject({ what: expect.stringContaining('cards and sheep are conserved') });
    expect(result).toMatchObject({ record: expect.stringMatching(new RegExp(`^\\[Game "${id}"\\][^]*1\\. `)) });
  });

  test.each(SOAKED)('looks closely at the first ply of every game: %s', (_, laws) => {
    const { game } = laws.kit;
    const random = new FastRandom(2);
    const config = laws.randomConfig(random);
    const imagine = () => game.start(config, game.deal(config, random));
    const guessing: Soaked = { randomConfig: () => config, kit: { ...laws.kit, game: { ...game, imagine } } };
    expect(soakOne(guessing, 1, 1000)).toMatchObject({ what: expect.stringContaining('an imagined state looks the same') });
  });

  test.each(SOAKED)('tells an engine that throws: %s', (_, laws) => {
    const candidates = () => {
      throw new Error('out of wool');
    };
    const result = soakOne({ ...laws, kit: { ...laws.kit, candidates } }, 1);
    expect(result).toMatchObject({ what: expect.stringContaining('the engine failed: Error: out of wool') });
  });
});
