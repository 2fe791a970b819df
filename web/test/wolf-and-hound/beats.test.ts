import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../src/games/wolf-and-hound/beats.ts';
import { played } from './position.ts';

const SETS = [
  ['hound-01', 'wolf-01'],
  ['hound-01', 'wolf-01', 'sheep-01'],
  ['hound-01', 'wolf-01', 'sheep-02'],
  ['metamorphic-03', 'metamorphic-04'],
  ['hound-01', 'wolf-01', 'extra-01'],
  ['designer-02-1', 'designer-02-2', 'designer-02-3'],
];

describe('beats', () => {
  it.each(SETS.flatMap((animals) => ([2, 3, 4] as const).map((players) => ({ animals, players }))))(
    'lead from the view before to the view after: $players players, $animals',
    ({ animals, players }) => {
      for (let plies = 1; plies < 40; plies++) {
        const { before, events, view } = played({ animals, players, expansion: true }, plies, 7);
        const beats = beatsOf({ before, events, after: view });
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        expect(beats.at(-1)?.view).toBe(view);
        let now = before;
        for (const beat of beats) {
          now = beat.events.reduce((so, event) => wolfAndHound.follow(so, event), now);
          expect(beat.view).toEqual(now);
        }
        for (const beat of beats.slice(0, -1)) expect(beat.view.asks).toBe('nothing');
      }
    },
  );

  it('show the card before the walk and the walk before the sheep', () => {
    let chases = 0;
    for (let seed = 1; seed < 40; seed++) {
      const { before, events, view } = played({}, 9, seed);
      const beats = beatsOf({ before, events, after: view });
      const at = (kind: string) => beats.findIndex((beat) => beat.events.some((event) => event.kind === kind));
      if (at('moves') < 0 || at('loses') < 0) continue;
      chases++;
      expect(beats[0]?.events.map(({ kind }) => kind)).toEqual(['plays']);
      expect(at('plays')).toBeLessThan(at('moves'));
      expect(at('moves')).toBeLessThan(at('loses'));
      const walked = beats[at('moves')];
      expect(walked?.view.sheep).toEqual(before.sheep);
      for (const [id, { to }] of walked?.walks ?? []) expect(walked?.view.animals).toContainEqual(expect.objectContaining({ id, at: to }));
    }
    expect(chases).toBeGreaterThan(5);
  });

  it('stay to be read where the viewer misses a turn, and nobody else', () => {
    const missed = { mine: 0, others: 0 };
    for (let seed = 1; seed < 60; seed++) {
      const { before, events, view } = played({ animals: ['hound-01', 'wolf-01', 'sheep-01'] }, 5 + (seed % 12), seed);
      for (const beat of beatsOf({ before, events, after: view })) {
        const skips = beat.events.filter((event) => event.kind === 'skips');
        const mine = skips.some(({ seat }) => seat === 1);
        expect(beat.hold !== undefined).toBe(mine);
        if (skips.length > 0) missed[mine ? 'mine' : 'others'] += 1;
      }
    }
    expect(Math.min(missed.mine, missed.others)).toBeGreaterThan(0);
  });
});
