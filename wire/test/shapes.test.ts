import { expect, test } from 'vitest';
import { numberShapes, pack, type Shape, unpack } from '../src/shapes.ts';

const SHAPES: readonly Shape[] = [['draws', 'seat', 'left'], ['draws', 'seat', 'card', 'left'], ['ends']];
const numbers = numberShapes(SHAPES);

test('events of a known shape become lists and events again', () => {
  const events = [{ kind: 'draws', seat: 2, left: 7 }, { kind: 'draws', seat: 2, card: 'B3', left: 7 }, { kind: 'ends' }];
  const packed = events.map((event) => pack(event, numbers));
  expect(packed).toEqual([[0, 2, 7], [1, 2, 'B3', 7], [2]]);
  expect(packed.map((list) => unpack(JSON.parse(JSON.stringify(list)), SHAPES))).toEqual(events);
});

test('an event of any other shape stays as it is', () => {
  const strange = [
    { kind: 'draws', seat: 2 },
    { kind: 'draws', seat: 2, left: 7, more: 1 },
    { kind: 'draws', left: 7, seat: 2 },
    { seat: 2, kind: 'draws', left: 7 },
    { kind: 'flies', seat: 2, left: 7 },
    { seat: 2 },
  ];
  for (const event of strange) expect(pack(event, numbers)).toBe(event);
});
