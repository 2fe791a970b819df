import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventText, ShortEventReader, ShortEventWriter } from '../src/index.ts';

/** The serialized events, and the events as the receiver reads them. */
function sent(events: readonly object[]): { texts: string[]; read: (object | undefined)[] } {
  const writer = new ShortEventWriter();
  const reader = new ShortEventReader();
  const texts = events.map((event) => writer.write(eventText(event)));
  return { texts, read: texts.map((text) => reader.read(JSON.parse(text))) };
}

test('the first event of a shape is sent in full, those after it as a list', () => {
  const events = [
    { kind: 'draws', seat: 2, left: 7 },
    { kind: 'ends' },
    { kind: 'draws', seat: 2, card: 'B3', left: 6 },
    { kind: 'draws', seat: 3, left: 5 },
    { kind: 'ends' },
    { kind: 'draws', seat: 3, card: 'W1', left: 4 },
  ];
  const { texts, read } = sent(events);
  expect(texts.slice(3)).toEqual(['[0,3,5]', '[1]', '[2,3,"W1",4]']);
  expect(read).toEqual(events);
});

test('the same fields in another order are another shape', () => {
  const events = [
    { kind: 'draws', seat: 2, left: 7 },
    { kind: 'draws', left: 7, seat: 2 },
  ];
  expect(sent(events).texts).toEqual(events.map((event) => JSON.stringify(event)));
});

test('an event without a kind in front is always sent in full and counts for nothing', () => {
  const events = [{ seat: 2 }, { seat: 2 }, { kind: 'ends' }, { kind: 'ends' }];
  expect(sent(events).texts).toEqual(['{"seat":2}', '{"seat":2}', '{"kind":"ends"}', '[0]']);
});

test('any events arrive as JSON would bring them', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
  const field = fc.tuple(fc.constantFrom('seat', 'card', 'left', 'path'), value);
  const event = fc
    .tuple(fc.constantFrom('a', 'b', 'with, comma'), fc.uniqueArray(field, { selector: ([name]) => name, maxLength: 4 }))
    .map(([kind, fields]) => ({ kind, ...Object.fromEntries(fields) }));
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      expect(JSON.stringify(sent(events).read)).toBe(JSON.stringify(events));
    }),
    { numRuns: 1_000 },
  );
});

test('a list whose shape was never taught cannot be read', () => {
  const reader = new ShortEventReader();
  reader.read({ kind: 'draws', seat: 1 });
  expect(reader.read([1, 2])).toBeUndefined();
  expect(reader.read([0])).toBeUndefined();
});
