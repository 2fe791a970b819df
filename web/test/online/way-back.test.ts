import type { MyTable } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { wayBack } from '../../src/online/back/way-back.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

function table(of: Partial<MyTable>): MyTable {
  return {
    table: 'a',
    game: 'wolf-and-hound',
    status: 'playing',
    gameNumber: 1,
    seats: [1],
    names: ['Anna', 'Bernd', '', ''],
    myTurn: false,
    host: false,
    changed: NOW - HOUR_MS,
    ...of,
  };
}

it('leads to the table that waits for me, however old, before a fresher one', () => {
  const mine = table({ table: 'mine', myTurn: true, changed: NOW - 900 * HOUR_MS });
  expect(wayBack([table({ table: 'fresh', changed: NOW }), mine], NOW)).toEqual({ table: mine, others: 1 });
});

it('leads to the latest of the tables that wait for others', () => {
  const found = wayBack([table({ table: 'old', changed: NOW - 5 * HOUR_MS }), table({ table: 'new', status: 'open' })], NOW);
  expect(found?.table.table).toBe('new');
});

it.each([
  ['finished', { status: 'over' as const }],
  ['continued elsewhere', { status: 'withdrawn' as const }],
  ['only watched', { seats: [] }],
  ['two days old, and not my turn', { changed: NOW - 49 * HOUR_MS }],
])('leads nowhere when the game is %s', (_, of) => {
  expect(wayBack([table(of)], NOW)).toBeUndefined();
});
