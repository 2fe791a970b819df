import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../src/games/wolf-and-hound/beats.ts';
import { layOut } from '../../src/games/wolf-and-hound/layout.ts';
import { scene } from '../../src/games/wolf-and-hound/scene/scene.ts';
import { lastTraces, traceOf, tracesUpTo, turnsIn } from '../../src/games/wolf-and-hound/traces.ts';
import type { EventView } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words } from '../../src/games/wolf-and-hound/words/en.ts';
import { played } from './position.ts';

const walk = (animal: string, from: number, to: number): EventView => ({
  kind: 'moves',
  animal,
  from,
  to,
  path: [to],
  clockwise: true,
});

/** Two rounds: seat 2 loses a sheep before it plays, and it is seat 1's turn again. */
const EVENTS: readonly EventView[] = [
  { kind: 'plays', seat: 1, card: 'B1' },
  walk('wolf-01', 1, 2),
  { kind: 'turn', seat: 2 },
  { kind: 'activates', seat: 2, animal: 'wolf-01' },
  { kind: 'loses', seat: 2, animal: 'wolf-01', sheep: 2 },
  { kind: 'plays', seat: 2, card: 'B2' },
  walk('wolf-01', 2, 3),
  { kind: 'turn', seat: 3 },
  { kind: 'plays', seat: 3, card: 'W1' },
  walk('hound-01', 1, 2),
  { kind: 'turn', seat: 4 },
  { kind: 'plays', seat: 4, card: 'W2' },
  { kind: 'turn', seat: 1 },
];

describe('a sheep lost', () => {
  const marked = (events: readonly EventView[]) => {
    const { view, legal } = played({}, 0);
    const traces = lastTraces(turnsIn(events));
    const things = scene({ view, legal, layout: layOut({ width: 360, height: 480 }), words, bottom: 1, traces });
    return things.filter(({ key }) => key.startsWith('float:')).map(({ marks }) => marks);
  };

  it('is news until somebody else has the turn, then pale', () => {
    expect(marked(EVENTS.slice(0, 7))).toEqual([['floating']]);
    expect(marked(EVENTS.slice(0, 8))).toEqual([['floating', 'older']]);
  });
});

describe('traces', () => {
  it('keep the last turn of every seat until its next turn, the latest first', () => {
    const traces = lastTraces(turnsIn(EVENTS));
    expect(traces.map(({ seat, played }) => [seat, played?.card])).toEqual([
      [1, undefined],
      [4, 'W2'],
      [3, 'W1'],
      [2, 'B2'],
    ]);
    expect(traces[3]?.effects.map(({ kind, seat }) => [kind, seat])).toEqual([['loses', 2]]);
    expect(traces[3]?.walks.map(({ animal, to }) => [animal, to])).toEqual([['wolf-01', 3]]);
  });

  it('know which card of a pile a turn laid', () => {
    const turns = turnsIn([...EVENTS, { kind: 'plays', seat: 1, card: 'B4' }]);
    expect(traceOf(turns, 0).played).toEqual({ card: 'B1', at: 0 });
    expect(traceOf(turns, 4).played).toEqual({ card: 'B4', at: 1 });
  });

  it('begin with whoever plays first when somebody looks back at one move', () => {
    expect(turnsIn(EVENTS.slice(5, 8)).map(({ seat }) => seat)).toEqual([2, 3]);
  });
});

describe('marks of a move while looking back', () => {
  it('come with what they mark: no sheep is counted before it is gone, no path is drawn before its walk', () => {
    let losses = 0;
    for (let seed = 1; seed < 40; seed++) {
      const { before, events, view } = played({}, 9, seed);
      const told: EventView[] = [];
      for (const beat of beatsOf({ before, events, after: view })) {
        told.push(...beat.events);
        const traces = tracesUpTo(events, beat.upTo);
        const marked = traces.flatMap(({ effects, walks }) => [...effects, ...walks]);
        for (const mark of marked) expect(told).toContain(mark);
        losses += beat.events.filter((event) => event.kind === 'loses' && marked.includes(event)).length;
      }
      expect(tracesUpTo(events, Number.POSITIVE_INFINITY)).toEqual(lastTraces(turnsIn(events)));
    }
    expect(losses).toBeGreaterThan(5);
  });
});
