import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/games/wolf-and-hound/layout.ts';
import { scene } from '../../src/games/wolf-and-hound/scene/scene.ts';
import { bubble } from '../../src/games/wolf-and-hound/scene/speech.ts';
import { takenBy } from '../../src/games/wolf-and-hound/taken.ts';
import { words } from '../../src/games/wolf-and-hound/words/en.ts';
import { freeSpots } from '../../src/scenery/free-spots.ts';
import { played } from './position.ts';

/** A phone on its side: the hand is next to the table. */
const LOW = { width: 640, height: 380 };
const PHONE = { width: 360, height: 466 };
const WIDE = { width: 1560, height: 820 };
const { view, legal } = played({}, 12, 3);
const keyed = (layout: ReturnType<typeof layOut>, start: string) =>
  scene({ view, legal, layout, words, bottom: 1 }).filter(({ key }) => key.startsWith(start));

describe('a layout as the reader wants it', () => {
  it('puts a hand beside the table on the left, and the table beside it', () => {
    const [right, left] = [layOut(LOW), layOut(LOW, { leftHand: true })];
    const hands = [right, left].map((layout) => keyed(layout, 'hand:').map(({ at }) => at.x));
    const tables = [right, left].map((layout) => [...keyed(layout, 'plate:'), ...keyed(layout, 'pile:')]);
    const edges = tables.map((things) => ({
      from: Math.min(...things.map(({ at, width }) => at.x - width / 2)),
      to: Math.max(...things.map(({ at, width }) => at.x + width / 2)),
    }));
    expect(Math.min(...(hands[0] ?? []))).toBeGreaterThan(edges[0]?.to ?? 0);
    expect(Math.max(...(hands[1] ?? []))).toBeLessThan(edges[1]?.from ?? 0);
    expect(edges[1]?.to).toBeLessThanOrEqual(LOW.width);
  });

  it('draws the cards of the hand as large as wanted, and all of them on the stage', () => {
    for (const size of [PHONE, LOW, WIDE]) {
      const [usual, large] = [layOut(size), layOut(size, { cards: 1.4 })];
      expect(large.handCardSize.width / usual.handCardSize.width).toBeCloseTo(1.4);
      for (let of = 1; of <= 5; of++)
        for (let i = 0; i < of; i++) {
          const { x, y } = large.handCard(i, of);
          expect(x - large.handCardSize.width / 2).toBeGreaterThan(-8);
          expect(x + large.handCardSize.width / 2).toBeLessThan(size.width + 8);
          expect(y + large.handCardSize.height / 2).toBeLessThan(size.height + 12);
        }
    }
  });

  it('gives the room of the hand to the table for whoever only looks on', () => {
    for (const size of [PHONE, LOW, WIDE]) {
      const [hers, looked] = [layOut(size), layOut(size, { seated: false })];
      expect(looked.tableHeight).toBe(size.height);
      const { x, y, width, height } = looked.plot(0);
      expect(width * height).toBeGreaterThan(hers.plot(0).width * hers.plot(0).height);
      expect(y + height + looked.plateHeight).toBeGreaterThan(size.height - 4);
      expect(x + width / 2).toBeCloseTo(size.width / 2);
    }
  });

  it('shows every one of six animals at a gate', () => {
    for (const size of [PHONE, WIDE]) {
      const { gate, animalSize } = layOut(size, { line: 5 });
      for (const at of [0, 1, 2, 3] as const)
        for (let many = 2; many <= 6; many++)
          for (let i = 0; i < many; i++)
            for (let n = 0; n < i; n++) {
              const [one, other] = [gate(at, i, many), gate(at, n, many)];
              const apart = Math.hypot(one.x - other.x, one.y - other.y);
              expect(apart, `${at}: ${i} and ${n} of ${many}`).toBeGreaterThan(animalSize * (one.size ?? 1) * 0.45);
            }
    }
  });

  it('lets animals at the sides stand in the gate, not before the sheep', () => {
    for (const size of [PHONE, LOW, WIDE]) {
      const layout = layOut(size);
      for (const many of [1, 2, 3])
        for (const at of [1, 3] as const)
          for (let i = 0; i < many; i++)
            for (let n = 0; n < 5; n++) {
              const [animal, sheep] = [layout.gate(at, i, many), layout.pastureSheep(at, n)];
              const apart = (layout.animalSize * (animal.size ?? 1) + layout.sheepSize) / 2;
              expect(Math.abs(animal.x - sheep.x), `${size.width}: ${i} of ${many} at ${at}, sheep ${n}`).toBeGreaterThan(apart - 2);
            }
    }
  });
});

