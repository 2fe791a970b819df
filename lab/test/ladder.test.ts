import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ratings } from '../src/ladder/elo.ts';
import { Ledger } from '../src/ladder/ledger.ts';
import { addTally, emptyTally, type Pairing, playTask, type Tally } from '../src/ladder/match.ts';
import { planOf } from '../src/ladder/plan.ts';
import { isDecided, isOver, type Row, rowOf, shareOfA, timeQuantile } from '../src/ladder/result.ts';
import { Schedule } from '../src/ladder/schedule.ts';
import { runLab, tempFile } from './run-lab.ts';

const PAIRING: Pairing = { game: 'wolf-and-hound', setup: 'first-game', players: 4, a: 'greedy', b: 'random' };
const tally = (deals: number, sum: number, squares: number): Tally => ({ ...emptyTally(), deals, games: 2 * deals, sum, squares });

describe('what a match says', () => {
  test('deals are counted, not games: mirrored games of one deal hang together', () => {
    // Every deal is shared, so both are certainly even, whatever the number of games.
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
    const whole = playTask({ pairing: PAIRING, seed: 1, firstDeal: 0, deals: 6 });
    const halves = playTask({ pairing: PAIRING, seed: 1, firstDeal: 0, deals: 3 });
    addTally(halves, playTask({ pairing: PAIRING, seed: 1, firstDeal: 3, deals: 3 }));
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

describe('a schedule', () => {
  const give = (seatings: number, reverse: boolean) => {
    const ledger = new Ledger(1);
    const schedule = new Schedule([PAIRING], ledger, { least: 40, most: 400 }, () => seatings);
    for (;;) {
      const tasks = [schedule.next(), schedule.next(), schedule.next()].filter((task) => task !== undefined);
      if (tasks.length === 0) return ledger.tally(PAIRING);
      // Later deals finish first, as can happen with several threads.
      for (const task of reverse ? tasks.toReversed() : tasks) schedule.done(task, tally(task.deals, task.deals * 0.7, task.deals * 0.6));
    }
  };

  test('counts deals in their order and stops where it is decided, however the results come in', () => {
    const { deals, games } = give(2, false);
    expect(games).toBeLessThan(400);
    expect(give(2, true)).toMatchObject({ deals, games });
  });

  test('does not mix deals of one seed with those of another', () => {
    const file = tempFile(JSON.stringify({ version: 2, seed: 5, pairings: [] }));
    expect(() => new Ledger(5, file)).not.toThrow();
    expect(() => new Ledger(6, file)).toThrow('--seed 5');
    const [five, six] = [5, 6].map((seed) => playTask({ pairing: PAIRING, seed, firstDeal: 0, deals: 12 }).bins);
    expect(five).not.toEqual(six);
  });

  test('a player against its like plays all its games', () => {
    expect(isOver({ ...PAIRING, a: 'wolf', b: 'wolf' }, tally(200, 180, 170), 400, 4000)).toBe(false);
    expect(isOver(PAIRING, tally(200, 180, 170), 400, 4000)).toBe(true);
  });
});

describe('the plan', () => {
  test('runs each level against the one below at every table, and what the goals ask for', () => {
    const plan = planOf({});
    const tables = [...Map.groupBy(plan, ({ game, setup, players }) => `${game} ${setup} ${players}`)];
    for (const [table, pairings] of tables) {
      if (table.includes('one-against-three')) continue;
      expect(pairings.slice(0, 5).map(({ a, b }) => `${a}-${b}`)).toEqual([
        'lamb-random',
        'shepherd-lamb',
        'herder-shepherd',
        'fox-herder',
        'wolf-fox',
      ]);
    }
    const names = tables.map(([table]) => table);
    for (const players of [2, 3, 4]) {
      for (const setup of ['first-game', 'two-wolves', 'metamorphic', 'sheep', 'meat-and-bone', 'blanket'])
        expect(names).toContain(`wolf-and-hound ${setup} ${players}`);
      for (const setup of ['plain', 'modules']) expect(names).toContain(`sheep-and-thief ${setup} ${players}`);
    }
    expect(planOf({ setup: 'one-against-three' })).toEqual([
      { game: 'sheep-and-thief', setup: 'one-against-three', players: 4, a: 'wolf', b: 'greedy' },
    ]);
  });

  test('takes several numbers of players, and everybody against its like', () => {
    const plan = planOf({ game: 'sheep-and-thief', setup: 'plain', players: '2,4', alike: true, bots: 'fox' });
    expect(plan.map(({ players, a, b }) => [players, a, b])).toEqual([
      [2, 'fox', 'fox'],
      [4, 'fox', 'fox'],
    ]);
  });
});

describe('the command', () => {
  test('plays, writes rows, and goes on from where it was', () => {
    const json = tempFile('');
    const resume = tempFile('{"version":2,"seed":1,"pairings":[]}');
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

  test('writes strength and reliability into parts of their own, and leaves the rest of the file alone', () => {
    const marks = (part: string) => `<!-- ${part}:begin -->\n<!-- ${part}:end -->`;
    const file = tempFile(`before\n${marks('ladder')}\nbetween\n${marks('reliability')}\nafter\n`);
    const args = ['ladder', '--game', 'wolf-and-hound', '--setup', 'first-game', '--players', '4', '--threads', '1', '--report', file];
    runLab([...args, '--bots', 'random,lamb', '--games', '4', '--seed', '3']);
    runLab([...args, '--alike', '--bots', 'lamb', '--games', '2', '--seed', '4']);
    const [strength, reliability] = readFileSync(file, 'utf8').split('between') as [string, string];
    expect(strength).toMatch(/^before\n.*4 games over the deals of `--seed 3`.*lamb – random/s);
    expect(strength).not.toContain('--seed 4');
    expect(reliability).toMatch(/2 games over the deals of `--seed 4`.*\nafter\n$/s);
    expect(runLab([...args.slice(0, -1), tempFile('no marks'), '--bots', 'random,lamb', '--games', '2']).err).toContain('ladder:begin');
  });

  test('our own figures have a place for both parts', () => {
    const figures = readFileSync(join(import.meta.dirname, '../../docs/lab-book/bots-measured.md'), 'utf8');
    for (const part of ['ladder', 'reliability']) expect(figures).toMatch(new RegExp(`<!-- ${part}:begin -->.*<!-- ${part}:end -->`, 's'));
  });

  test('sums up sets played alone in one line, and gives the others one each', () => {
    const file = tempFile('<!-- ladder:begin -->\n<!-- ladder:end -->\n');
    const args = ['ladder', '--game', 'wolf-and-hound', '--setup', 'beginner,beginner-1,beginner-2', '--players', '4', '--threads', '1'];
    runLab([...args, '--bots', 'random,lamb', '--games', '40', '--report', file]);
    const report = readFileSync(file, 'utf8');
    expect(report).toMatch(/\n\| beginner \| \*\*\d/);
    expect(report).not.toMatch(/\n\| beginner-1 /);
    expect(report).toMatch(/each alone\n.*\n\| wolf-and-hound, 4 players \| \*\*2 of 2\*\* [\d.]+ % to [\d.]+ %, 80 \|/s);
  });

  test.each([
    [['--bots', 'herder'], 'a match needs two'],
    [['--bots', 'herder,tiger'], '"tiger" is not one of random, greedy'],
    [['--setup', 'moon'], '"moon" is not one of first-game'],
    [['--players', '2,7'], '--players: 7 is not one of'],
    [['--game', 'chess'], 'unknown game|"chess" is not one of'],
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
