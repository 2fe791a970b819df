import { RECOMMENDED_SETS } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/games/wolf-and-hound/layout.ts';
import { scene } from '../../src/games/wolf-and-hound/scene/scene.ts';
import type { Thing } from '../../src/games/wolf-and-hound/scene/thing.ts';
import { words } from '../../src/games/wolf-and-hound/words/en.ts';
import { played, position } from './position.ts';

const PHONE = layOut({ width: 360, height: 480 });
const DESKTOP = layOut({ width: 960, height: 620 });

const byKey = (things: readonly Thing[], start: string) => things.filter(({ key }) => key.startsWith(start));

describe('the scene of a first deal', () => {
  const { view, legal } = played({}, 0);
  const things = scene({ view, legal, layout: PHONE, words, bottom: 1 });

  it('gives every thing a key of its own', () => {
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  });

  it('shows four pastures with three sheep each, both animals at the first gate, the hand and the deck', () => {
    expect(byKey(things, 'sheep:')).toHaveLength(12);
    expect(byKey(things, 'plate:')).toHaveLength(4);
    expect(byKey(things, 'hand:')).toHaveLength(4);
    expect(byKey(things, 'deck')).toHaveLength(1);
    const ys = byKey(things, 'animal:').map(({ at }) => at.y);
    expect(ys).toEqual([PHONE.onRing(0).y, PHONE.onRing(0).y]);
  });

  it('makes every card of the hand a move, labelled with what it would do', () => {
    for (const card of byKey(things, 'hand:')) {
      expect(card.act).toMatchObject({ kind: 'move' });
      expect(card.label).toMatch(/^(Black|White) \d.*\. ((Wolf|Hound) 01 → |Moves nothing)/);
    }
  });

  it('names nothing the viewer may not see', () => {
    const text = JSON.stringify(things);
    const seen = new Set(view.hand);
    const shown = [...text.matchAll(/"card":"([BW]\d[mb]?)"/g)].map(([, card]) => card as string);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((card) => seen.has(card))).toBe(true);
  });
});

describe('every scene', () => {
  const sets = RECOMMENDED_SETS['2016'].filter((_, i) => i % 9 === 0);
  const cases = sets.flatMap(({ animals }) => ([2, 3, 4] as const).map((players) => ({ animals, players })));

  it.each(cases)('stays on the stage and can be touched: $players players, $animals', ({ animals, players }) => {
    for (const layout of [PHONE, DESKTOP]) {
      for (let plies = 0; plies < 30; plies += 5) {
        const { view, legal } = played({ animals, players, expansion: true }, plies, plies + 3);
        for (const { key, at, width, height, act } of scene({ view, legal, layout, words, bottom: 1 })) {
          expect(at.x, key).toBeGreaterThanOrEqual(0);
          expect(at.x, key).toBeLessThanOrEqual(layout.width);
          expect(at.y, key).toBeGreaterThanOrEqual(0);
          expect(at.y, key).toBeLessThanOrEqual(layout.height);
          if (act) expect(Math.min(width, height), key).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

  it('puts the viewer at the bottom and the next seat to the left', () => {
    const view = position({}, 0, 1, 3);
    const things = scene({ view, legal: [], layout: PHONE, words, bottom: 3 });
    const plate = (seat: number) => things.find(({ key }) => key === `plate:${seat}`)?.at;
    expect(plate(3)?.y).toBeGreaterThan(plate(1)?.y ?? 0);
    expect(plate(4)?.x).toBeLessThan(plate(2)?.x ?? 0);
  });

  it('keeps the key of a sheep that flees, so that it is seen to run', () => {
    const view = position({}, 6, 4);
    const home = { ...view, sheep: [3, 3, 3, 3] };
    const fled = { ...view, sheep: [2, 3, 3, 3] };
    const third = (of: typeof view) =>
      scene({ view: of, legal: [], layout: PHONE, words, bottom: 1 }).find(({ key }) => key === 'sheep:1:2');
    expect(third(home)?.at).toEqual(PHONE.pastureSheep(0, 2));
    expect(third(fled)?.at).toEqual(PHONE.lostSheep(0, 2));
    // On its way it leaps higher than the fence, and comes nearer to where it goes with every leap.
    const [first, , last] = third(fled)?.via ?? [];
    const from = PHONE.pastureSheep(0, 2).y;
    expect(first?.y).toBeLessThan(from - PHONE.sheepSize * 0.5);
    expect(last?.y).toBeLessThan(first?.y ?? 0);
  });

  it('bars a forbidden card, which still answers why', () => {
    const view = { ...position({}, 0), forbidden: [3] };
    const hand = byKey(scene({ view, legal: [], layout: PHONE, words, bottom: 1 }), 'hand:');
    expect(hand.map(({ act }) => act?.kind)).toEqual(['why', 'why', 'why', 'why']);
  });
});
