import type { EventMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { fromEvent, fromTable, type Mirror } from '../src/index.ts';
import { counting, INFO, TABLE, whole } from './fakes.ts';

const adds = (seat: number, n: number) => ({ kind: 'move' as const, seat, events: [{ kind: 'adds', seat, n }] });
const opened = (more: Parameters<typeof whole>[1] = {}): Mirror => fromTable(undefined, whole(5, more), 1_000).mirror;

function event(seq: number, more: Partial<EventMessage> = {}): EventMessage {
  return { t: 'event', table: TABLE, seq, what: adds(1, 3), ...more };
}

describe('a table as it is told', () => {
  it('counts the moves of this game alone, and mine among them', () => {
    const missed = [
      { seq: 1, at: 0, what: adds(1, 1) },
      { seq: 2, at: 0, what: { kind: 'rematch' as const, seat: 1 } },
      { seq: 3, at: 0, what: adds(1, 2) },
      { seq: 4, at: 0, what: adds(2, 4) },
    ];
    expect(opened({ missed })).toMatchObject({ moves: 2, own: 1, events: [{ n: 2 }, { n: 4 }] });
  });

  it('goes on from what it knew after a dead spot', () => {
    const before = opened({ missed: [{ seq: 5, at: 0, what: adds(2, 1) }] });
    const missed = [
      { seq: 6, at: 0, what: adds(1, 1) },
      { seq: 7, at: 0, what: adds(2, 1) },
    ];
    expect(fromTable(before, whole(7, { missed }), 2_000)).toMatchObject({ kind: 'table', missed, mirror: { seq: 7, moves: 3, own: 1 } });
  });
});

describe('an event', () => {
  it('leads to the view that follows from it, and to who is to act there', () => {
    const change = fromEvent(opened({ legal: ['1', '2'] }), event(6), 2_000, counting);
    expect(change).toMatchObject({ kind: 'event', what: { kind: 'move' } });
    expect(change).toMatchObject({ mirror: { seq: 6, view: { sum: 3, turn: 2 }, info: { toAct: [2] }, legal: [], moves: 1, own: 1 } });
  });

  it('is not followed where the whole view comes with it', () => {
    const change = fromEvent(opened(), event(6, { view: { sum: 40, turn: 1 }, toAct: [1], legal: ['7'] }), 2_000);
    expect(change).toMatchObject({ mirror: { view: { sum: 40 }, info: { toAct: [1] }, legal: ['7'] } });
  });

  it('leaves no view to a client that can neither follow nor asks for views', () => {
    const change = fromEvent(opened({ legal: ['1'] }), event(6), 2_000);
    expect(change).toMatchObject({ mirror: { info: { toAct: [] }, legal: [] } });
    expect(change).not.toHaveProperty('mirror.view');
  });

  it('keeps what was listed for as long as the viewer is to act', () => {
    const before = opened({ legal: ['1', '2'], info: { ...INFO, toAct: [1, 2] } });
    const others = fromEvent(before, event(6, { what: adds(2, 1), view: { sum: 1, turn: 1 }, toAct: [1] }), 2_000);
    expect(others).toMatchObject({ mirror: { legal: ['1', '2'] } });
    const words = fromEvent(before, event(6, { what: { kind: 'say', seat: 2, phrase: 'hello' } }), 2_000, counting);
    expect(words).toMatchObject({ mirror: { seq: 6, view: before.view, legal: ['1', '2'], moves: 0 } });
  });

  it('brings the status anew: what it does not have is gone, what never changes stays', () => {
    const before = opened({ info: { ...INFO, winners: [1], clocks: { left: [2] } } });
    const info = { status: 'playing' as const, gameNumber: 2, toAct: [1], score: [1] };
    const change = fromEvent(before, event(6, { what: { kind: 'rematch', seat: 1 }, view: { sum: 0, turn: 1 }, info }), 2_000, counting);
    expect(change).toHaveProperty('mirror.info', { ...INFO, ...info });
    expect(change).toMatchObject({ mirror: { view: { sum: 0 }, moves: 0, events: [] } });
  });

  it('that tells clocks was heard now; any other leaves them running', () => {
    const before = opened({ info: { ...INFO, clocks: { left: [9_000] } } });
    expect(before.clocksAt).toBe(1_000);
    expect(fromEvent(before, event(6), 2_000, counting)).toMatchObject({
      mirror: { clocksAt: 1_000, info: { clocks: { left: [9_000] } } },
    });
    const told = event(6, { clocks: { left: [5_000] } });
    expect(fromEvent(before, told, 2_000, counting)).toMatchObject({ mirror: { clocksAt: 2_000, info: { clocks: { left: [5_000] } } } });
  });

  it('that we have had is nothing new; one too far ahead is a gap', () => {
    expect(fromEvent(opened(), event(5), 2_000)).toBeUndefined();
    expect(fromEvent(opened(), event(7), 2_000)).toBe('gap');
  });
});
