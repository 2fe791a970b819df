import { RECOMMENDED_SETS, SEATS } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/games/wolf-and-hound/layout.ts';
import { seatName } from '../../src/games/wolf-and-hound/names.ts';
import { scene } from '../../src/games/wolf-and-hound/scene/scene.ts';
import type { Thing } from '../../src/games/wolf-and-hound/scene/thing.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
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

  it('lets an animal pounce at the pasture of the sheep it chases', () => {
    const of = { view, legal, layout: PHONE, words, bottom: 1 } as const;
    const pounces = (chases: ReadonlyMap<string, 1 | 3>) =>
      byKey(scene({ ...of, chases }), 'animal:wolf-01').flatMap(({ marks = [] }) => marks.filter((mark) => /^(pounces|at-)/.test(mark)));
    expect(pounces(new Map())).toEqual([]);
    expect(pounces(new Map([['wolf-01', 3]]))).toEqual(['pounces', 'at-2']);
  });

  it('makes every card of the hand a move, labelled with what it would do', () => {
    for (const card of byKey(things, 'hand:')) {
      expect(card.act).toMatchObject({ kind: 'move' });
      expect(card.label).toMatch(/^(Black|White) \d(, suggested)?: (The (wolf|hound) (moves|goes) |Nothing moves)/);
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
    // On its way it jumps higher than the fence, and each jump is closer to its goal.
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

describe('the arrow of an animal', () => {
  const ARROWS = ['wolf-02', 'wolf-03', 'wolf-04', 'hound-02', 'hound-03', 'hound-04'];
  /** Sheep lost or gained in the engine, and where the animal stood: from separate games. */
  const acts = Array.from({ length: 400 }, (_, i) => played({ animals: ARROWS }, 2 + (i % 12), i)).flatMap(({ events, view }) =>
    events.flatMap((event) => {
      if (event.kind !== 'loses' && event.kind !== 'gains') return [];
      return [{ view, id: event.animal, seat: event.seat, at: view.animals.find(({ id }) => id === event.animal)?.at ?? 0 }];
    }),
  );
  const placed = new Map(acts.map((act) => [`${act.id} at ${act.at}`, act]));

  /** The direction of a point from the center of the table: right, down, left or up. */
  const wayTo = ({ x, y }: { readonly x: number; readonly y: number }, { ring }: typeof PHONE) => {
    const [right, down] = [(x - ring.x) / ring.rx, (y - ring.y) / ring.ry];
    return Math.abs(right) > Math.abs(down) ? (right > 0 ? 0 : 180) : down > 0 ? 90 : 270;
  };

  it('points to the side of the screen where the one sits who loses or gains the sheep, wherever it stands and whoever looks', () => {
    expect([...placed.keys()]).toHaveLength(ARROWS.length * SEATS.length);
    for (const { view, id, seat, at } of placed.values())
      for (const bottom of SEATS)
        for (const layout of [PHONE, DESKTOP]) {
          const things = scene({ view, legal: [], layout, words, bottom });
          const plate = things.find(({ key }) => key === `plate:${seat}`)?.at ?? { x: 0, y: 0 };
          const art = things.find(({ key }) => key === `animal:${id}`)?.art;
          expect(art, `${id} at ${at}, seat ${bottom} below`).toMatchObject({ arrow: wayTo(plate, layout) });
        }
  });

  it('is said in every language: whose pasture it points to', () => {
    const said = { en: words, de, fr, ja };
    for (const { view, id, seat } of placed.values())
      for (const language of Object.values(said)) {
        const label =
          scene({ view, legal: [], layout: PHONE, words: language, bottom: 1 }).find(({ key }) => key === `animal:${id}`)?.label ?? '';
        const aims = label.split(/[,、] ?/).at(-1);
        expect(aims).toContain(seat === 1 ? /your|deine|ton|あなた/.exec(label)?.[0] : seatName(language, view.config, seat));
      }
    const { view } = placed.get('wolf-02 at 3') ?? {};
    const label = (language: typeof words) =>
      view && scene({ view, legal: [], layout: PHONE, words: language, bottom: 1 }).find(({ key }) => key === 'animal:wolf-02')?.label;
    expect(Object.values(said).map(label)).toEqual([
      'The wolf looking left, in front of Oak, pointing to Mill’s pasture',
      'Der Links-Wolf, vor Eiche, zielt auf die Weide von Mühle',
      'Le loup qui regarde à gauche, chez Pin, vise le pré de Bois',
      '左向きのウルフ、樫さんの場、対象は水車さんの牧場',
    ]);
  });

  it('is not there where an animal acts on its own seat', () => {
    const things = scene({ view: position(), legal: [], layout: PHONE, words, bottom: 1 });
    expect(byKey(things, 'animal:').map(({ art, label }) => [art.kind === 'animal' && art.arrow, label])).toEqual([
      [undefined, 'The wolf, in front of you'],
      [undefined, 'The hound, in front of you'],
    ]);
  });
});
