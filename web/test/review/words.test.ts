import { LABEL_FROM, LABELS } from '@bellwether/review';
import { describe, expect, it } from 'vitest';
import { words as de } from '../../src/review/words/de.ts';
import { words as en, type ReviewWords, type Who } from '../../src/review/words/en.ts';
import { words as fr } from '../../src/review/words/fr.ts';
import { words as ja } from '../../src/review/words/ja.ts';

const LANGUAGES: readonly (readonly [string, ReviewWords])[] = [
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['ja', ja],
];
const YOU: Who = { you: true, name: 'Otto' };
const ANNA: Who = { you: false, name: 'Anna' };
/** Figures are read without the spaces that a language puts into them. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function texts(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  if (typeof of !== 'object' || of === null) return [];
  return Object.values(of).flatMap(texts);
}

describe.each(LANGUAGES)('the words of the room in %s', (_, words) => {
  it('name every label, each by its own name', () => {
    expect(new Set(LABELS.map((label) => words.move.label[label])).size).toBe(LABELS.length);
  });

  it('have no empty phrase', () => {
    expect(texts(words).every((text) => text.trim() !== '')).toBe(true);
  });

  it('never call whoever looks by name, and everybody else always', () => {
    const said = (who: Who) => [
      words.hands.of(who),
      words.graph.by(who),
      words.result.won(who),
      words.result.lost(who),
      words.result.shared(who),
      words.balance.sentence(who, 0.1, 0.2, -0.3),
      words.truth.at(5, who),
      words.gold.found(who, '12', '17'),
      words.gold.best(who, '12'),
    ];
    for (const text of said(YOU)) expect(text).not.toContain('Otto');
    for (const text of said(ANNA)) expect(text).toContain('Anna');
  });

  it('say how sure, but never that it is certain', () => {
    expect(words.move.better('B3', 0.12, 1)).toContain('B3');
    expect(plain(words.move.better('B3', 0.12, 1))).toMatch(/12 ?(points|Punkte|ポイント).*99 ?%/);
    expect(plain(words.move.better('B3', 0.12, 0.964))).toMatch(/96 ?%/);
  });

  it('say where a label begins, in the points that are told', () => {
    expect(words.move.rule(LABEL_FROM)).toMatch(/\D3\D+7\D+15\D/);
    expect(words.move.better('B', 0.0693, 0.99)).toMatch(/^\D*7\D+99\D*$/);
  });

  it('name a move with its card, its cell and all its steps', () => {
    const { dog, fox, steps, hides } = words.turn;
    const said = steps(['#17', fox('N'), dog('2', true, 'a', 'b')]);
    expect(said).toMatch(/#17.*N.*2.*a.*b/);
    expect(dog('', true, 'a', 'b')).not.toMatch(/^\W*(and|und|et|と)/);
    expect(hides(ANNA, '#4', 'a')).toMatch(/Anna.*#4.*a/);
    expect(hides(YOU, '#4', 'a')).not.toContain('Otto');
  });
});

describe('the one sentence', () => {
  /** 4 % less than the rivals, 31 % lost by the cards; more and gained; as much and even. */
  const facts = [
    [0.1, 0.14, -0.31],
    [0.2, 0.12, 0.052],
    [0.101, 0.1, 0.004],
  ] as const;
  const said = (words: ReviewWords, who: Who) =>
    facts.map(([given, rivals, luck]) => plain(words.balance.sentence(who, given, rivals, luck)));

  it('is right in English', () => {
    expect(said(en, YOU)).toEqual([
      'You gave away 4 points less of the chance to win than your rivals; the cards cost you 31 points.',
      'You gave away 8 points more of the chance to win than your rivals; the cards brought you 5 points.',
      'You gave away as much as your rivals; the cards were even.',
    ]);
    expect(said(en, ANNA)[0]).toBe('Anna gave away 4 points less of the chance to win than the rivals; the cards cost Anna 31 points.');
  });

  it('is right in German', () => {
    expect(said(de, YOU)).toEqual([
      'Du hast 4 Prozentpunkte Gewinnchance weniger verschenkt als deine Gegner; die Karten haben dich 31 Punkte gekostet.',
      'Du hast 8 Prozentpunkte Gewinnchance mehr verschenkt als deine Gegner; die Karten haben dir 5 Punkte gebracht.',
      'Du hast so viel verschenkt wie deine Gegner; die Karten waren ausgeglichen.',
    ]);
    expect(said(de, ANNA)[1]).toBe(
      'Anna hat 8 Prozentpunkte Gewinnchance mehr verschenkt als die Gegner; die Karten haben Anna 5 Punkte gebracht.',
    );
  });

  it('is right in French', () => {
    expect(said(fr, YOU)).toEqual([
      'Tes coups ont coûté 4 points de chance de gagner de moins que ceux de tes adversaires ; les cartes t’ont coûté 31 points.',
      'Tes coups ont coûté 8 points de chance de gagner de plus que ceux de tes adversaires ; les cartes t’ont rapporté 5 points.',
      'Tes coups ont coûté autant que ceux de tes adversaires ; les cartes étaient équilibrées.',
    ]);
    expect(said(fr, ANNA)[0]).toBe(
      'Les coups d’Anna ont coûté 4 points de chance de gagner de moins que ceux des adversaires ; les cartes lui ont coûté 31 points.',
    );
  });

  it('is right in Japanese', () => {
    expect(said(ja, YOU)).toEqual([
      'あなたの手で失った勝率は相手より4ポイント少なく、カードの運は31ポイントの損でした。',
      'あなたの手で失った勝率は相手より8ポイント多く、カードの運は5ポイントの得でした。',
      'あなたの手で失った勝率は相手と同じで、カードの運は五分でした。',
    ]);
    expect(said(ja, ANNA)[0]).toBe('Annaの手で失った勝率は相手より4ポイント少なく、カードの運は31ポイントの損でした。');
  });
});

describe.each([
  ['en', en, 'Nobody gave a sure win away.', 'Once a sure win was given away:', '3 times a sure win was given away:'],
  [
    'de',
    de,
    'Niemand hat einen sicheren Sieg verschenkt.',
    'Einmal wurde ein sicherer Sieg verschenkt:',
    'Dreimal wurde ein sicherer Sieg verschenkt:',
  ],
  ['fr', fr, 'Personne n’a laissé filer une victoire sûre.', 'Une fois, une victoire sûre a filé :', '3 fois, une victoire sûre a filé :'],
  ['ja', ja, '確実な勝ちを逃した人はいません。', '確実な勝ちを逃したのは1回：', '確実な勝ちを逃したのは3回：'],
] as const)('the truth with open cards in %s', (_, words, none, once, thrice) => {
  it('counts the wins that were given away', () => {
    expect([0, 1, 3].map((n) => plain(words.truth.changed(n)))).toEqual([none, once, thrice]);
  });

  it('says from where on it is exact', () => {
    expect(words.truth.from(9, 'Blue')).toMatch(/9.*Blue/);
    expect(words.truth.whole('Blue')).toContain('Blue');
  });
});
