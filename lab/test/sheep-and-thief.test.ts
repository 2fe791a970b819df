import { describe, expect, test } from 'vitest';
import { runLab, tempFile, ZEROS } from './run-lab.ts';

const GAME = ['--game', 'sheep-and-thief'];
const HEAD = runLab(['deal', ...GAME, '--players', '3', '--missions', '--seed', ZEROS]).out;
const DEAL = HEAD.match(/\[Deal "(.*) \|/)?.[1]?.split(' ') ?? [];
/** Every seat keeps the first card it was dealt. */
const RECORD = `${HEAD}\n1. 1:keep${DEAL[0]}  2. 2:keep${DEAL[5]}  3. keep${DEAL[10]}\n`;

describe('Sheep & Thief on the command line', () => {
  test('the deal of a seed verifies', () => {
    expect(runLab(['verify', tempFile(RECORD)])).toMatchObject({ status: 0, out: expect.stringContaining(': verified:') });
  });

  test('a seat sees its own cards of the draft, and those passed to it', () => {
    const { out } = runLab(['replay', tempFile(RECORD), '--view', '2', '--events']);
    expect(out).toContain(`Seat 2 chooses ${DEAL[5]} `);
    expect(out).toContain('Seat 1 chooses 1 card.');
    expect(out).toMatch(new RegExp(`You kept: ${DEAL[5]} `));
    expect(out).toContain('seat 2 (you), paddock 0');
  });

  test('a refused move of a record is told with its rule', () => {
    const wrong = RECORD.replace(`2:keep${DEAL[5]}`, `2:keep${DEAL[0]}`);
    const { status, err } = runLab(['replay', tempFile(wrong)]);
    expect(err).toMatch(/move 2: contradiction: found "keep#\d+", expected a legal move for seat 2 \(not-in-hand, /);
    expect(status).toBe(1);
  });

  test('random games end, and their wins are summed up', () => {
    const { out } = runLab(['simulate', ...GAME, '--games', '50', '--players', '2', '--black-sheep']);
    expect(out).toMatch(/^ {2}seat 1 +\d+ +\d+\.\d\d %/m);
    expect(out).toContain('50 random games');
  });

  test('a game of random players goes on to its end, and is saved as a record that replays', () => {
    const file = tempFile('');
    const { status, out } = runLab([
      'play',
      ...GAME,
      '--players',
      '2',
      '--missions',
      '--seats',
      'bot,bot',
      '--seed',
      ZEROS,
      '--save',
      file,
    ]);
    expect(out).toMatch(/The game is over: seat \d/);
    expect(out).toMatch(/^gold +sheep +paddock/m);
    expect(status).toBe(0);
    expect(runLab(['replay', file]).status).toBe(0);
    expect(runLab(['verify', file]).status).toBe(0);
  });

  test('the first choices of the draft are counted', () => {
    const { out } = runLab(['perft', ...GAME, '--depth', '1', '--players', '2', '--seed', ZEROS]);
    expect(out).toBe('depth 1: 30\n');
  });

  test('lists its deck and its missions with their provenance', () => {
    const { out } = runLab(['cards', ...GAME]);
    expect(out).toMatch(/^#1 +road:/m);
    expect(out).toMatch(/^longest-river +longest river +\d gold alone/m);
    expect(out).toContain('Landscape cards (reconstructed): 56');
  });

  test('checks a deck of the players', () => {
    const deck = Array.from({ length: 40 }, () => 'road:EW sheep:1');
    expect(runLab(['cards', ...GAME, tempFile(JSON.stringify(deck))])).toMatchObject({
      status: 0,
      out: expect.stringContaining('valid deck of 40 cards'),
    });
    const odd = runLab(['cards', ...GAME, tempFile(JSON.stringify([...deck, 'lake:N']))]);
    expect(odd.err).toContain('(number 41; card lake:N;');
    expect(odd.status).toBe(1);
  });

  test('does not take an option of the other game', () => {
    expect(runLab(['deal', ...GAME, '--expansion']).err).toBe('error: --expansion is an option of Wolf & Hound, not of Sheep & Thief\n');
    expect(runLab(['deal', '--black-sheep']).err).toBe('error: --black-sheep is an option of Sheep & Thief, not of Wolf & Hound\n');
  });
});
