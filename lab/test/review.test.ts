import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom, type GameTypes, type Played } from '@bellwether/kernel';
import type { Decision, Review } from '@bellwether/review';
import { describe, expect, test } from 'vitest';
import { gameById } from '../src/games.ts';
import { reviewText } from '../src/review-text.ts';
import { wolfAndHoundLab } from '../src/wolf-and-hound/entry.ts';
import { runLab, tempFile } from './run-lab.ts';

const SEATS: Review['seats'] = [1, 2].map((seat) => ({
  seat,
  team: seat - 1,
  sitter: '',
  isPerson: seat === 1,
  result: seat - 1,
}));
const EMPTY: Review = {
  ...{ version: 0, game: 'sheep-and-thief', stage: 'done', progress: 1, plies: 0, seats: SEATS, lines: [] },
  ...{ turningPoints: [], decisions: [], balance: [], teams: [], countedIn: 'share' },
};

const GOLDEN = join(import.meta.dirname, '../../games/wolf-and-hound/test/golden/no-sheep.txt');
const [GAME = ''] = readFileSync(GOLDEN, 'utf8').split('--- the table');

describe('review', () => {
  test('tells a finished game in words', () => {
    const { status, out } = runLab(['review', tempFile(GAME, 'game.txt')]);
    expect(status).toBe(0);
    expect(out).toContain('Seat 1 (guest) won, Seat 2 (bot:random) lost, Seat 3 (bot:random) won');
    expect(out).toMatch(/^ {2}21 +100 ± 0 +0 ± 0 +100 ± 0 +0 ± 0 +100 ± 0 +0 ± 0$/m);
    expect(out).toMatch(/It gave away \d+ ± \d+ in \d decisions, (as much as|\d+ (less|more) than) a rival on average\./);
    expect(out).toMatch(/The winner is calculated (for the whole game|from move \d+ of 21 on)/);
    // Start, choices and cards add up to the result.
    const sums = [...out.matchAll(/Seat \d: (\d+) before the deal (. \d+) by .*? (. \d+) by .*? (. \d+) by the cards .*? = (\d+)\./g)];
    expect(sums.length).toBe(4);
    for (const [, ...figures] of sums) {
      const [start = 0, own = 0, others = 0, cards = 0, result = 0] = figures.map((text) =>
        Number(text.replace('−', '-').replaceAll(' ', '')),
      );
      expect(start + own + others + cards).toBe(result);
    }
  });

  test('tells a move with open cards once, what a better move does, and why', () => {
    const lab = gameById('sheep-and-thief');
    const { game } = lab;
    const config = lab.readSetup({ players: '2' });
    const random = new FastRandom(5);
    const record = { config, sitters: ['guest', 'bot:fox'], deal: game.deal(config, random), moves: [] as Played<GameTypes>[] };
    const state = game.start(config, record.deal);
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const move = game.sample(state, seat, random);
      record.moves.push({ seat, move });
      game.apply(state, seat, move);
    }
    const ply = record.moves.findIndex(({ move }) => game.write(move).startsWith('place'));
    const { seat = 0, move = {} } = record.moves[ply] ?? {};
    const turn = { ply, by: seat, eyes: 'open', sure: 1 } as const;
    const decision: Decision = {
      ...{ ply, seat, isPerson: true, played: game.write(move), best: game.write(move), given: 0.0658, error: 0.01, sure: 1 },
      ...{ label: 'mistake', moves: [], effect: [], effectErrors: [], reasons: [{ kind: 'kept-for-later', worth: 0.05, card: '#7' }] },
    };
    const text = reviewText(lab, record, {
      ...EMPTY,
      turningPoints: [
        { ...turn, seat: 1, from: 0.3, to: 0.6 },
        { ...turn, seat: 2, from: 0.7, to: 0.4 },
      ],
      decisions: [decision],
    });
    expect(text).toContain(
      `Move ${ply + 1}, seat ${seat}: ${game.write(move)}. With all cards open, seat 1 went from 30 to 60 %, seat 2 went from 70 to 40 %.`,
    );
    expect(text).toContain('was better by about 7, as bots play on.');
    expect(text).toMatch(new RegExp(`^ {4}Seat ${seat} places #\\d+ .* at \\(\\d,\\d\\)\\.`, 'm'));
    expect(text).toContain('Why: it keeps #7 for later.');
    expect(text).not.toContain('disagrees');
    const rising = { eyes: seat, seat, points: record.moves.map((_, i) => ({ win: i > ply ? 0.7 : 0.4, error: 0.01 })) };
    const judged = { ...decision, given: 0.4 };
    expect(reviewText(lab, record, { ...EMPTY, lines: [rising], decisions: [judged] })).toContain("The seat's chance above disagrees");
  });

  test('says that nothing was given away where chance brought less', () => {
    const record = { config: wolfAndHoundLab.readSetup({ players: '4' }), sitters: [], deal: {}, moves: [] };
    const balance = {
      seat: 1,
      start: 0.5,
      result: 1,
      decisions: 3,
      given: -0.02,
      givenError: 0.01,
      rivalsGave: 0.1,
      choices: 0.12,
      luck: 0.38,
      luckError: 0.02,
    };
    const text = reviewText(wolfAndHoundLab, record, { ...EMPTY, balance: [balance] });
    expect(text).toContain('Seat 1: 50 before the deal + 0 by its own choices + 12 by the others');
    expect(text).toContain('It gave away 0 ± 2 in 3 decisions, 10 less than its rival.');
  });

  test('counts in gold where a game does', () => {
    const record = { config: wolfAndHoundLab.readSetup({ players: '4' }), sitters: [], deal: {}, moves: [] };
    const counts = { given: 3.8, givenError: 0.6, rivalsGave: 9.2, choices: 4.6, luck: -9.9, luckError: 1.1 };
    const balance = { seat: 1, start: 0, result: -5.3, decisions: 3, ...counts };
    const text = reviewText(wolfAndHoundLab, record, { ...EMPTY, countedIn: 'gold', balance: [balance] });
    expect(text).toContain("Seat 1: − 4 by its own choices + 9 by the others' − 10 by the cards (± 2) = −5.");
    expect(text).toContain("Compared with an ordinary player's, its 3 decisions brought − 4 ± 1, 5 more than its rival's.");
  });

  test('says for whom a card is exchanged', () => {
    const { called, foresee } = wolfAndHoundLab;
    const config = wolfAndHoundLab.readSetup({ players: '3' });
    const { game } = wolfAndHoundLab;
    const random = new FastRandom(1);
    const state = game.start(config, game.deal(config, random));
    while (state.asks !== 'exchange') {
      const seat = game.toAct(state)[0] as number;
      game.apply(state, seat, game.sample(state, seat, random));
    }
    const seat = game.toAct(state)[0] as number;
    const view = game.view(state, seat);
    expect(called({ kind: 'exchange', exchange: true }, view)).toBe('exchange (for the dummy at seat 4)');
    expect(foresee({ kind: 'exchange', exchange: true }, view, seat)).toBe(
      `The dummy at seat 4 plays the top card of its deck instead of ${view.turnedUp}.`,
    );
  });

  test('refuses a game that is still running', () => {
    const running = GAME.replace(/ {2}21\. B2/, '');
    const { status, err } = runLab(['review', tempFile(running, 'game.txt')]);
    expect(status).toBe(1);
    expect(err).toContain('the game is not over; only finished games can be reviewed');
  });
});
