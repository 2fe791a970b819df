import { describe, expect, test } from 'vitest';
import { runLab, tempFile, ZEROS } from './run-lab.ts';

const HEAD = runLab(['deal', '--seed', ZEROS]).out;
const GAME = `${HEAD}\n1. B1  2. W3\n`;

describe('deal', () => {
  test('prints what anyone can recompute', () => {
    expect(HEAD).toContain(`[Seed "${ZEROS}"]`);
    expect(HEAD).toMatch(/^\[Deal "([BW][1-4] ){31}[BW][1-4]"\]$/m);
    expect(runLab(['deal', '--seed', ZEROS]).out).toBe(HEAD);
    expect(runLab(['deal']).out).not.toBe(runLab(['deal']).out);
  });
});

describe('replay', () => {
  test('prints the whole position after any ply', () => {
    const file = tempFile(GAME);
    expect(runLab(['replay', file, '--ply', '0']).out).toContain('turn 1 play\nfirst-turn\nsheep 3 3 3 3\nanimals wolf-01@1 hound-01@1');
    expect(runLab(['replay', file]).out).toContain('turn 3 play\nsheep 3 2 3 3\nanimals wolf-01@2 hound-01@4');
  });

  test('shows a seat no more than its own', () => {
    const { out } = runLab(['replay', tempFile(GAME), '--view', '3', '--events']);
    expect(out).toContain('1. seat 1: B1\n  Seat 1 plays B1.');
    expect(out).toContain('Seat 1 draws a card; 15 left');
    expect(out).toMatch(/3 you .*●●●/);
    expect(runLab(['replay', tempFile(GAME), '--view', 'spectator']).out).not.toContain('Your hand');
  });

  test('tells all with --view all', () => {
    expect(runLab(['replay', tempFile(GAME), '--events']).out).toContain('Seat 1 draws W2; 15 left');
  });

  test('refuses a ply and a seat that are not there', () => {
    expect(runLab(['replay', tempFile(GAME), '--ply', '3']).err).toBe('error: --ply 3: the record has 2 moves\n');
    expect(runLab(['replay', tempFile(GAME), '--view', '5']).err).toBe('error: --view: "5" is not one of 1, 2, 3, 4, spectator, all\n');
  });
});

describe('verify', () => {
  test('a good record', () => {
    expect(runLab(['verify', tempFile(GAME)])).toMatchObject({ status: 0, out: expect.stringContaining(': verified:') });
  });

  test.each([
    ['another seed', GAME.replace(ZEROS, '1'.repeat(64)), 'do not give the commitment'],
    ['another set-up', GAME.replace('[Players "4"]', '[Players "4"]\n[Sheep "4 4 4 4"]'), 'do not give the commitment'],
    ['swapped cards', GAME.replace(/(\[Deal ".*) (\w+) (\w+)"/, '$1 $3 $2"'), 'the seed does not give the deal'],
    ['no seed', GAME.replace(/\[Seed.*\n/, ''), 'has no [Seed] line'],
    ['no commitment', GAME.replace(/\[Commitment.*\n/, ''), 'has no [Commitment] line'],
  ])('%s is told, with exit status 1', (_, text, message) => {
    expect(text).not.toBe(GAME);
    const { status, out } = runLab(['verify', tempFile(text)]);
    expect(out).toContain(message);
    expect(status).toBe(1);
  });
});
