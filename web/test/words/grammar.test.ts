import { describe, expect, it } from 'vitest';
import { ownedBy } from '../../src/words/grammar/de.ts';
import { a, begins, de, does, named, spaced, theCards, together } from '../../src/words/grammar/fr.ts';
import { together as and, counted, gold, sheep } from '../../src/words/grammar/ja.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { counter, joiner, lister } from '../../src/words/plural.ts';
import { sentences } from '../../src/words/sentences.ts';

describe('German names in the genitive', () => {
  it.each([
    ['Anna', 'Annas Tor'],
    ['Hügel', 'Hügels Tor'],
    ['Hans', 'Hans’ Tor'],
    ['Max', 'Max’ Tor'],
    ['Fritz', 'Fritz’ Tor'],
    ['Strauß', 'Strauß’ Tor'],
    ['ALEX', 'ALEX’ Tor'],
    ['Alice', 'Alice’ Tor'],
    ['Dummy 4', 'Tor von Dummy 4'],
    ['沢', 'Tor von 沢'],
    ['Анна', 'Tor von Анна'],
    ['Zoë!', 'Tor von Zoë!'],
  ])('%s', (name, said) => expect(ownedBy(name, 'Tor')).toBe(said));
});

describe('French elision', () => {
  it.each([
    ['Anna', 'd’Anna'],
    ['anna', 'd’anna'],
    ['Élise', 'd’Élise'],
    ['Àlex', 'd’Àlex'],
    ['Ève', 'd’Ève'],
    ['Hélène', 'd’Hélène'],
    ['Hugo', 'd’Hugo'],
    ['Hans', 'de Hans'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Mont', 'de Mont'],
    ['Fantôme 4', 'du Fantôme 4'],
    ['沢', 'de 沢'],
  ])('%s', (name, said) => expect(de(name)).toBe(said));

  it('lets the verb follow whoever is spoken to', () => {
    const [you, anna, luc] = [
      { you: true, name: 'Lac' },
      { you: false, name: 'Anna' },
      { you: false, name: 'Luc' },
    ] as const;
    expect(together([you, anna], 'partagez', 'partagent')).toBe('Anna et toi partagez');
    expect(together([anna, luc], 'partagez', 'partagent')).toBe('Anna et Luc partagent');
    expect(together([you, anna, luc], 'partagez', 'partagent')).toBe('Anna, Luc et toi partagez');
  });

  it('gives a dummy its article, and nobody else', () => {
    const ghost = { you: false, name: 'Fantôme 4' };
    expect([named('Fantôme 4'), a('Fantôme 4'), named('Fantômas'), a('Anna')]).toEqual([
      'le Fantôme 4',
      'au Fantôme 4',
      'Fantômas',
      'à Anna',
    ]);
    expect(does(ghost, 'perds', 'perd')).toBe('Le Fantôme 4 perd');
    expect(begins(together([ghost, { you: true, name: 'Lac' }], 'n’avez', 'n’ont'))).toBe('Le Fantôme 4 et toi n’avez');
  });

  it('gives landscape cards theirs', () => {
    expect(theCards('Carte 4 (prairie) + Carte 40 (rivière bas)')).toBe('la carte 4 (prairie) et la carte 40 (rivière bas)');
    expect(theCards('chemin haut–bas')).toBe('la carte « chemin haut–bas »');
  });
});

it('French sets spaces that no line breaks at', async () => {
  const { tells, list } = spaced({ tells: (name: string) => `${name} : « Encore ? »`, list: ['Oui ; non !', 'place#17@2,3:sheep'] });
  expect(tells('Anna')).toBe('Anna\u00a0: «\u00a0Encore\u202f?\u00a0»');
  expect(list).toEqual(['Oui\u202f; non\u202f!', 'place#17@2,3:sheep']);
  const files = import.meta.glob<string>(['../../src/words/fr/*.ts', '../../src/**/words/**/fr*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const words = Object.entries(files).filter(([, text]) => text.includes('export const words'));
  expect(words.length).toBeGreaterThan(28);
  expect(words.filter(([, text]) => !/export const words(: \w+)? = spaced[(<]/.test(text)).map(([file]) => file)).toEqual([]);
});

it('labels are put together with the colon and the commas of the language', () => {
  const labels = LANGUAGES.map((language) => {
    const { colon, list } = joiner(language);
    return colon('Lac', list(['1', '2']));
  });
  expect(labels).toEqual(['Lac: 1, 2', 'Lac: 1, 2', 'Lac\u00a0: 1, 2', 'Lac：1、2']);
  // No code joins them by hand: `${x}: ${y}`, `{x}: {y}`, join(', ').
  const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/words/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const byHand = Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => BY_HAND.test(line) && !FOR_MACHINES.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(byHand).toEqual([]);
});
/** Two texts with a hand-written colon or comma between them. */
const BY_HAND = /\}[:,] \$\{|\}: \{[a-z(]|\}: <\/|join\(', '\)/;
/** English reports, records, errors for developers, signatures. */
const FOR_MACHINES = /`- |values of my copy|ParseError|GAME_IDS|: \{ readonly|^\s*(\/\/|\*)/;

it('Japanese counters, at which no line breaks', () => {
  expect([sheep(1), sheep(12), gold(3), counted(2, 'steps'), counted(4, 'cards')]).toEqual([
    '羊1\u2060匹',
    '羊12\u2060匹',
    '金貨3\u2060枚',
    '2\u2060歩',
    '4\u2060枚',
  ]);
  expect(and(['あなた', 'アンナ'])).toBe('あなたとアンナ');
});

it('plural by the rules of each language: French counts none as one', () => {
  const forms = { one: 'one #', other: 'more #' };
  expect([0, 1, 2].map((n) => counter('fr')(n, forms))).toEqual(['one 0', 'one 1', 'more 2']);
  expect([0, 1, 2].map((n) => counter('de')(n, forms))).toEqual(['more 0', 'one 1', 'more 2']);
  expect([0, 1, 2].map((n) => counter('ja')(n, forms))).toEqual(['more 0', 'more 1', 'more 2']);
  expect(lister('de')(['a', 'b', 'c'])).toBe('a, b und c');
});

it('sentences follow each other with a space, but not in Japanese', () => {
  expect(sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(sentences(['一つ。', '二つ！', '三つ（3）', '終わり。'])).toBe('一つ。二つ！三つ（3）終わり。');
});
