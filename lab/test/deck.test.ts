import { describe, expect, test } from 'vitest';
import { runLab, tempFile } from './run-lab.ts';

describe('deck', () => {
  test('tells how our deck is made and how it plays', () => {
    const { status, out } = runLab(['deck', 'sheep-and-thief', '--games', '30', '--missions']);
    expect(out).toContain('56 cards, 56 different');
    expect(out).toMatch(/^ {2}river +9 +9 +9 +9$/m);
    expect(out).toMatch(/^ {2}diagonal +100 % +100 %$/m);
    for (const players of [2, 3, 4]) expect(out).toContain(`${players} players, 30 random games`);
    expect(out).toMatch(/^ {2}missions +\d+\.\d/m);
    expect(status).toBe(0);
  });

  test('leaves out the numbers of players a small deck does not suffice for', () => {
    const file = tempFile(JSON.stringify(Array(40).fill('sheep:1')));
    const { out } = runLab(['deck', 'sheep-and-thief', '--games', '5', '--cards', file]);
    expect(out).toContain('3 players, 5 random games');
    expect(out).not.toContain('4 players');
  });

  test('warns of a deck that may empty the supply, when its cards are checked', () => {
    const file = tempFile(JSON.stringify(Array(40).fill('sheep:3')));
    const { out } = runLab(['cards', file, '--game', 'sheep-and-thief']);
    expect(out).toContain('With 2 players the supply may run out: up to 72 sheep images for 48 sheep.');
  });

  test.each([
    [['chess'], 'game: "chess" is not one of sheep-and-thief'],
    [['sheep-and-thief', '--games', '0'], 'Expected a whole number from 1'],
  ])('says what is wrong: %j', (args, message) => {
    const { status, err } = runLab(['deck', ...args]);
    expect(err).toContain(message);
    expect(status).toBe(1);
  });
});
