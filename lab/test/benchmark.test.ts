import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, putRow, type Result, RIVALS, TRACKS } from '../src/arena/benchmark-table.ts';
import { emptyTally, setupOf } from '../src/ladder/match.ts';
import { tempFile } from './run-lab.ts';

const MARKS = '# Title\n<!-- benchmark:wolf-and-hound:begin -->\n<!-- benchmark:wolf-and-hound:end -->\nThe end\n';

/** The results of a bot that wins this share against every rival; a bot that is a rival does not play itself. */
function resultsOf(name: string, share: number): Result[] {
  return TRACKS.filter(({ game }) => game === 'wolf-and-hound').flatMap((track) =>
    RIVALS.map((rival): Result => {
      const tally = emptyTally();
      if (name !== rival) Object.assign(tally, { deals: 300, games: 600, sum: 300 * share, squares: 300 * share });
      return { pairing: { ...track, a: name, b: rival }, tally };
    }),
  );
}

const names = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^\| ([\w-]+) \| [*5]/gm)].map(([, name]) => name);

test('a row comes into the table of its game, the strongest first, and replaces the older row of that bot', () => {
  const file = tempFile(MARKS, 'benchmark.md');
  putRow(file, 'wolf-and-hound', 'middling', resultsOf('middling', 0.5));
  putRow(file, 'wolf-and-hound', 'weak', resultsOf('weak', 0.2));
  putRow(file, 'wolf-and-hound', 'herder', resultsOf('herder', 0.8));
  expect(names(file)).toEqual(['herder', 'middling', 'weak']);
  putRow(file, 'wolf-and-hound', 'weak', resultsOf('weak', 0.9));
  expect(names(file)).toEqual(['weak', 'herder', 'middling']);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^# Title\n/);
  expect(text).toMatch(/\nThe end\n$/);
  expect(text).toContain('| **90.0 %** 86.6–93.4 |');
  expect(text).toContain('| 50.0 % |');
});

test('a file without the marks is refused', () => {
  const file = tempFile('# Nothing here\n', 'benchmark.md');
  expect(() => putRow(file, 'wolf-and-hound', 'x', resultsOf('x', 0.5))).toThrow('has no <!-- benchmark:wolf-and-hound:begin -->');
});

test('every deal of the benchmark is played in all its seatings', () => {
  for (const track of TRACKS) expect(GAMES % setupOf({ ...track, a: 'fox', b: 'herder' }).seatings.length).toBe(0);
});
