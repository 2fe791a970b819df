import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { beatsOf, cutter } from '../../src/games/sheep-and-thief/beats.ts';
import type { SheepAndThief } from '../../src/games/sheep-and-thief/vocabulary.ts';
import type { Update } from '../../src/model/source.ts';
import { played } from './position.ts';

describe('beats', () => {
  it.each(([2, 3, 4] as const).flatMap((players) => [true, false].map((blackSheep) => ({ players, blackSheep }))))(
    'lead from the view before to the view after: $players players, black sheep $blackSheep',
    ({ players, blackSheep }) => {
      for (let plies = 1; plies < 110; plies++) {
        const { before, events, view } = played({ players, blackSheep }, plies, 5);
        const beats = beatsOf({ before, events, after: view });
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        expect(beats.at(-1)?.view).toBe(view);
        let now = before;
        for (const beat of beats) {
          now = beat.events.reduce((so, event) => sheepAndThief.follow(so, event), now);
          expect(beat.view, `ply ${plies}`).toEqual(now);
        }
      }
    },
  );

  it('leave out a turn that was put together on this page, but not what follows from its end', () => {
    let turns = 0;
    for (let plies = 18; plies < 90; plies++) {
      const { before, events, move, view } = played({}, plies, 5);
      if (move?.kind !== 'place' || before.turn !== 1) continue;
      const update = { live: true, viewer: 1, last: { seat: 1, move }, events, view } as unknown as Update<SheepAndThief>;
      const seen = cutter({ current: sheepAndThief.write(move) })(before, update);
      const whole = cutter({ current: '' })(before, update);
      expect(whole.flatMap((beat) => beat.events)).toEqual(events);
      expect(seen.at(-1)?.view).toBe(view);
      expect(seen.flatMap((beat) => beat.events.map(({ kind }) => kind))).toEqual(
        events.map(({ kind }) => kind).slice(events.findIndex(({ kind }) => kind === 'turn' || kind === 'ends-round')),
      );
      turns++;
    }
    expect(turns).toBeGreaterThan(5);
  });

  it('tell the final count one line after the other, sheep of a board together', () => {
    const { before, events, view } = played({ players: 2 }, 200, 3);
    const beats = beatsOf({ before, events, after: view }).filter(({ events: [first] }) => first?.kind === 'scores');
    const lines = events.filter(({ kind }) => kind === 'scores');
    expect(beats.length).toBeGreaterThan(2);
    expect(beats.at(-1)?.counted?.flat().length).toBe(lines.length);
    for (const { events: told } of beats) {
      const sources = new Set(told.map((event) => event.kind === 'scores' && `${event.seat} ${event.line.source}`));
      expect(sources.size).toBe(1);
    }
  });

  it('show the fox before what it takes', () => {
    for (let seed = 1; seed < 300; seed++) {
      const { before, events, view } = played({}, 24 + (seed % 8), seed);
      const fox = events.findIndex(({ kind }) => kind === 'fox');
      if (fox < 0 || events[fox + 1]?.kind !== 'steals') continue;
      const beats = beatsOf({ before, events, after: view }).map((beat) => beat.events.map(({ kind }) => kind));
      expect(beats.find((kinds) => kinds.includes('fox'))).toEqual(['fox']);
      return;
    }
    throw new Error('no fox stole anything');
  });
});
