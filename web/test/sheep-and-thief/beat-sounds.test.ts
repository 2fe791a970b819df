import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../src/games/sheep-and-thief/beat-sounds.ts';
import { beatsOf } from '../../src/games/sheep-and-thief/beats.ts';
import { played } from './position.ts';

const BEAT_MS = 520;
const TRAVEL_MS = 430;

describe('sounds of a beat', () => {
  it('begin while it is shown, and tell each kind of thing that happens', () => {
    const heard = new Set<string>();
    for (let seed = 1; seed < 20; seed++) {
      for (const plies of [3, 8 + seed, 24 + seed, 36 + seed, 60 + seed, 200]) {
        const { before, events, view } = played({ players: 3 }, plies, seed);
        for (const beat of beatsOf({ before, events, after: view })) {
          for (const { sound, after = 0 } of cuesOf(beat.events, 1, beat.beats * TRAVEL_MS)) {
            heard.add(sound);
            // Steps after a bark may end with the pause that follows.
            expect(after, beat.events[0]?.kind).toBeLessThanOrEqual(Math.max(beat.beats, 1) * BEAT_MS + 20);
          }
        }
      }
    }
    expect([...heard]).toEqual(expect.arrayContaining(['card', 'paw', 'hoof', 'lamb', 'bark', 'sack', 'coin', 'bell']));
  });

  it('a theft rustles once for each sheep before the sack lands', () => {
    const theft = [{ kind: 'steals', seat: 1, of: 2, at: 5, sheep: 2 }] as const;
    const cues = cuesOf(theft, 1, 900).filter(({ sound }) => sound === 'sack');
    expect(cues).toHaveLength(3);
    expect(cues.at(-1)?.after).toBeGreaterThan(700);
  });

  it('an own pick is heard, one of others is not', () => {
    const pick = (seat: number) => cuesOf([{ kind: 'picks', seat }], 1, 100).length;
    expect([pick(1), pick(2)]).toEqual([1, 0]);
  });
});
