import { DEFAULT_SETTINGS, type Happening, type SeatInfo, tidyCode } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { words as de } from '../../src/online/meet/words/de.ts';
import { words as en } from '../../src/online/meet/words/en.ts';
import { words as fr } from '../../src/online/meet/words/fr.ts';
import { words as ja } from '../../src/online/meet/words/ja.ts';
import { isQuiet, readQuiet, writeQuiet } from '../../src/online/push/quiet.ts';
import { wordOf } from '../../src/online/table/useHappenings.ts';
import { factsOf } from '../../src/online-kit/facts.ts';
import { isName } from '../../src/online-kit/NameField.tsx';
import { botsAt, calledAt, signOf } from '../../src/online-kit/who.ts';
import { words as online } from '../../src/words/en/online.ts';
import { words as shell } from '../../src/words/en/shell.ts';

const SEATS: SeatInfo[] = [
  { seat: 1, kind: 'human', name: 'Clover', host: true },
  { seat: 2, kind: 'bot', level: 'fox' },
  { seat: 3, kind: 'empty' },
  { seat: 4, kind: 'bot', level: 'fox' },
];

describe('who is who', () => {
  it('people are called as they wish, bots by names of their own, no two alike', () => {
    const called = calledAt(shell, { seats: SEATS });
    expect(called[0]).toBe('Clover');
    expect(called[2]).toBe('');
    expect(shell.level.names.fox).toEqual(expect.arrayContaining([called[1], called[3]]));
    expect(called[1]).not.toBe(called[3]);
    expect(botsAt(SEATS).map((bot) => bot?.level)).toEqual([undefined, 'fox', undefined, 'fox']);
  });

  it('partners share a sign; who plays alone has one of their own', () => {
    const sides = [
      [SEATS[0], SEATS[2]],
      [SEATS[1], SEATS[3]],
    ] as SeatInfo[][];
    const config = [['Edition', '2016']];
    expect([1, 2, 3, 4].map((seat) => signOf({ config }, sides, seat).team)).toEqual(['blue', 'yellow', 'blue', 'yellow']);
    expect(signOf({ config: [['Edition', '2015-draft']] }, sides, 2)).toEqual({ team: 'orange', pointed: true });
    expect(new Set([1, 2, 3, 4].map((seat) => signOf({ config }, [SEATS], seat).team)).size).toBe(4);
  });

  it('a word has its speaker, and other things have none', () => {
    const said: Happening = { kind: 'say', seat: 1, phrase: 'good-luck' };
    expect(wordOf(online, said, 7, () => 'Clover')).toEqual({
      key: 7,
      seat: 1,
      by: online.talk.says('Clover', ''),
      words: online.talk.phrases['good-luck'],
      text: online.talk.says('Clover', online.talk.phrases['good-luck']),
    });
    expect(wordOf(online, { kind: 'stand', seat: 1 }, 8, () => '')).toBeUndefined();
  });
});

describe('quiet hours', () => {
  it.each<[string, number, boolean]>([
    ['22 8', 23, true],
    ['22 8', 7, true],
    ['22 8', 8, false],
    ['22 8', 21, false],
    ['12 14', 13, true],
    ['12 14', 14, false],
    ['', 3, false],
    ['5 5', 5, false],
    ['7 99', 8, false],
  ])('%s at %i: %s', (text, hour, expected) => {
    expect(isQuiet(readQuiet(text), hour)).toBe(expected);
  });

  it('are kept as they are written', () => {
    expect(readQuiet(writeQuiet({ from: 22, to: 8 }))).toEqual({ from: 22, to: 8 });
    expect(readQuiet(writeQuiet(undefined))).toBeUndefined();
  });
});

describe('invitations', () => {
  it('say what is played and how fast', () => {
    const config = [
      ['Edition', '2016'],
      ['Players', '4'],
      ['Animals', 'hound-01 wolf-01'],
      ['Expansion', 'Meat & Bone'],
    ];
    const card = { config, seats: SEATS, clock: { kind: 'move', seconds: 60 } as const, series: 3 };
    expect(factsOf(online, en, card, { edition: '2016' })).toEqual([
      en.open.players(4),
      'Meat & Bone',
      online.perMove(online.minutes(1)),
      online.seriesOf[3],
    ]);
    expect(factsOf(online, en, { ...card, clock: DEFAULT_SETTINGS.clock, series: 1 }, undefined)).not.toContain(online.seriesOf[3]);
    expect(factsOf(online, en, card, { edition: '2018' })).toContain(en.open.edition('2016'));
  });

  it('a code may be typed in any way', () => {
    expect(tidyCode(' abc-def ')).toBe('ABCDEF');
    expect(tidyCode('ABC DEF')).toBe('ABCDEF');
  });
});

describe.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['ja', ja],
])('names that are suggested (%s)', (_, { names }) => {
  it('are names that a server takes, each once', () => {
    expect(names.filter((name) => !isName(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
