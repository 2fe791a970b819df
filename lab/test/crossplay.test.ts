import { expect, test } from 'vitest';
import { readNoisy } from '../src/crossplay/play.ts';
import { runLab } from './run-lab.ts';

const FEW = ['crossplay', '--partners', 'random,rule', '--strangers', 'random,rule,rule~75', '--against', 'shepherd'];

/** By stranger: the share of each partner. */
function sharesIn(out: string): Map<string, number[]> {
  const rows = out.split('\n').map((line) => line.split(/\s{2,}/));
  return new Map(rows.map(([name = '', ...cells]) => [name, cells.slice(0, 2).map((cell) => Number.parseFloat(cell))]));
}

test('a good player is the better partner of anybody, and plays better with one who draws fewer moves by lot', () => {
  const { out, err } = runLab([...FEW, '--deals', '40']);
  expect(err).toBe('');
  const shares = sharesIn(out);
  const of = (stranger: string) => shares.get(stranger) as [number, number];
  for (const stranger of ['random', 'rule', 'rule~75']) expect(of(stranger)[1]).toBeGreaterThan(of(stranger)[0]);
  expect(of('rule')[1]).toBeGreaterThan(of('rule~75')[1]);
  expect(of('rule~75')[1]).toBeGreaterThan(of('random')[0]);
});

test('the same seed gives the same figures, however many threads play', () => {
  const [one, two] = ['1', '2'].map((threads) => runLab([...FEW, '--deals', '7', '--threads', threads]).out);
  expect(one).toBe(two);
  expect(runLab([...FEW, '--deals', '7', '--seed', '2']).out).not.toBe(one);
});

test('names are read with their iterations and their noise, and unknown ones refused', () => {
  expect(readNoisy('wolf@500~10')).toEqual({ name: 'wolf', iterations: 500, noise: 10 });
  expect(readNoisy('fox')).toEqual({ name: 'fox', noise: 0 });
  expect(() => readNoisy('bear~10')).toThrow('"bear" is not one of');
  const { status, err } = runLab(['crossplay', '--setup', 'nowhere']);
  expect([status, err]).toEqual([1, expect.stringContaining('"nowhere" is not one of')]);
});
