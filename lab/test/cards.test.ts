import { CATALOGUE, EDITIONS } from '@bellwether/wolf-and-hound';
import { describe, expect, test } from 'vitest';
import { runLab, tempFile } from './run-lab.ts';

describe('cards', () => {
  test('lists every card of both editions with its provenance, and the recommended sets', () => {
    const { out } = runLab(['cards']);
    for (const edition of EDITIONS) expect(out).toContain(`Edition ${edition}: ${CATALOGUE[edition].length} animal cards`);
    expect(CATALOGUE['2015-draft']).toHaveLength(16);
    expect(out).toMatch(/^wolf-03 +Wolf 03 +wolf +black +plain +right +-1 +reconstructed$/m);
    expect(out).toMatch(/^extra-01 +Grandpa Wolf .* pinned +has its own rule$/m);
    expect(out).toMatch(/^first-game +hound-01,wolf-01$/m);
    expect(out).toContain('Number deck (reconstructed): 4×B1');
  });

  test('shows a good card file as the engine understands it', () => {
    const file = tempFile(JSON.stringify({ cards: [{ id: 'old-wolf', kind: 'wolf', pace: 'x2' }], numbers: { B1: 10, W1: 10 } }));
    const { status, out } = runLab(['cards', file]);
    expect(out).toContain('is a valid card file: 1 animal card and a number deck of 20.');
    expect(out).toMatch(/^old-wolf +Old wolf +wolf +black +x2 +self +-1 +invented/m);
    expect(status).toBe(0);
  });

  test.each([
    ['no JSON', '{', 'not-json'],
    [
      'an unknown kind',
      '{"cards":[{"id":"x","kind":"cow"}]}',
      '.cards[0].kind: unknown-name: found "cow", expected one of sheep, wolf, hound',
    ],
    [
      'a bad pace',
      '{"cards":[{"id":"x","kind":"wolf","pace":"fast"}]}',
      '.cards[0].pace: unknown-name: found "fast", expected plain, reverse',
    ],
    ['a stray field', '{"cards":[{"id":"x","kind":"wolf","speed":1}]}', '.cards[0].speed: unknown-field'],
    ['a printed id', '{"cards":[{"id":"wolf-01","kind":"wolf"}]}', '"wolf-01" is there twice'],
    ['too small a deck', '{"numbers":{"B1":2}}', 'A number deck of 2 cards of 1 types cannot be played.'],
  ])('says what is wrong: %s', (_, text, message) => {
    const { status, err } = runLab(['cards', tempFile(text)]);
    expect(err).toContain(message);
    expect(status).toBe(1);
  });
});
