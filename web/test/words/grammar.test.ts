import { describe, expect, it } from 'vitest';
import { ownedBy } from '../../src/words/grammar/de.ts';
import { de, together } from '../../src/words/grammar/fr.ts';
import { together as and, counted, gold, sheep } from '../../src/words/grammar/ja.ts';
import { counter, lister } from '../../src/words/plural.ts';
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
    ['沢', '沢s Tor'],
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
    ['Fantôme 4', 'de Fantôme 4'],
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
});

it('Japanese counters', () => {
  expect([sheep(1), sheep(12), gold(3), counted(2, 'steps'), counted(4, 'cards')]).toEqual(['羊1匹', '羊12匹', '金貨3枚', '2歩', '4枚']);
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
