import { readFileSync } from 'node:fs';
import { ParseError, readRecord, replay } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import type { GameLine } from '../src/arena/game-line.ts';
import { gameById } from '../src/games.ts';
import { runLab, tempFile } from './run-lab.ts';

function written(...args: readonly string[]): GameLine[] {
  const { out, status } = runLab(['games', '--bots', 'shepherd,lamb', '--seed', '3', ...args]);
  expect(status).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameLine);
}

describe.each([
  ['wolf-and-hound', '4', ['shepherd', 'lamb', 'shepherd', 'lamb']],
  ['sheep-and-thief', '2', ['shepherd', 'lamb']],
])('%s', (id, players, seats) => {
  const lines = written('--game', id, '--players', players, '--games', '4', '--text');
  const { game } = gameById(id);

  test('two deals, each in all seatings, with the record of each game', () => {
    expect(lines.map(({ t, deal, seed }) => [t, deal, seed])).toEqual([0, 0, 1, 1].map((deal) => ['game', deal, 3]));
    expect(lines[0]?.seats).toEqual(seats);
    expect(lines[1]?.seats).toEqual(seats.map((name) => (name === 'lamb' ? 'shepherd' : 'lamb')));
    const deals = lines.map(({ record }) => /\[Deal "(.*)"\]/.exec(record)?.[1]);
    expect(deals[0]).toBe(deals[1]);
    expect(deals[0]).not.toBe(deals[2]);
  });

  test('every decision has the view of its seat, the move and what its player thought', () => {
    for (const line of lines) {
      const record = readRecord(game, line.record);
      if (record instanceof ParseError) throw record;
      expect(line.moves.map(({ seat, move }) => [seat, move])).toEqual(record.moves.map(({ seat, move }) => [seat, game.write(move)]));
      for (const [ply, { seat, view, text, win, considered }] of line.moves.entries()) {
        expect(JSON.stringify(view)).toBe(JSON.stringify(game.view(replay(game, record, ply), seat)));
        expect(text).toMatch(/;/);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        expect(considered.length).toBeGreaterThan(0);
      }
      expect(line.winners).toEqual(game.winners(record.config, game.outcome(replay(game, record)) as object));
    }
  });
});

test('a file, one player for all seats, no views, from any deal on', () => {
  const file = tempFile('', 'games.jsonl');
  const { out, status } = runLab(['games', '--bots', 'lamb', '--games', '2', '--first', '7', '--no-view', '--jsonl', file]);
  expect([status, out]).toEqual([0, '']);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameLine);
  expect(lines.map(({ deal, seats }) => [deal, ...seats])).toEqual([7, 8].map((deal) => [deal, 'lamb', 'lamb', 'lamb', 'lamb']));
  expect(lines[0]?.moves[0]).not.toHaveProperty('view');
});
