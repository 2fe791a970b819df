import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ratings } from '../src/ladder/elo.ts';
import { addTally, emptyTally, type Pairing, playTask, type Tally } from '../src/ladder/match.ts';
import { isDecided, type Row, rowOf, shareOfA, timeQuantile } from '../src/ladder/result.ts';
import { runLab, tempFile } from './run-lab.ts';

const PAIRING: Pairing = { game: 'wolf-and-hound', setup: 'first-game', players: 4, a: 'greedy', b: 'random' };
const tally = (deals: number, sum: number, squares: number): Tally => ({ ...emptyTally(), deals, games: 2 * deals, sum, squares });

describe('what a match says', () => {
  test('deals are counted, not games: mirrored games of one deal hang together', () => {
    // Every deal shared: no doubt at all that both are even, whatever the number of games.
    expect(shareOfA(tally(200, 100, 50)).win).toBe(0.5);
    const { low, high } = shareOfA(tally(200, 120, 120));
    expect(low).toBeCloseTo(0.532, 2);
    expect(high).toBeCloseTo(0.668, 2);
  });

  test('it ends between the least and the most games once it is clear who is stronger', () => {
    expect(isDecided(tally(100, 90, 85), 400, 4000)).toBe(false);
    expect(isDecided(tally(200, 180, 170), 400, 4000)).toBe(true);
    expect(isDecided(tally(200, 102, 60), 400, 4000)).toBe(false);
    expect(isDecided(tally(2000, 1010, 700), 400, 4000)).toBe(true);
  });

  test('tasks add up: two halves are the whole, and the same deals give the same games', () => {
    const whole = playTask({ pairing: PAIRING, firstDeal: 0, deals: 6 });
    const halves = playTask({ pairing: PAIRING, firstDeal: 0, deals: 3 });
    addTally(halves, playTask({ pairing: PAIRING, firstDeal: 3, deals: 3 }));
    const counts = ({ deals, games, sum, bins }: Tally) => ({
      deals,
      games,
      sum,
      bins: bins.map((side) => side.map(({ count }) => count)),
    });
    expect(counts(halves)).toEqual(counts(whole));
    expect(rowOf(PAIRING, whole)).toMatchObject({ game: 'wolf-and-hound', a: 'greedy', b: 'random', games: 12 });
  });

  test('quantiles of times are in milliseconds', () => {
    expect(timeQuantile({ 100: 19, 900: 1 }, 0.95)).toBe(1);
    expect(timeQuantile({ 100: 19, 900: 1 }, 1)).toBe(9);
  });

  test('ratings: 75 % is about 190 points, and the anchor stands at 0', () => {
    const row = (a: string, b: string, winA: number): Row => ({ ...PAIRING, a, b, games: 4000, winA, low: 0, high: 1, msA: 0, msB: 0 });
    const found = ratings([row('x', 'rule', 0.75), row('rule', 'y', 0.75)], 'rule');
    expect(found.map(({ name }) => name)).toEqual(['x', 'rule', 'y']);
    expect(found[0]?.elo).toBeGreaterThan(185);
    expect(found[0]?.elo).toBeLessThan(196);
    expect(found[1]).toEqual({ name: 'rule', elo: 0, plusMinus: 0 });
  });
});

describe('the command', () => {
  test('plays, writes rows, and goes on from where it was', () => {
    const json = tempFile('');
    const resume = tempFile('{"version":1,"pairings":[]}');
    const args = [
      'ladder',
      '--game',
      'wolf-and-hound',
      '--setup',
      'first-game',
      '--players',
      '4',
      '--bots',
      'random,greedy',
      '--threads',
      '2',
    ];
    const first = runLab([...args, '--games', '20', '--json', json, '--resume', resume]);
    expect(first.err).not.toContain('rror');
    expect(first.status).toBe(0);
    const [row] = JSON.parse(readFileSync(json, 'utf8')) as Row[];
    expect(row).toMatchObject({ game: 'wolf-and-hound', setup: 'first-game', players: 4, a: 'greedy', b: 'random', games: 20 });
    expect(Object.keys(row ?? {})).toEqual(['game', 'setup', 'players', 'a', 'b', 'games', 'winA', 'low', 'high', 'msA', 'msB']);
    runLab([...args, '--games', '40', '--json', json, '--resume', resume]);
    expect((JSON.parse(readFileSync(json, 'utf8')) as Row[])[0]?.games).toBe(40);
  });

  test.each([
    [['--bots', 'herder'], 'a match needs two'],
    [['--bots', 'herder,tiger'], '"tiger" is none of random, greedy'],
    [['--setup', 'moon'], '"moon" is none of first-game'],
    [['--game', 'chess'], 'there is no game|"chess" is none of'],
  ])("%j is the user's to put right", (args, message) => {
    const { status, err } = runLab(['ladder', ...args]);
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(message));
  });

  test('soak-bots finds no fault in a few positions', () => {
    const { status, out } = runLab(['soak-bots', '--game', 'wolf-and-hound', '--positions', '60']);
    expect(out).toMatch(/Wolf & Hound: \d+ positions, every answer legal/);
    expect(status).toBe(0);
  });
});
