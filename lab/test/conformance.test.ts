import { describe, expect, test } from 'vitest';
import { runLab, tempFile } from './run-lab.ts';

const good = {
  name: 'a white 3 moves the hound',
  game: 'wolf-and-hound',
  config: { edition: '2016', players: 4, animals: ['wolf-01', 'hound-01'] },
  start: { position: { turn: 3, stage: 'play', animals: { 'wolf-01': 3, 'hound-01': 3 }, hands: { '3': ['W3', 'B1'] } } },
  moves: [{ seat: 3, play: 'W3' }],
  expect: { animals: { 'hound-01': 2 } },
};

const lastLine = (out: string) => out.trimEnd().split('\n').at(-1);

describe('conformance', () => {
  test('passes the cases of the project, the count alone on the last line', () => {
    const { status, out } = runLab(['conformance']);
    expect(out).toMatch(/^\d{3} passed, 0 failed\n$/);
    expect(status).toBe(0);
  });

  test('tells name, path, expected and actual of a case that fails', () => {
    const bad = { ...good, name: 'wrong on purpose', expect: { animals: { 'hound-01': 4 } } };
    const { status, out } = runLab(['conformance', tempFile(JSON.stringify([good, bad]))]);
    expect(out).toContain('failed: wrong on purpose\n  expect.animals.hound-01');
    expect(out).toMatch(/expected .*4.*, actual .*2/);
    expect(lastLine(out)).toBe('1 passed, 1 failed');
    expect(status).toBe(1);
  });

  test('a malformed case is a failed case among good ones', () => {
    const cases = [good, { ...good, name: 'odd', moves: [{ seat: 3, play: 'X9' }] }, 7, { ...good, game: 'chess' }];
    cases.push({ ...good, name: 'a 5', moves: [{ seat: 3, play: 'B5' }] });
    const { status, out } = runLab(['conformance', tempFile(JSON.stringify(cases))]);
    expect(out).toContain('failed: odd\n  malformed case: ');
    expect(out).toContain('[1].moves[0].play: unknown-name: found "X9"');
    expect(out).toContain('one of wolf-and-hound');
    expect(out).toContain('[4].moves[0].play: unknown-name: found "B5"');
    expect(lastLine(out)).toBe('1 passed, 4 failed');
    expect(status).toBe(1);
  });

  test('a malformed file, a missing file and a folder are failed cases, and the others still run', () => {
    const broken = tempFile('[{', 'broken.json');
    const fine = tempFile(JSON.stringify([good]));
    const { status, out, err } = runLab(['conformance', broken, '/nowhere/at-all.json', import.meta.dirname, fine]);
    expect(out).toContain(`failed: ${broken}\n  malformed file: ${broken}: not-json`);
    expect(out).toContain('cannot read /nowhere/at-all.json: no such file or folder');
    expect(out).toContain(': is a folder');
    expect(lastLine(out)).toBe('1 passed, 3 failed');
    expect(err).toBe('');
    expect(status).toBe(1);
  });
});
