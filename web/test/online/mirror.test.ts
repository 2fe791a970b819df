import type { EventMessage, TableInfo, TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { fromEvent, fromTable, type Mirror } from '../../src/online/connection/mirror.ts';

const INFO = { table: 't', gameNumber: 1, status: 'playing', toAct: [1], seats: [] } as unknown as TableInfo;
const move = (seq: number, seat: number, ...events: object[]) => ({ seq, at: 0, what: { kind: 'move' as const, seat, events } });

function table(more: Partial<TableMessage> = {}): TableMessage {
  return { t: 'table', table: 't', seq: 5, info: INFO, viewer: 1, host: false, view: { piles: [[]] }, online: [1], ...more };
}

function event(seq: number, more: Partial<EventMessage> = {}): EventMessage {
  return { t: 'event', table: 't', seq, what: { kind: 'move', seat: 2, events: [{ kind: 'plays' }] }, ...more };
}

const opened = (more: Partial<TableMessage> = {}): Mirror => fromTable(undefined, table(more)).mirror;

describe('a table as it is told', () => {
  it('counts the moves of this game alone, and mine among them', () => {
    const missed = [
      move(1, 1),
      { seq: 2, at: 0, what: { kind: 'rematch' as const, seat: 1 } },
      move(3, 1, { kind: 'a' }),
      move(4, 2, { kind: 'b' }),
    ];
    expect(opened({ missed })).toMatchObject({ moves: 2, own: 1, events: [{ kind: 'a' }, { kind: 'b' }] });
  });

  it('goes on from what it knew after a dead spot', () => {
    const before = opened({ missed: [move(4, 1), move(5, 2)] });
    const { mirror, what } = fromTable(before, table({ seq: 7, missed: [move(6, 1), move(7, 2)] }));
    expect(mirror).toMatchObject({ seq: 7, moves: 4, own: 2 });
    expect(what).toBeUndefined();
  });
});

describe('an event', () => {
  it('changes the view by its difference, and whose move it is', () => {
    const news = fromEvent(opened(), event(6, { delta: { piles: { 0: [['B2']] } }, toAct: [2] }));
    expect(news).toMatchObject({ what: { kind: 'move' }, mirror: { seq: 6, view: { piles: [['B2']] }, info: { toAct: [2] }, moves: 1 } });
  });

  it('that we have had is nothing new; one too far ahead is a gap', () => {
    expect(fromEvent(opened(), event(5))).toBeUndefined();
    expect(fromEvent(opened(), event(7))).toBe('gap');
  });

  it('of words leaves the game as it is', () => {
    const before = opened();
    const news = fromEvent(before, event(6, { what: { kind: 'say', seat: 2, phrase: 'hello' } }));
    expect(news).toMatchObject({ mirror: { seq: 6, view: before.view, moves: 0 } });
  });
});
