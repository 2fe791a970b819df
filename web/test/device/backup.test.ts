import { FastRandom, type Played, writeRecord } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { words as de } from '../../src/device/words/de.ts';
import { words as en } from '../../src/device/words/en.ts';
import { words as fr } from '../../src/device/words/fr.ts';
import { words as ja } from '../../src/device/words/ja.ts';
import { type Backup, idBeside, merge, readBackup, tableOf, writeBackup } from '../../src/storage/backup.ts';

const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;
const sitters = ['guest:Ada', 'bot:lamb', 'bot:lamb', 'bot:lamb'];

/** The record of a game of random moves; another `line` plays others. */
function game(plies: number, line = 1, seed = 5): string {
  const deal = wolfAndHound.deal(config, new FastRandom(seed));
  const state = wolfAndHound.start(config, deal);
  const random = new FastRandom(line);
  const moves: Played<WolfAndHound>[] = [];
  while (moves.length < plies && wolfAndHound.outcome(state) === undefined) {
    const seat = wolfAndHound.toAct(state)[0] ?? 1;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return writeRecord(wolfAndHound, { config, sitters, deal, moves });
}

describe('a file of all that a device keeps', () => {
  const backup: Backup = {
    games: [
      { id: 'abcd1234', changed: 7, record: game(3) },
      { id: 'abcd1235', changed: 8, packed: 'x' },
    ],
    kept: { 'bellwether.settings': { theme: 'dark' }, 'bellwether.current': 'wolf-and-hound/abcd1234' },
  };

  it('is read as it was written, and can be read by people', () => {
    const text = writeBackup(backup, new Date(0));
    expect(readBackup(text)).toEqual(backup);
    expect(text).toContain('"saved": "1970-01-01T00:00:00.000Z"');
    expect(text).toContain('"theme": "dark"');
  });

  it.each([
    ['', 'other'],
    ['{', 'other'],
    ['[]', 'other'],
    ['null', 'other'],
    ['{"bellwether":"copy"}', 'other'],
    ['{"bellwether":"device"}', 'other'],
    ['{"bellwether":"device","version":2}', 'newer'],
  ])('%s is none', (text, why) => expect(readBackup(text)).toBe(why));

  it('leaves out what is not ours', () => {
    const text = JSON.stringify({
      bellwether: 'device',
      version: 1,
      games: [null, 3, { id: '../x', changed: 1, record: '' }, { id: 'a', record: '' }, { id: 'a', changed: 1 }, backup.games[0]],
      kept: { 'bellwether.seats': [1], other: 1 },
    });
    expect(readBackup(text)).toEqual({ games: [backup.games[0]], kept: { 'bellwether.seats': [1] } });
    expect(readBackup('{"bellwether":"device","version":1,"games":{},"kept":[]}')).toEqual({ games: [], kept: {} });
  });
});

describe('a game that is in both places', () => {
  it.each([
    [undefined, game(3), 'add'],
    [game(3), game(3), 'keep'],
    [game(5), game(3), 'keep'],
    [game(3), game(5), 'lengthen'],
    [game(0), game(5), 'lengthen'],
    [game(3, 1), game(8, 2), 'beside'],
    [game(3), game(3, 1, 6), 'beside'],
  ] as const)('is never shortened (%#)', (here, there, how) => expect(merge(here, there)).toBe(how));

  it('has the same place beside the other one every time', () => {
    expect(idBeside('abcd1234', game(3))).toBe(idBeside('abcd1234', game(3)));
    expect(idBeside('abcd1234', game(3))).not.toBe(idBeside('abcd1234', game(4)));
  });

  it('is listed by what its record says', () => {
    expect(tableOf(wolfAndHound, 'x', game(4))).toMatchObject({ id: 'x', plies: 4, over: false, sitters, config });
    expect(tableOf(wolfAndHound, 'x', game(500))).toMatchObject({ over: true });
    expect(tableOf(wolfAndHound, 'x', game(4).replace('1. ', '1. X9 '))).toBeUndefined();
  });
});

it('tells in every language what came of a file', () => {
  expect(en.done(1, 0, 2)).toBe('1 game added, 2 were here already');
  expect(en.done(0, 1, 0)).toBe('0 games added, 1 game is longer now');
  expect(de.done(2, 2, 1)).toBe('2 Partien dazugekommen, 2 Partien sind jetzt länger, 1 war schon da');
  expect(fr.done(0, 0, 0)).toBe('0 partie ajoutée');
  expect(ja.done(3, 0, 1)).toBe('3件を追加しました、1件はすでにありました');
});
