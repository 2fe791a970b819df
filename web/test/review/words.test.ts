import { LABEL_FROM, LABELS } from '@bellwether/review';
import { describe, expect, it } from 'vitest';
import { type Headline, headlineOf, ownOf } from '../../src/review/luck.ts';
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
/** Removes the spaces that a language puts into figures. */
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
      words.balance.sentence(who, { given: 10, rivals: 2, rivalsGave: 20, cards: -30, countedIn: 'share' }),
      words.truth.at(5, who),
      words.gold.found(who, '12', '17'),
      words.gold.best(who, '12'),
    ];
    for (const text of said(YOU)) expect(text).not.toContain('Otto');
    for (const text of said(ANNA)) expect(text).toContain('Anna');
  });

  it('say how sure it is that something was better, but never that it is certain', () => {
    expect(words.move.better('B3', 0.12, 1, false)).toContain('B3');
    // The certainty is in a separate sentence.
    expect(plain(words.move.better('B3', 0.12, 1, false))).toMatch(/12 ?(%|points|Punkte|ポイント).*B3[.。].*99 ?%/);
    expect(plain(words.move.better('B3', 0.12, 1, false))).toMatch(/12 ?(%|points|Punkte|ポイント).*99 ?%/);
    expect(plain(words.move.better('B3', 0.12, 0.964, true))).toMatch(/96 ?%/);
  });

  it('say where a label begins, in the points that are told', () => {
    expect(words.move.rule(LABEL_FROM)).toMatch(/\D3\D+7\D+15\D/);
    expect(words.move.better('B', 0.0693, 0.99, true)).toMatch(/^\D*7\D+99\D*$/);
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

it('French names a card with its article', () => {
  expect(fr.turn.keeps(ANNA, 'Carte 36 (pont) + Carte 1')).toBe('Anna garde la carte 36 (pont) et la carte 1.');
  expect(plain(fr.turn.places(YOU, 'Carte 1', 'ici'))).toBe('Tu poses la carte 1 : ici.');
});

describe('the one sentence', () => {
  /** Several rivals; one rival; a difference of one, and even cards. */
  const facts: readonly Headline[] = [
    { given: 10, rivals: 2, rivalsGave: 14, cards: -31, countedIn: 'share' },
    { given: 20, rivals: 1, rivalsGave: 12, cards: 5, countedIn: 'share' },
    { given: 1, rivals: 3, rivalsGave: 0, cards: 0, countedIn: 'share' },
  ];
  const said = (words: ReviewWords, who: Who) => facts.map((one) => plain(words.balance.sentence(who, one)));

  it('is right in English', () => {
    expect(said(en, YOU)).toEqual([
      'Your moves cost 10% of your winning chances (your rivals: 14% on average). Luck was against you (−31%).',
      'Your moves cost 20% of your winning chances (your rival: 12%). Luck was on your side (+5%).',
      'Your moves cost 1% of your winning chances (your rivals: 0% on average). Luck was even.',
    ]);
    expect(said(en, ANNA)[1]).toBe('Anna’s moves cost 20% of the winning chances (the rival: 12%). Luck was on Anna’s side (+5%).');
  });

  it('is right in German', () => {
    expect(said(de, YOU)).toEqual([
      'Du hast 10 Punkte Gewinnchance verschenkt, deine Gegner im Schnitt 14; die Karten haben dich 31 Punkte gekostet.',
      'Du hast 20 Punkte Gewinnchance verschenkt, dein Gegner 12; die Karten haben dir 5 Punkte gebracht.',
      'Du hast einen Punkt Gewinnchance verschenkt, deine Gegner im Schnitt 0; die Karten waren ausgeglichen.',
    ]);
    expect(said(de, ANNA)[1]).toBe('Anna hat 20 Punkte Gewinnchance verschenkt, der Gegner 12; die Karten haben Anna 5 Punkte gebracht.');
  });

  it('is right in French', () => {
    expect(said(fr, YOU)).toEqual([
      'Tu as laissé filer 10 points de chances de gagner, tes adversaires en moyenne 14 ; les cartes t’ont coûté 31 points.',
      'Tu as laissé filer 20 points de chances de gagner, ton adversaire 12 ; les cartes t’ont rapporté 5 points.',
      'Tu as laissé filer 1 point de chances de gagner, tes adversaires en moyenne 0 ; les cartes étaient équilibrées.',
    ]);
    expect(said(fr, ANNA)[1]).toBe(
      'Anna a laissé filer 20 points de chances de gagner, l’adversaire 12 ; les cartes lui ont rapporté 5 points.',
    );
  });

  it('is right in Japanese', () => {
    expect(said(ja, YOU)).toEqual([
      'あなたが自分の手で失った勝率は10ポイント（相手は平均14ポイント）で、カードの運は31ポイントの損でした。',
      'あなたが自分の手で失った勝率は20ポイント（相手は12ポイント）で、カードの運は5ポイントの得でした。',
      'あなたが自分の手で失った勝率は1ポイント（相手は平均0ポイント）で、カードの運は五分でした。',
    ]);
    expect(said(ja, ANNA)[0]).toContain('Annaさんが自分の手で');
  });

  it('has the figures that the table prints', () => {
    const row = (team: number, given: number, cards: number, moves = 0) => ({ team, given, sum: { moves, cards } });
    const rows = [row(0, 0.104, -31), row(1, 0.204, 20), row(0, 0.5, -31), row(1, -0.01, 20)] as const;
    expect(headlineOf(rows[0], rows, 'share')).toEqual({ given: 10, rivals: 2, rivalsGave: 10, cards: -31, countedIn: 'share' });
    expect(headlineOf(rows[3], rows, 'share')).toEqual({ given: 0, rivals: 2, rivalsGave: 30, cards: 20, countedIn: 'share' });
    const gold = [row(0, 3.6, -4, 5), row(1, 7.4, 4, -5)] as const;
    expect(headlineOf(gold[0], gold, 'gold')).toEqual({ moves: 5, rivals: 1, cards: -4, countedIn: 'gold' });
    expect(gold.map(({ given }) => ownOf(-given, 'gold'))).toEqual(['+4', '+7']);
    expect([0.104, -0.01].map((given) => ownOf(given, 'share'))).toEqual(['10', '0']);
  });

  it('is told in gold where luck is counted in it', () => {
    const inGold = (moves: number, rivals: number): Headline => ({ moves, rivals, cards: -3, countedIn: 'gold' });
    const told = (headline: Headline) => [en, de, fr, ja].map((words) => plain(words.balance.sentence(YOU, headline)));
    expect(told(inGold(4, 2))).toEqual([
      'Your moves cost 4 gold less than your rivals’ on average. Luck was against you (−3 gold).',
      'Du hast 4 Goldtaler weniger verschenkt als deine Gegner im Schnitt; die Karten haben dich 3 Goldtaler gekostet.',
      'Tu as laissé filer 4 pièces d’or de moins que tes adversaires en moyenne ; les cartes t’ont coûté 3 pièces d’or.',
      'あなたが自分の手で失った分は相手の平均より金貨4\u2060枚少なく、カードの運は金貨3\u2060枚の損でした。',
    ]);
    expect(told(inGold(-1, 1))).toEqual([
      'Your moves cost 1 gold more than your rival’s. Luck was against you (−3 gold).',
      'Du hast 1 Goldtaler mehr verschenkt als dein Gegner; die Karten haben dich 3 Goldtaler gekostet.',
      'Tu as laissé filer 1 pièce d’or de plus que ton adversaire ; les cartes t’ont coûté 3 pièces d’or.',
      'あなたが自分の手で失った分は相手より金貨1\u2060枚多く、カードの運は金貨3\u2060枚の損でした。',
    ]);
    expect(told(inGold(0, 1))).toEqual([
      'Your moves cost as much gold as your rival’s. Luck was against you (−3 gold).',
      'Du hast so viele Goldtaler verschenkt wie dein Gegner; die Karten haben dich 3 Goldtaler gekostet.',
      'Tu as laissé filer autant d’or que ton adversaire ; les cartes t’ont coûté 3 pièces d’or.',
      'あなたが自分の手で失った分は相手と同じで、カードの運は金貨3\u2060枚の損でした。',
    ]);
  });
});

it.each([
  ['en', en, 'A, B, or C', 'A or B'],
  ['de', de, 'A, B oder C', 'A oder B'],
  ['fr', fr, 'A, B ou C', 'A ou B'],
  ['ja', ja, 'A、B、またはC', 'AまたはB'],
] as const)('any of several moves would have kept the win, not all of them: %s', (_, words, three, two) => {
  expect(words.move.kept(['A', 'B', 'C'])).toContain(three);
  expect(words.move.kept(['A', 'B'])).toContain(two);
});

describe.each([
  ['en', en, 'No one threw away a sure win.', 'A sure win was thrown away once:', 'A sure win was thrown away 3 times:'],
  [
    'de',
    de,
    'Niemand hat einen sicheren Sieg verschenkt.',
    'Einmal wurde ein sicherer Sieg verschenkt:',
    'Dreimal wurde ein sicherer Sieg verschenkt:',
  ],
  ['fr', fr, 'Personne n’a laissé filer une victoire sûre.', 'Une victoire sûre a filé une fois :', 'Une victoire sûre a filé 3 fois :'],
  ['ja', ja, '確実な勝ちを逃した人はいません。', '確実な勝ちを逃したのは1回：', '確実な勝ちを逃したのは3回：'],
] as const)('the truth with open cards in %s', (_, words, none, once, thrice) => {
  it('counts the wins that were given away', () => {
    expect([0, 1, 3].map((n) => plain(words.truth.changed(n, true)))).toEqual([none, once, thrice]);
  });

  it('says that it counts from there on, where the beginning is not worked out', () => {
    for (const n of [0, 1, 3]) expect(plain(words.truth.changed(n, false))).toMatch(/^(From there on|Von dort an|De là,|そこから先、)/);
  });

  it('says from where on it is exact', () => {
    expect(words.truth.from(9, 'Blue')).toMatch(/9.*Blue/);
    expect(words.truth.whole('Blue')).toContain('Blue');
  });
});
