import { SEATS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { layOut, screenSeatOf } from '../../src/games/wolf-and-hound/layout.ts';
import { ending } from '../../src/games/wolf-and-hound/scene/ending.ts';
import { scene } from '../../src/games/wolf-and-hound/scene/scene.ts';
import type { Thing } from '../../src/games/wolf-and-hound/scene/thing.ts';
import { teamAt } from '../../src/games/wolf-and-hound/team.ts';
import type { View } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words } from '../../src/games/wolf-and-hound/words/en.ts';
import { played } from './position.ts';

const layout = layOut({ width: 360, height: 480 });

/** Finished random games: some with an empty pasture, some counted, won and lost. */
const OVER = Array.from({ length: 40 }, (_, seed) => played({}, 500, seed + 1).view).filter(({ outcome }) => outcome !== undefined);

function ended(view: View): readonly Thing[] {
  const of = { view, legal: [], layout, words, bottom: 1 } as const;
  return ending(of, scene(of));
}

const joyful = (things: readonly Thing[]) => things.filter(({ marks = [] }) => marks.includes('joy'));
const seatOf = ({ key }: Thing) => Number(key.split(':')[1]);

describe('the end of a game', () => {
  it('comes in all its kinds here', () => {
    const kinds = new Set(OVER.map((view) => `${view.outcome?.reason} ${isWon(view)}`));
    expect(kinds.size).toBe(4);
  });

  it('lets every sheep of the winners hop at home, below a flag at each of their farms, and none of the losers', () => {
    for (const view of OVER) {
      const happy = SEATS.filter((seat) => teamAt(view.config, seat).team === view.outcome?.winner);
      const sheep = joyful(ended(view)).filter(({ key }) => key.startsWith('sheep:'));
      expect(sheep).toHaveLength(happy.reduce((sum, seat) => sum + (view.sheep[seat - 1] ?? 0), 0));
      expect(sheep.every((one) => happy.some((seat) => seat === seatOf(one)))).toBe(true);
      const flags = ended(view).filter(({ key }) => key.startsWith('flag:'));
      expect(flags.map(seatOf)).toEqual(happy);
    }
  });

  it('hangs a cloud over the pasture that decided it, and says so in words', () => {
    for (const view of OVER) {
      const clouds = ended(view).filter(({ key }) => key.startsWith('cloud:'));
      expect(clouds.length).toBeGreaterThan(0);
      for (const cloud of clouds) {
        const isEmpty = view.sheep[seatOf(cloud) - 1] === 0;
        expect(isEmpty).toBe(view.outcome?.reason === 'no-sheep');
        expect(cloud.label !== undefined).toBe(isEmpty);
        expect(cloud.art).toMatchObject({ text: isEmpty ? words.over.empty : '' });
      }
    }
  });

  it('lets the wolf run off from a winner, and howl to a loser in the pasture it emptied', () => {
    for (const view of OVER) {
      const wolf = ended(view).find(({ key }) => key === 'animal:wolf-01');
      if (isWon(view)) {
        expect(wolf).toMatchObject({ marks: ['leaving'] });
        expect(wolf?.at.y).toBeLessThan(layout.animalSize);
        expect(ended(view).some(({ key }) => key === 'howl')).toBe(false);
        continue;
      }
      const sad = SEATS.find((seat) => teamAt(view.config, seat).team !== view.outcome?.winner && view.sheep[seat - 1] === 0);
      expect(wolf).toMatchObject({ marks: ['howling'] });
      expect(ended(view).some(({ key }) => key === 'howl')).toBe(true);
      if (sad === undefined) continue;
      const { x, y, width, height } = layout.plot(screenSeatOf(sad, 1));
      expect(wolf?.at.x).toBeGreaterThan(x);
      expect(wolf?.at.x).toBeLessThan(x + width);
      expect(wolf?.at.y).toBeGreaterThan(y);
      expect(wolf?.at.y).toBeLessThan(y + height);
    }
  });

  it('keeps all of it on the stage, each with a key of its own', () => {
    for (const view of OVER) {
      const things = ended(view);
      expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
      for (const { key, at } of things) {
        expect(at.x, key).toBeGreaterThanOrEqual(0);
        expect(at.x, key).toBeLessThanOrEqual(layout.width);
        expect(at.y, key).toBeGreaterThanOrEqual(0);
        expect(at.y, key).toBeLessThanOrEqual(layout.height);
      }
    }
  });
});

function isWon(view: View): boolean {
  return view.outcome !== undefined && wolfAndHound.winners(view.config, view.outcome).includes(1);
}