/** The stage sizes of all screens, with their root font size. */
const STAGES = [
  [320, 466, 16],
  [360, 538, 16],
  [390, 742, 16],
  [650, 330, 16],
  [768, 920, 16],
  [690, 670, 16],
  [944, 690, 16],
  [1530, 930, 21.6],
  [2200, 1290, 28.8],
] as const;

describe('what is said', () => {
  it('has a place of its own: between table and hand, on a large screen beside the hand', () => {
    const beside: number[] = [];
    for (const [width, height, rem] of STAGES) {
      const { line, plate, plateHeight, handCard, handCardSize } = layOut({ width, height }, { rem, line: 5 });
      expect(line.height).toBeGreaterThanOrEqual(5 * rem);
      expect(plate(0).y + plateHeight / 2).toBeLessThanOrEqual(line.y);
      const isAbove = height < 30 * rem || handCard(1, 4).y - handCardSize.height / 2 >= line.y + line.height;
      if (!isAbove) {
        beside.push(width);
        expect(handCard(0, 5).x - handCardSize.width / 2).toBeGreaterThanOrEqual(line.x + line.width);
        expect(line.y + line.height).toBeLessThanOrEqual(height);
        expect(line.width).toBeGreaterThan(15 * rem);
      }
      expect(line.x + line.width).toBeLessThanOrEqual(width);
    }
    expect(beside).toEqual([1530, 2200]);
  });

  it('is not touched by a card that is lifted, nor by its bell', () => {
    /**
     * From css/prompt.css: the least space below the text, and from css/cards.css: how far a bell rises above its card.
     */
    const [BELOW, BELL] = [6, 9];
    for (const [width, height, rem] of STAGES.filter(([, height, rem]) => height >= 30 * rem)) {
      const layout = layOut({ width, height }, { rem, line: 5 });
      const [card] = view.hand;
      if (card === undefined) throw new Error('no hand');
      const [lifted] = scene({ view, legal, layout, words, bottom: 1, lifted: { card, copy: 0 } }).filter(({ marks }) =>
        marks?.includes('lifted'),
      );
      const { y, size = 1 } = lifted?.at ?? { y: Number.NaN };
      const top = y - size * (layout.handCardSize.height / 2 + BELL);
      const { line, plate, plateHeight, handCard, handCardSize } = layout;
      const isBeside = handCard(0, 5).x - handCardSize.width / 2 >= line.x + line.width;
      const text = isBeside ? plate(0).y + plateHeight / 2 : line.y + line.height - BELOW;
      expect(top, `${width} × ${height}`).toBeGreaterThanOrEqual(text);
    }
  });
});

describe('the ring road of a wide table', () => {
  it('is round rather than flat', () => {
    for (const [width, height, rem] of STAGES.filter(([width, height, rem]) => width > height && height >= 30 * rem)) {
      const { ring } = layOut({ width, height }, { rem, line: 5 });
      expect(ring.rx / ring.ry, `${width} × ${height}`).toBeLessThan(2.7);
    }
  });

  it('leaves the hand about a quarter of a large stage', () => {
    for (const [width, height, rem] of STAGES.slice(-2))
      expect(layOut({ width, height }, { rem, line: 5 }).tableHeight / height).toBeGreaterThan(0.75);
  });
});

describe('the deck', () => {
  it('lies where nobody stands, however many are at the far gate and the near one', () => {
    for (const [width, height, rem] of STAGES) {
      const { deck, deckSize, gate, animalSize } = layOut({ width, height }, { rem, line: 5 });
      for (const at of [0, 2] as const)
        for (const many of [1, 2, 3, 4]) {
          const { y, size = 1 } = gate(at, 0, many);
          const apart = Math.abs(y - deck.y) - (animalSize * size + deckSize.height) / 2;
          // On the smallest phone, by the wolf's feet.
          expect(apart, `${width}: ${many} at ${at}`).toBeGreaterThan(-6);
        }
    }
  });
});

