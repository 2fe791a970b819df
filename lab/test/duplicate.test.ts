import { expect, test } from 'vitest';
import { runLab } from './run-lab.ts';

const ratioIn = (out: string) => Number(/is worth ([\d.]+) with others/.exec(out)?.[1]);

test('the same cards at both tables cancel: at Wolf & Hound the score of a better team spreads less', () => {
  // If the second table had other cards too, both ways would be the same, and the ratio 1.
  expect(ratioIn(runLab(['duplicate', '--pairs', '150']).out)).toBeGreaterThan(1.3);
  expect(ratioIn(runLab(['duplicate', '--form', 'pairs', '--pairs', '150']).out)).toBeGreaterThan(1.3);
});

test('the same numbers give the same figures', () => {
  const args = ['duplicate', '--game', 'sheep-and-thief', '--form', 'pairs', '--better', 'lamb', '--worse', 'lamb', '--pairs', '10'];
  expect(runLab(args).out).toBe(runLab(args).out);
});
