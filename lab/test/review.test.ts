import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playLuck } from '../src/luck/play.ts';
import { addSums, emptyLuck, estimateOf, meanLuck, note } from '../src/luck/tally.ts';
import { runLab, tempFile } from './run-lab.ts';

const GOLDEN = join(import.meta.dirname, '../../games/wolf-and-hound/test/golden/no-sheep.txt');
const [GAME = ''] = readFileSync(GOLDEN, 'utf8').split('--- the table');

describe('review', () => {
  test('tells a finished game in words', () => {
    const { status, out } = runLab(['review', tempFile(GAME, 'game.txt')]);
    expect(status).toBe(0);
    expect(out).toContain('Seat 1 (guest) won, Seat 2 (bot:random) lost, Seat 3 (bot:random) won');
    expect(out).toMatch(/^ {2}21 +100 ± 0 +0 ± 0 +100 ± 0 +0 ± 0 +100 ± 0 +0 ± 0$/m);
    expect(out).toMatch(
      /Seat 1 gave away -?\d+ % ± \d+ % in \d decisions, \d+ % (less|more) than its rivals; the cards (brought|cost) it \d+ % ± \d+ %\./,
    );
    expect(out).toMatch(/The whole game is worked out|Worked out from move \d+ of 21 on/);
  });

  test('refuses a game that is still running', () => {
    const running = GAME.replace(/ {2}21\. B2/, '');
    const { status, err } = runLab(['review', tempFile(running, 'game.txt')]);
    expect(status).toBe(1);
    expect(err).toContain('the game is not over: only finished games are reviewed');
  });
});

/** Sums of the same numbers in another order differ in their last digits. */
const rounded = (tally: object): unknown =>
  JSON.parse(JSON.stringify(tally, (_, value) => (typeof value === 'number' ? Math.round(1e9 * value) / 1e9 : value)));

describe('luck', () => {
  const place = { game: 'wolf-and-hound', setup: 'first-game', players: 4, table: 'herder-among-shepherds' } as const;

  test('is measured the same in one go and in parts', () => {
    const whole = playLuck({ place, seed: 3, first: 0, games: 2, every: 2, graph: false });
    const parts = emptyLuck();
    for (const first of [0, 1]) addSums(parts, playLuck({ place, seed: 3, first, games: 1, every: 2, graph: false }));
    expect(rounded(parts)).toEqual(rounded(whole));
    expect([whole.games, whole.reviewed, whole.gained.herder?.n, whole.gained.shepherd?.n]).toEqual([2, 1, 2, 6]);
  });

  test('is what was gained and not chosen', () => {
    const tally = emptyLuck();
    for (const gained of [0.5, -0.5, 0.5, 0.5]) note(tally.gained, 'wolf', gained);
    for (const choices of [0.1, 0.3]) note(tally.choices, 'wolf', choices);
    expect(meanLuck(tally, 'wolf').mean).toBeCloseTo(0.25 - 0.2, 9);
    expect(meanLuck(tally, 'wolf').half).toBeGreaterThan(estimateOf(tally.gained.wolf).half);
  });
});
