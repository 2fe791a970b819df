import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LEAST_WIN, MOST_WIN, type Puzzle, readPack, SAVE } from '@bellwether/bots/puzzles';
import { describe, expect, it } from 'vitest';
import { ask, questionOf } from '../src/puzzles/asking.ts';
import { check, sampleOf } from '../src/puzzles/check.ts';
import { KITS, kitOf } from '../src/puzzles/maker.ts';
import { Shelf } from '../src/puzzles/shelf.ts';
import { good } from '../src/user-error.ts';

const FOLDER = path.join(import.meta.dirname, '../../web/public/puzzles');
/** Minimum sample: with fewer puzzles, chance dominates. Of three, the next weaker level may solve half. */
const SAMPLE = 8;

describe.each(KITS.map((kit) => [kit.game.id, kit] as const))('%s', (game, kit) => {
  const puzzles = new Shelf(FOLDER).of(game);

  it('every puzzle is a legal question with legal answers, told apart by theme, level and module', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      const table = kit.game.tableOf(good(kit.views.read(puzzle)));
      for (const { move, win } of puzzle.moves) {
        expect(kit.game.check(table, puzzle.seat, good(kit.game.read(move))), `${puzzle.id} ${move}`).toBeUndefined();
        expect(win).toBeLessThanOrEqual(puzzle.moves[0].win);
      }
      expect(puzzle.moves[0].win - puzzle.moves[1].win).toBeGreaterThan(3 * puzzle.error);
      expect([...kit.themes, SAVE]).toContain(puzzle.theme);
      expect(puzzle.moves[0].win, puzzle.id).toBeLessThanOrEqual(MOST_WIN);
      expect(puzzle.moves[0].win < LEAST_WIN, puzzle.id).toBe(puzzle.theme === SAVE);
      for (const module of puzzle.modules) expect(kit.modules).toContain(module);
    }
  });

  it('has both kinds: positions that can be won, and a few to save what can be saved', () => {
    const saved = puzzles.filter(({ theme }) => theme === SAVE).length;
    expect(saved).toBeGreaterThan(10);
    expect(saved).toBeLessThan(puzzles.length / 2);
  });

  it('Wolf with ten times its budget agrees on a sample, and the levels solve what they should', () => {
    const checked = check(game, sampleOf(puzzles, SAMPLE, 7), 10, 7);
    expect(checked.disagreements.length, checked.disagreements.join('\n')).toBeLessThanOrEqual(1);
    expect(checked.named).toBeGreaterThan(0.7);
    expect(checked.below).toBeLessThan(0.5);
  });
});

it('packs are small, and the table of contents counts them', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  for (const file of files) expect(statSync(path.join(FOLDER, file)).size).toBeLessThan(100_000);
  const contents = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as { file: string; puzzles: number }[];
  const counted = files.map((file) => ({ file, puzzles: good(readPack(readFileSync(path.join(FOLDER, file), 'utf8'))).puzzles.length }));
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  expect(contents.map(({ file, puzzles }) => ({ file, puzzles })).sort(byFile)).toEqual(counted.sort(byFile));
});

it('the same seed gives the same answer', () => {
  const kit = kitOf('wolf-and-hound');
  const [puzzle] = new Shelf(FOLDER).of('wolf-and-hound') as [Puzzle, ...Puzzle[]];
  const question = questionOf(kit, kit.bots, puzzle.seat, good(kit.views.read(puzzle)));
  expect(ask(question, 'wolf', 5)).toEqual(ask(question, 'wolf', 5));
});
