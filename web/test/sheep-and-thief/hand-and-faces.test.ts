import { describe, expect, it } from 'vitest';
import { goldOf } from '../../src/games/sheep-and-thief/gold.ts';
import { layOut, type Sitting } from '../../src/games/sheep-and-thief/layout.ts';
import { chipsOf } from '../../src/games/sheep-and-thief/scene/chips.ts';
import { scene } from '../../src/games/sheep-and-thief/scene/scene.ts';
import type { SceneOf } from '../../src/games/sheep-and-thief/scene/thing.ts';
import { begin } from '../../src/games/sheep-and-thief/turn-stage.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';
import { looksOf } from '../../src/model/characters.ts';
import { freeSpots } from '../../src/scenery/free-spots.ts';
import { played } from './position.ts';

const LOW = { width: 590, height: 390 };
const PHONE = { width: 360, height: 438 };
const NARROW = { width: 320, height: 366 };
const WIDE = { width: 1560, height: 760 };
const { view } = played({ players: 4 }, 60, 3);

function layoutOf(size: typeof PHONE, more: Partial<Sitting> = {}) {
  return layOut(size, { players: 4, chips: chipsOf(view).length + 1, mission: false, drafting: false, rem: 16, ...more });
}

function sceneOf(size: typeof PHONE, more: Partial<SceneOf> = {}) {
  return scene({ view, stage: begin(view), layout: layoutOf(size), words, bottom: 1, gold: goldOf(view), ...more });
}

describe('the hand as the reader wants it', () => {
  it('is the other way round for the left hand', () => {
    const [right, left] = [layoutOf(LOW), layoutOf(LOW, { leftHand: true })];
    expect(left.handCard(0, 4).x).not.toBeCloseTo(right.handCard(0, 4).x, 0);
    for (const at of [0, 1, 2, 3]) {
      const [a, b] = [right.plot(at), left.plot(at)];
      if (at === 0) expect(a.x + 2 * a.cell + b.x + 2 * b.cell).toBeCloseTo(LOW.width, 0);
      expect(b.x).toBeGreaterThan(0);
      expect(b.x + 4 * b.cell).toBeLessThan(LOW.width);
    }
  });

  it('has larger cards for those who wish it', () => {
    for (const size of [PHONE, WIDE]) expect(layoutOf(size, { cardFactor: 1.4 }).handSide).toBeGreaterThan(layoutOf(size).handSide);
  });
});

describe('whoever only looks on', () => {
  it('has no room for a hand: the boards take it', () => {
    for (const size of [PHONE, LOW, WIDE])
      for (const players of [2, 3, 4]) {
        const [hers, looked] = [layoutOf(size, { players }), layoutOf(size, { players, seated: false })];
        // Larger than before in total: one board's gain is not another's loss.
        const shown = ({ plot }: typeof hers) => plot(0).cell * plot(1).cell;
        // On a wide table the boards take the full height already.
        expect(shown(looked) / shown(hers), `${players} at ${size.width}`).toBeGreaterThanOrEqual(size === PHONE ? 1.2 : 1);
        const ends = Array.from({ length: players }, (_, at) => layoutEnd(looked, at));
        const low = Math.max(...ends, looked.chip(0, 5).y + looked.chipSize(5).height / 2);
        expect(low).toBeLessThanOrEqual(size.height + 1);
        expect(size.height - low, `empty below ${players} at ${size.width}`).toBeLessThan(size.height * 0.2);
      }
  });
});

/** The bottom of a board, including its name. */
function layoutEnd({ plot, plate, plateSize }: ReturnType<typeof layoutOf>, at: number): number {
  const { y, cell } = plot(at);
  return Math.max(y + 4.4 * cell, at === 0 ? 0 : plate(at).y + plateSize(at).height / 2);
}

