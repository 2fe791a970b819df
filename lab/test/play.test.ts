import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runLab, tempFile, ZEROS } from './run-lab.ts';

/** One of these lines answers any question; the others are refused. */
const ANYTHING = 'keep\nB1\nB2\nB3\nB4\nW1\nW2\nW3\nW4\nB1m\nB2m\nB3m\nW1b\nW2b\nW3b\n'.repeat(40);

describe('play through a pipe', () => {
  test('a game goes on to its end, shows seed and commitment and is saved as a record that verifies', () => {
    const file = tempFile('');
    const { status, out } = runLab(['play', '--seed', ZEROS, '--save', file], ANYTHING);
    expect(out).toContain('Commitment of the deal: sha256:');
    expect(out).toMatch(/The game is over: team (blue|yellow) wins/);
    expect(out).toContain(`Seed of the deal: ${ZEROS}`);
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('[Seats "guest; bot:random; bot:random; bot:random"]');
    expect(runLab(['verify', file])).toMatchObject({ status: 0, out: `${file}: verified: seed, deal and commitment match.\n` });
  });

  test('the same seed gives the same game, another seed another', () => {
    const play = (seed: string) => runLab(['play', '--seats', 'bot,bot,bot,bot', '--seed', seed]).out;
    expect(play(ZEROS)).toBe(play(ZEROS));
    expect(play(ZEROS)).not.toBe(play('1'.repeat(64)));
  });

  test('answers what it cannot read and what the rules refuse, and waits on', () => {
    const { status, out } = runLab(['play', '--seed', ZEROS], '# my moves\nhello\nB4\nkeep\nb1\n');
    expect(out).toContain('not understood: move: syntax: found "hello"');
    expect(out).toMatch(/refused: not-in-hand \(rule [\w-]+\): B4 is not in this hand\./);
    expect(out).toContain('refused: not-asked (rule R-EXCHANGE-DECK)');
    expect(out).toContain('Seat 1 plays B1.');
    expect(status).toBe(0);
  });

  test('ends politely at the end of the input', () => {
    const { status, out, err } = runLab(['play', '--seed', ZEROS], '');
    expect(out).toContain('The game stops here, after 0 moves.');
    expect(err).toBe('');
    expect(status).toBe(0);
  });

  test('shows a seat its own cards alone', () => {
    const { out } = runLab(['play', '--seed', ZEROS], 'B1\n');
    expect(out).toContain('Your hand: B1 W1 W3 W4');
    expect(out).toMatch(/Seat 1 draws W2; 15 left/);
    expect(out).toContain('Seat 2 draws a card; 14 left');
  });

  test('with several people every seat hears the story with its own cards in it', () => {
    const { out } = runLab(['play', '--seed', ZEROS, '--seats', 'human,human,human,human'], ANYTHING);
    const shares = out.split(/^===== seat (\d) =====$/m);
    const ofSeatTwo = shares.filter((_, i) => shares[i - 1] === '2').slice(0, -1);
    expect(ofSeatTwo.length).toBeGreaterThan(2);
    for (const share of ofSeatTwo) expect(share).not.toMatch(/Seat [134] draws [BW]/);
    expect(ofSeatTwo[1]).toMatch(/Seat 2 draws [BW]\d/);
  });

  test.each([
    ['three players with a dummy', ['--players', '3', '--expansion']],
    ['two players of the draft', ['--players', '2', '--edition', '2015-draft', '--set', 'gamer-1']],
    ['a free set', ['--animals', 'wolf-02, sheep-02,extra-02', '--sheep', '1,2,3,4']],
    ['the blanket set', ['--set', 'designer-2']],
  ])('any set-up: %s', (_, options) => {
    const { status, out } = runLab(['play', '--seed', ZEROS, ...options], ANYTHING);
    expect(out).toContain('The game is over');
    expect(status).toBe(0);
  });

  test('a card of the players joins the game under its own name', () => {
    const cards = tempFile(JSON.stringify({ cards: [{ id: 'old-wolf', kind: 'wolf', name: 'Old Wolf', pace: 'x2' }] }), 'cards.json');
    const { out } = runLab(['play', '--seed', ZEROS, '--cards', cards], 'B1\n');
    expect(out).toContain('Hound 01, Wolf 01, Old Wolf');
    expect(out).toContain('Old Wolf goes 2 steps from seat 1 to seat 3.');
  });
});
