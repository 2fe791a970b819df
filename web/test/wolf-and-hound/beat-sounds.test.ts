import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../src/games/wolf-and-hound/beat-sounds.ts';
import { beatsOf } from '../../src/games/wolf-and-hound/beats.ts';
import { played } from './position.ts';

const BEAT_MS = 520;
const TRAVEL_MS = 430;

/** Beats of random games, each with its sounds as seat 1 hears them. */
function* heard() {
  for (let seed = 1; seed < 40; seed++) {
    for (const animals of [undefined, ['hound-01', 'wolf-01', 'sheep-01'], ['metamorphic-03', 'metamorphic-04']]) {
      const { before, events, view } = played(animals ? { animals } : {}, 4 + (seed % 20), seed);
      for (const beat of beatsOf({ before, events, after: view })) yield { beat, cues: cuesOf(beat, 1, beat.beats * TRAVEL_MS) };
    }
  }
}

describe('sounds of a beat', () => {
  it('begin while it is shown', () => {
    let walks = 0;
    for (const { beat, cues } of heard()) {
      for (const { after = 0 } of cues) expect(after).toBeLessThanOrEqual(beat.beats * BEAT_MS);
      if (beat.walks.size === 0) continue;
      walks++;
      // The steps take as long as the walk.
      expect(Math.max(...cues.map(({ after = 0 }) => after))).toBeGreaterThan(beat.beats * TRAVEL_MS - 250);
    }
    expect(walks).toBeGreaterThan(30);
  });

  it('tell what happens: a chase growls and bleats, a rescue barks and shuts the gate', () => {
    const count = { loses: 0, gains: 0 };
    for (const { beat, cues } of heard()) {
      const sounds = cues.map(({ sound }) => sound);
      for (const { kind } of beat.events) {
        if (kind === 'loses') expect(sounds).toEqual(expect.arrayContaining(['bleat', 'hoof']));
        if (kind === 'gains') expect(sounds).toEqual(expect.arrayContaining(['lamb', 'gate']));
        if (kind === 'loses' || kind === 'gains') count[kind]++;
      }
    }
    expect(Math.min(count.loses, count.gains)).toBeGreaterThan(3);
  });

  it('come from where they happen', () => {
    const view = played({}, 5, 1).view;
    const plays = (seat: number, viewer: number) =>
      cuesOf({ view, events: [{ kind: 'plays', seat, card: 'B1' }] }, viewer, TRAVEL_MS)[0]?.side;
    expect([1, 2, 3, 4].map((seat) => plays(seat, 1))).toEqual([0, -0.5, 0, 0.5]);
    expect([1, 2, 3, 4].map((seat) => plays(seat, 2))).toEqual([0.5, 0, -0.5, 0]);
  });
});