describe('who plays a board', () => {
  const looks = [{ seat: 7 }, ...looksOf(['bot:fox', 'bot:lamb', 'bot:fox'])];

  it('looks over its edge, with a face of their own', () => {
    for (const size of [PHONE, LOW, WIDE]) {
      const faces = sceneOf(size, { looks }).filter(({ key }) => key.startsWith('face:'));
      expect(faces.map(({ art }) => art)).toEqual(looks.map((look, i) => ({ kind: 'face', seat: i + 1, look })));
      for (const { at, height } of faces) expect(at.y - height / 2).toBeGreaterThanOrEqual(-8);
    }
  });

  it('is under nobody’s name', () => {
    for (const size of [NARROW, PHONE, LOW, WIDE])
      for (const drafting of [true, false]) {
        const things = sceneOf(size, { looks, layout: layoutOf(size, { drafting }) });
        const [faces, plates] = ['face:', 'plate:'].map((kind) => things.filter(({ key }) => key.startsWith(kind)));
        for (const face of faces ?? [])
          for (const plate of plates ?? []) {
            if (face.key.slice(-1) === plate.key.slice(-1)) continue;
            const apart = [
              (face.width + plate.width) / 2 - Math.abs(face.at.x - plate.at.x),
              (face.height + plate.height) / 2 - Math.abs(face.at.y - plate.at.y),
            ];
            expect(Math.min(...apart), `${size.width}: ${face.key} under ${plate.key}`).toBeLessThan(1);
          }
      }
  });

  it('stands before no cell of any board', () => {
    for (const size of [NARROW, PHONE, LOW, WIDE])
      for (const drafting of [true, false]) {
        const layout = layoutOf(size, { drafting });
        const faces = sceneOf(size, { looks, layout }).filter(({ key }) => key.startsWith('face:'));
        expect(faces).toHaveLength(4);
        for (const { key, at, width, height } of faces)
          for (const place of [0, 1, 2, 3].filter((one) => !layout.isHead(one))) {
            const { x, y, cell } = layout.plot(place);
            const across = Math.min(at.x + width / 2, x + 4 * cell) - Math.max(at.x - width / 2, x);
            const down = Math.min(at.y + height / 2, y + 4 * cell) - Math.max(at.y - height / 2, y);
            expect(Math.min(across, down), `${size.width}: ${key} over the board at ${place}`).toBeLessThan(1);
          }
      }
  });

  it('says why in a bubble at that board, on the stage', () => {
    for (const size of [PHONE, LOW, WIDE])
      for (const seat of [2, 3, 4]) {
        const [said] = sceneOf(size, { says: { seat, text: 'Because.' } }).filter(({ key }) => key.startsWith('bubble:'));
        expect(said?.art).toMatchObject({ kind: 'bubble', text: 'Because.' });
        const [top, bottom] = [(said?.at.y ?? 0) - (said?.height ?? 0) / 2, (said?.at.y ?? 0) + (said?.height ?? 0) / 2];
        const [left, right] = [(said?.at.x ?? 0) - (said?.width ?? 0) / 2, (said?.at.x ?? 0) + (said?.width ?? 0) / 2];
        // Its subject is visible, and so are small boards of other seats.
        for (const at of size === WIDE ? [seat - 1] : [1, 2, 3]) {
          const { x, y, cell } = layoutOf(size).plot(at);
          const clear = bottom <= y + 1 || top >= y + 4 * cell - 1 || right <= x + 1 || left >= x + 4 * cell - 1;
          expect(clear, `${size.width}: ${seat} over ${at}`).toBe(true);
        }
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(size.height);
        expect((said?.at.x ?? 0) - (said?.width ?? 0) / 2).toBeGreaterThanOrEqual(0);
        expect((said?.at.x ?? 0) + (said?.width ?? 0) / 2).toBeLessThanOrEqual(size.width);
      }
    expect(sceneOf(PHONE).some(({ key }) => key.startsWith('bubble:'))).toBe(false);
  });
});

describe('the meadow round the boards', () => {
  it('grows only where no board, chip or card lies', () => {
    const layout = layoutOf(WIDE);
    const spots = freeSpots(layout, layout.taken, 5.5 * layout.rem);
    for (const { x, y } of spots)
      for (const at of [0, 1, 2, 3]) {
        const { x: left, y: top, cell } = layout.plot(at);
        expect(x > left && x < left + 4 * cell && y > top && y < top + 4 * cell).toBe(false);
      }
  });
});
