import { describe, expect, it } from 'vitest';
import { advance, frames } from '../../src/games/wolf-and-hound/frames.ts';
import type { View } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { played } from './position.ts';

/** What a table shows: the rest of a view is about whose question is open. */
const shown = ({ sheep, animals, piles, handSizes, hand, deckSize, turn, turnedUp, aside, dummyDecks, lastLap }: View) => ({
  sheep,
  animals,
  piles,
  handSizes,
  hand: [...hand].sort(),
  deckSize,
  turn,
  turnedUp,
  aside,
  dummyDecks,
  lastLap,
});

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
        const beats = frames(before, events, view);
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        expect(beats.at(-1)?.view).toBe(view);
        if (view.outcome === undefined) expect(shown(events.reduce(advance, before))).toEqual(shown(view));
      }
    },
  );

  it('show the card before the walk and the walk before the sheep', () => {
    const kinds = frames(...parts(9)).map(({ events }) => events.map(({ kind }) => kind));
    const flat = kinds.flat();
    expect(flat.indexOf('plays')).toBeLessThan(flat.indexOf('turn'));
    expect(kinds[0]).toEqual(['plays']);
  });
});

function parts(plies: number) {
  const { before, events, view } = played({}, plies, 2);
  return [before, events, view] as const;
}
