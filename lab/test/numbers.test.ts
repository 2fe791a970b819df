import { describe, expect, test } from 'vitest';
import { interval95, Tally } from '../src/statistics.ts';
import { runLab, tempFile, ZEROS } from './run-lab.ts';

const counts = (out: string) => [...out.matchAll(/^depth \d+: (\d+)$/gm)].map((match) => Number(match[1]));

describe('perft', () => {
  test('the first four plays are free choices among the unlike cards of each hand', () => {
    const deal =
      runLab(['deal', '--seed', ZEROS])
        .out.match(/\[Deal "(.*)"\]/)?.[1]
        ?.split(' ') ?? [];
    const choices = [0, 4, 8, 12].map((i) => new Set(deal.slice(i, i + 4)).size);
    const products = choices.map((_, i) => choices.slice(0, i + 1).reduce((a, b) => a * b, 1));
    expect(counts(runLab(['perft', '--depth', '4', '--seed', ZEROS]).out)).toEqual(products);
  });

  test('from a position: one card each, the last lap, and the end', () => {
    const position = `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]

turn 3 play
last-lap
sheep 3 3 3 3
animals wolf-01@1 hound-01@1
hand 3 B1 W1
hand 4 B2 B2
`;
    const { out } = runLab(['perft', '--position', tempFile(position), '--depth', '4']);
    expect(counts(out)).toEqual([2, 2, 2, 2]);
  });

  test('from a ply of a record', () => {
    const file = tempFile(`${runLab(['deal', '--seed', ZEROS]).out}\n1. B1\n`);
    const whole = counts(runLab(['perft', '--record', file, '--ply', '0', '--depth', '1']).out);
    expect(whole).toEqual([4]);
    const [first] = counts(runLab(['perft', '--record', file, '--depth', '1']).out);
    const hand = runLab(['replay', file])
      .out.match(/^hand 2 (.*)$/m)?.[1]
      ?.split(' ');
    expect(first).toBe(new Set(hand).size);
  });
});

describe('simulate', () => {
  test('sums up as many games as asked for, the same for the same seed', () => {
    const run = () => runLab(['simulate', '--games', '500', '--seed', '5', '--players', '2']).out.replace(/\d+ games\/s/, '');
    const out = run();
    expect(run()).toBe(out);
    const won = [...out.matchAll(/^ {2}team \w+ +(\d+) +\d+\.\d\d %/gm)].map((match) => Number(match[1]));
    expect(won).toHaveLength(2);
    expect((won[0] ?? 0) + (won[1] ?? 0)).toBe(500);
    expect(out).toContain('500 random games, seed 5');
    expect(out).toMatch(/mean \d+\.\d; \d+ to \d+; 5 % \d+/);
  });

  test('needs to know how many', () => {
    expect(runLab(['simulate'])).toMatchObject({ status: 1, err: expect.stringContaining("'--games <n>' not specified") });
  });
});

describe('statistics', () => {
  test('the interval of a share', () => {
    const [low, high] = interval95(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(interval95(0, 10)[0]).toBe(0);
    expect(interval95(10, 10)[1]).toBeCloseTo(1, 12);
  });

  test('mean and quantiles of a tally', () => {
    const tally = new Tally();
    for (const n of [3, 1, 2, 2, 10]) tally.add(n);
    expect(tally.mean).toBe(3.6);
    expect([0, 0.5, 1].map((share) => tally.quantile(share))).toEqual([1, 2, 10]);
  });
});