describe('played cards', () => {
  it('lie small but whole, in rows, where they could only peep out', () => {
    for (const [width, height, rem] of STAGES)
      for (const at of [0, 1, 2, 3] as const)
        for (const of of [4, 7, 8]) {
          const { pileCard, smallCard } = layOut({ width, height }, { rem, line: 5 });
          const pile = Array.from({ length: of }, (_, i) => pileCard(at, i, of));
          for (const [i, one] of pile.entries())
            for (const other of pile.slice(i + 1)) {
              const across = (smallCard.width * ((one.size ?? 1) + (other.size ?? 1))) / 2 - Math.abs(one.x - other.x);
              const down = (smallCard.height * ((one.size ?? 1) + (other.size ?? 1))) / 2 - Math.abs(one.y - other.y);
              const covered = down > 0.5 ? across / (smallCard.width * (one.size ?? 1)) : 0;
              expect(covered, `${width}: card ${i} of ${of} at ${at}`).toBeLessThan(0.62);
            }
        }
  });

  it('show their figures, whatever lies on them, and the last one lies on none', () => {
    for (const [width, height, rem] of STAGES)
      for (const at of [0, 1, 2, 3] as const)
        for (let of = 2; of <= 8; of++) {
          const { pileCard, smallCard } = layOut({ width, height }, { rem, line: 5 });
          const pile = Array.from({ length: of }, (_, i) => pileCard(at, i, of));
          const left = (i: number) => (pile[i]?.x ?? 0) - (smallCard.width * (pile[i]?.size ?? 1)) / 2;
          for (let i = 0; i < of - 1; i++) {
            const wide = smallCard.width * (pile[i]?.size ?? 1);
            const where = `${width}: card ${i} of ${of} at ${at}`;
            const next = pile.findIndex(
              (other, n) => n > i && Math.abs(other.y - (pile[i]?.y ?? 0)) < (smallCard.height * (pile[i]?.size ?? 1)) / 2,
            );
            // A figure ends at 39 % of its card.
            if (next > 0) expect((left(next) - left(i)) / wide, where).toBeGreaterThan(0.44);
            expect(wide, where).toBeGreaterThan(10.5);
            expect(left(of - 1) - left(i) - wide, where).toBeGreaterThan(3);
          }
        }
  });

  it('lie in one way at all seats', () => {
    for (const [width, height, rem] of STAGES) {
      const { pileCard } = layOut({ width, height }, { rem, line: 5 });
      const lies = ([0, 1, 2, 3] as const).map((at) =>
        [0, 1, 2, 3].map((i) => [pileCard(at, i, 5).size, (pileCard(at, i, 5).x - pileCard(at, 4, 5).x).toFixed(3)]),
      );
      for (const lie of lies) expect(lie, `${width}`).toEqual(lies[0]);
    }
  });

  it('keep clear of the edges of a small phone, however many there are', () => {
    for (const size of [PHONE, { width: 320, height: 400 }]) {
      const layout = layOut(size);
      for (const at of [0, 1, 2, 3] as const)
        for (let of = 1; of <= 12; of++)
          for (let i = 0; i < of; i++) {
            const { x, size: scale = 1 } = layout.pileCard(at, i, of);
            const half = (layout.smallCard.width * scale) / 2;
            const where = `${size.width}: card ${i} of ${of} at ${at}`;
            expect(x - half, where).toBeGreaterThanOrEqual(6);
            expect(x + half, where).toBeLessThanOrEqual(size.width - 6);
          }
    }
  });

  it('open as a row when pressed, and say what lies there', () => {
    for (const size of [PHONE, WIDE]) {
      const rows = keyed(layOut(size), 'row:');
      expect(rows).toHaveLength(view.piles.filter((pile) => pile.length > 0).length);
      for (const { act, label, width, height } of rows) {
        expect(act).toMatchObject({ kind: 'pile' });
        expect(label).toMatch(/^Played by .*: (Black|White) \d/);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe('what is said in a bubble', () => {
  it('stands on the stage, off the sheep of whoever says it', () => {
    for (const size of [PHONE, LOW, WIDE])
      for (const seat of [2, 3, 4]) {
        const layout = layOut(size);
        const { at, width, height } = bubble(layout, 1, { seat, text: 'Molly plays Black 3.' });
        expect(at.x - width / 2).toBeGreaterThanOrEqual(0);
        expect(at.x + width / 2).toBeLessThanOrEqual(size.width);
        for (const sheep of scene({ view, legal, layout, words, bottom: 1 }).filter(({ key }) => key.startsWith(`sheep:${seat}:`)))
          expect(Math.abs(sheep.at.x - at.x) > width / 2 || Math.abs(sheep.at.y - at.y) > height / 2, `${sheep.key} at ${size.width}`).toBe(
            true,
          );
      }
  });
});

describe('the meadow of a wide table', () => {
  it('grows only where nothing of the game lies, and leaves no void', () => {
    for (const size of [WIDE, { width: 2200, height: 1240 }]) {
      const layout = layOut(size, { rem: size.height / 45 });
      const taken = takenBy(layout);
      const spots = freeSpots(layout, taken, layout.plot(0).height * 0.78);
      expect(spots.length).toBeGreaterThan(4);
      for (const { x, y } of spots)
        expect(taken.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(false);
    }
  });
});
