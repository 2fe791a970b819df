import { ParseError } from '@bellwether/kernel';
import { DOUBTS as SHEEP_DOUBTS } from '@bellwether/sheep-and-thief';
import { CATALOGUE, type Copy, EDITIONS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, test } from 'vitest';
import { readCopyFile, writeCopyFile } from '../../src/copy/file.ts';
import { byReason } from '../../src/copy/told.ts';
import { COPY } from '../../src/copy/words.ts';
import { tidy as tidySheep, withEdge } from '../../src/games/sheep-and-thief/copy/draft.ts';
import { unknown as unknownSheep } from '../../src/games/sheep-and-thief/copy/told.ts';
import { SHEEP_COPY } from '../../src/games/sheep-and-thief/words/copy.ts';
import { tidy, withCount, withFace } from '../../src/games/wolf-and-hound/copy/draft.ts';
import { differencesOf, rawDifferences, unknown, unsureIn } from '../../src/games/wolf-and-hound/copy/told.ts';
import { WOLF_COPY } from '../../src/games/wolf-and-hound/words/copy.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

describe.each(LANGUAGES)('what we do not know, in %s', (language) => {
  test('is every unsure field of every card, and the number cards, once an edition', async () => {
    const fields = EDITIONS.flatMap((edition) => CATALOGUE[edition].flatMap(({ unsure }) => Object.keys(unsure ?? {})));
    const told = await unknown(language);
    expect(told).toHaveLength(fields.length + EDITIONS.length);
    expect(new Set(told.map(({ of, what, field }) => `${of} ${what} ${field}`)).size).toBe(told.length);
    for (const one of told) for (const text of Object.values(one)) expect(text).not.toMatch(/^$|undefined/);
  });

  test('and of Sheep & Thief each doubt: deck, count, sheep, fox, three towns, the farmyard, 2014, and what is assumed of all', async () => {
    const told = await unknownSheep(language);
    const words = await preload(SHEEP_COPY, language);
    expect(told).toHaveLength(15);
    expect(Object.keys(words.doubts).sort()).toEqual(Object.keys(SHEEP_DOUBTS).sort());
    expect(new Set(told.map(({ why }) => why))).toEqual(new Set(Object.values(words.doubts)));
  });

  test('is told by reason, no value lost', async () => {
    const [words, told] = [await preload(COPY, language), await unknown(language)];
    const lines = byReason(words, told);
    expect(lines.length).toBeLessThan(told.length / 2);
    for (const { of, why, what, value } of told) {
      const line = lines.find((one) => one.of === of && one.why === why);
      expect(line?.values).toContain(what);
      expect(line?.values).toContain(value);
    }
  });

  test('a problem is a sentence', async () => {
    const [wolf, sheep] = [await preload(WOLF_COPY, language), await preload(SHEEP_COPY, language)];
    for (const say of [...Object.values(wolf.problems), ...Object.values(sheep.problems)]) expect(say({}, 'X')).toMatch(/[.。]$/);
  });
});

describe('a copy as it is entered', () => {
  const base = { edition: '2016', players: 4, animals: ['wolf-01'], expansion: false } as const;

  test('holds only what differs', () => {
    const one = withFace('2016', {}, 'wolf-03', 'front', { target: 'left' });
    expect(one).toEqual({ animals: { 'wolf-03': { target: 'left' } } });
    expect(withFace('2016', one, 'wolf-03', 'front', { target: 'right' })).toEqual({});
    expect(withCount('2016', { numbers: { B1: 3 } }, 'B1', 4)).toEqual({});
  });

  test('a back goes along with its front unless it says otherwise', () => {
    const both = withFace('2016', {}, 'metamorphic-04', 'front', { pace: '+1' });
    expect(rawDifferences({ ...base, copy: both }).map(({ side, copy }) => `${side} ${copy}`)).toEqual(['front +1', 'back +1']);
    const apart = withFace('2016', both, 'metamorphic-04', 'back', { pace: 'plain' });
    expect(rawDifferences({ ...base, copy: apart }).map(({ side }) => side)).toEqual(['front']);
    expect(withFace('2016', apart, 'metamorphic-04', 'back', { pace: '+1' })).toEqual(both);
  });

  test('keeps a card that this edition does not have, so that it is refused', () => {
    const copy = tidy('2016', { animals: { 'tornado-02': { pace: '+1' } } });
    expect(wolfAndHound.checkConfig({ ...base, copy })?.facts.problem).toBe('unknown-card');
  });

  test('Sheep & Thief: the same', () => {
    expect(
      tidySheep({
        cards: { '1': 'road:EW sheep:1', '2': 'meadow' },
        fox: '3,3',
        towns: { baabourne: 'NE', woolington: 'S' },
        farmyard: 'ES',
      }),
    ).toEqual({
      cards: { '2': 'meadow' },
      towns: { woolington: 'S' },
    });
    expect([withEdge('ES', 'N', true), withEdge('NES', 'E', false), withEdge('', 'W', true)]).toEqual(['NES', 'NS', 'W']);
  });

  test('what it corrects is no longer unsure, and is told as a difference', async () => {
    const all = { words: await preload(WOLF_WORDS, 'en'), copy: await preload(WOLF_COPY, 'en') };
    const copy: Copy = { animals: { 'wolf-03': { target: 'left' } }, numbers: { B1: 3, B3: 6 } };
    const config = { ...base, animals: ['wolf-03'] };
    expect(unsureIn(all, config).map(({ what, field }) => `${what} ${field}`)).toEqual([
      'Wolf 03 modifier',
      'Wolf 03 target',
      'Number cards copies',
    ]);
    expect(unsureIn(all, { ...config, copy }).map(({ what, field }) => `${what} ${field}`)).toEqual(['Wolf 03 modifier']);
    expect(differencesOf(all, { ...config, copy }).map((one) => Object.values(one).join(', '))).toEqual([
      'Wolf 03, target, right, left',
      'Black 1, copies, 4, 3',
      'Black 3, copies, 5, 6',
    ]);
  });
});

describe('the file of a copy', () => {
  const file = { game: 'wolf-and-hound', edition: '2016', copy: { numbers: { B1: 3 } } };
  test('is read as it was written', () => expect(readCopyFile(writeCopyFile(file))).toMatchObject(file));
  test.each(['', '[]', '{"game":"wolf-and-hound"}', '{"bellwether":"copy","game":"x","edition":"1","copy":[]}', ' '.repeat(60_000)])(
    '%.30j is none',
    (text) => expect(readCopyFile(text)).toBeInstanceOf(ParseError),
  );
});
