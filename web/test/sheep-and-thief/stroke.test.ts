import { FastRandom, type Random } from '@bellwether/kernel';
import {
  beside,
  drawAcross,
  drawEdge,
  EVERY_DIRECTION,
  emptyLandscape,
  type Landscape,
  type Net,
  OUR_DECK,
  opposite,
  riverOf,
  roadOf,
  withCard,
} from '@bellwether/sheep-and-thief';
import { expect, test } from 'vitest';
import { beginStroke, continueStroke, type Drawn, endStroke, type Spot } from '../../src/games/sheep-and-thief/companion/stroke.ts';

const WAYS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const middle = (cell: number): Spot => ({ x: (cell & 3) + 0.5, y: (cell >> 2) + 0.5 });
/** From the middle of a cell this far toward an edge; 0.5 is the edge. */
const toward = (cell: number, way: number, by: number): Spot => {
  const { x, y } = middle(cell);
  return { x: x + (WAYS[way]?.x ?? 0) * by, y: y + (WAYS[way]?.y ?? 0) * by };
};

/** What a finger draws through these spots. */
function drawnThrough(first: Spot, ...spots: readonly Spot[]): Drawn[] {
  let stroke = beginStroke(first);
  const all: Drawn[] = [];
  for (const spot of spots) {
    const next = continueStroke(stroke, spot);
    stroke = next.stroke;
    all.push(...next.drawn);
  }
  const last = endStroke(stroke);
  return last ? [...all, last] : all;
}

const across = (cell: number, direction: number) => ({ kind: 'across', cell, direction });
const edge = (cell: number, direction: number) => ({ kind: 'edge', cell, direction });

test('a stroke crosses every edge on its way, however fast it is', () => {
  expect(drawnThrough(middle(4), middle(7))).toEqual([across(4, 1), across(5, 1), across(6, 1)]);
  expect(drawnThrough(middle(0), middle(1), middle(5), middle(4))).toEqual([across(0, 1), across(1, 2), across(5, 3)]);
});

test('a stroke that stops at an edge ends there, also a little behind it', () => {
  expect(drawnThrough(middle(5), toward(5, 1, 0.4))).toEqual([edge(5, 1)]);
  expect(drawnThrough(middle(5), toward(5, 1, 0.6))).toEqual([edge(5, 1)]);
  expect(drawnThrough(middle(5), middle(6), toward(6, 2, 0.42))).toEqual([across(5, 1), edge(6, 2)]);
});

test('a tap, or a stroke that ends in the middle, draws nothing more', () => {
  expect(drawnThrough(middle(5))).toEqual([]);
  expect(drawnThrough(toward(5, 1, 0.45), toward(5, 1, 0.46))).toEqual([]);
  expect(drawnThrough(middle(5), middle(6))).toEqual([across(5, 1)]);
});

test('a stroke off the board leaves it once, and comes back', () => {
  expect(drawnThrough(middle(3), toward(3, 1, 0.9))).toEqual([across(3, 1)]);
  expect(drawnThrough(middle(3), toward(3, 1, 0.9), middle(3), middle(2))).toEqual([across(3, 1), across(3, 3)]);
});

/** A finger that is never quite where it should be. */
function shaky({ x, y }: Spot, random: Random): Spot {
  const by = () => (random.below(11) - 5) / 100;
  return { x: x + by(), y: y + by() };
}

test('random boards drawn by an unsteady finger are these boards', () => {
  let strokes = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const random = new FastRandom(97 * seed);
    const config = { edition: '2017', players: 2, missions: false, blackSheep: false } as const;
    let wanted = emptyLandscape(config);
    for (let cell = 1; cell < 16; cell++)
      if (random.below(3) > 0) wanted = withCard(wanted, cell, (OUR_DECK[random.below(OUR_DECK.length)] ?? 0) & 255);
    let drawn: Landscape = emptyLandscape(config);
    for (const [net, edges] of [
      ['road', roadOf],
      ['river', riverOf],
    ] as const) {
      for (let cell = 0; cell < 16; cell++) {
        for (const way of EVERY_DIRECTION) {
          const has = (at: number, to: number) => ((edges(wanted.cards[at] ?? 0) >> to) & 1) === 1;
          if (!has(cell, way)) continue;
          const next = beside(cell, way);
          const isJoined = next >= 0 && has(next, opposite(way));
          if (isJoined && way !== 1 && way !== 2) continue;
          const end = isJoined ? middle(next) : toward(cell, way, next < 0 ? 0.8 : 0.45);
          drawn = withStroke(drawn, net, drawnThrough(shaky(middle(cell), random), shaky(end, random)));
          strokes++;
        }
      }
    }
    const meadows = wanted.cards.map((card, cell) => (card === 0 && drawn.cards[cell] === null ? null : card));
    expect(drawn.cards, `seed ${seed}`).toEqual(meadows);
  }
  expect(strokes).toBeGreaterThan(1000);
});

function withStroke(landscape: Landscape, net: Net, all: readonly Drawn[]): Landscape {
  return all.reduce(
    (before, { kind, cell, direction }) => (kind === 'across' ? drawAcross : drawEdge)(before, net, cell, direction),
    landscape,
  );
}
