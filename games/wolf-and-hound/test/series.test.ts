import { describe, expect, test } from 'vitest';
import { type Outcome, type SeriesScore, seriesScore, type Team } from '../src/index.ts';

const won = (...winners: Team[]): Outcome[] => winners.map((winner) => ({ winner, reason: 'no-sheep', sheep: [1, 0, 1, 1] }));

describe('a series', () => {
  test.each<[title: string, games: Outcome[], score: SeriesScore]>([
    ['not begun', [], { wins: {} }],
    ['goes on at two all', won('blue', 'yellow', 'yellow', 'blue'), { wins: { blue: 2, yellow: 2 } }],
    ['is won by the first to three', won('blue', 'blue', 'blue'), { wins: { blue: 3 }, winner: 'blue' }],
    ['is won in the fifth game', won('blue', 'yellow', 'blue', 'yellow', 'yellow'), { wins: { blue: 2, yellow: 3 }, winner: 'yellow' }],
    ['is over once it is won', won('green', 'green', 'green', 'orange', 'orange', 'orange'), { wins: { green: 3 }, winner: 'green' }],
  ])('[W-END] %s', (_title, games, score) => {
    expect(seriesScore(games)).toEqual(score);
  });
});
