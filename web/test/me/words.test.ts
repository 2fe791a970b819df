import { describe, expect, it } from 'vitest';
import { words as de } from '../../src/me/words/de.ts';
import { words as en, type MeWords } from '../../src/me/words/en.ts';
import { words as fr } from '../../src/me/words/fr.ts';
import { words as ja } from '../../src/me/words/ja.ts';

const LANGUAGES: readonly (readonly [string, MeWords])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['ja', ja],
];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(LANGUAGES)('the words about me in %s', (_, words) => {
  it('name every number they are given', () => {
    expect(words.next.levelWhy('Fuchs', 7, 10)).toMatch(/(?=.*Fuchs)(?=.*7)(?=.*10)/);
    expect(words.given.from(12, 345)).toMatch(/12.*345/);
    expect(words.given.within('1 %', '2 %')).toMatch(/1 %.*2 %/);
    expect(words.list.found(3, 20)).toMatch(/(?=.*3)(?=.*20)/);
    expect(words.results.sum(5, 0, 2)).not.toMatch(/0/);
    expect(words.results.sum(5, 1, 2)).toMatch(/5.*1.*2/);
  });

  it('tell small shares to a tenth of a percent', () => expect(plain(words.fine(0.0084))).toMatch(/^0[.,]8 ?%$/));
});

it('counts as each language does', () => {
  expect([1, 2].map(en.streaks.now.won)).toEqual(['One win', '2 wins in a row']);
  expect([1, 2].map(de.next.mistakesWhy)).toEqual(['Ein Rätsel aus deinen Partien wartet.', '2 Rätsel aus deinen Partien warten.']);
  expect(de.given.from(1, 20)).toBe('aus einer Partie, 20 Entscheidungen');
  expect(de.next.levelWhy('Fuchs', 7, 10)).toBe('Von deinen letzten 10 Partien gegen Fuchs hast du 7 gewonnen.');
  expect(fr.results.sum(1, 0, 2)).toBe('1 gagnée, 2 perdues');
  expect(ja.results.sum(3, 1, 2)).toBe('3勝 1分け 2敗');
});
