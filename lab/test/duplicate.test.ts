import { expect, test } from 'vitest';
import { runLab } from './run-lab.ts';

test('two teams that play alike: the same cards at both tables cancel, other cards do not', () => {
  const { out } = runLab(['duplicate', '--better', 'lamb', '--worse', 'lamb', '--pairs', '60']);
  const [, , ratio] = /variance ([\d.]+) against ([\d.]+): .* as much as ([\d.]+)/.exec(out)?.slice(1).map(Number) ?? [];
  expect(ratio).toBeGreaterThan(0.3);
  expect(out).toContain('same cards');
});

test('pairs meet the same bots', () => {
  const args = ['duplicate', '--game', 'sheep-and-thief', '--form', 'pairs', '--better', 'lamb', '--worse', 'lamb', '--pairs', '10'];
  expect(runLab(args).out).toBe(runLab(args).out);
});
