import { describe, expect, it } from 'vitest';
import { history as sheep } from '../../src/games/sheep-and-thief/history.tsx';
import { words as sheepWords } from '../../src/games/sheep-and-thief/words/en.ts';
import { history as wolf } from '../../src/games/wolf-and-hound/history.tsx';
import { words as wolfWords } from '../../src/games/wolf-and-hound/words/en.ts';
import { plain } from '../../src/help/matching.ts';
import { csvOf, jsonOf, recordsOf, rowOf } from '../../src/me/files.ts';
import type { GameHistory } from '../../src/me/game.ts';
import { ALL, choicesOf, type Item, itemOf, partsOf, setKey, type Wish, wanted, wishOf } from '../../src/me/items.ts';
import { whyOf } from '../../src/me/naming.ts';
import type { Tongue } from '../../src/me/useRows.ts';
import { words } from '../../src/me/words/en.ts';
import type { KeptGame } from '../../src/storage/games.ts';
import { words as shell } from '../../src/words/en/shell.ts';
import { sheepRow, wolfRow } from './rows.ts';

const histories: Readonly<Record<string, GameHistory>> = { 'wolf-and-hound': wolf, 'sheep-and-thief': sheep };
const item = (kept: KeptGame, name = '') => itemOf(kept, name, histories);
const { ended: _, ...open } = wolfRow();
const running: KeptGame = { ...open, over: false };
const GAMES = {
  won: item(wolfRow()),
  lost: item(wolfRow({ winners: [2, 4], sitters: ['guest', 'bot:lamb', 'bot:wolf', 'bot:lamb'] })),
  running: item(running),
  gold: item(sheepRow({ winners: [1, 2] })),
  friends: item(wolfRow({ sitters: ['guest:Ada', 'guest:Élise', 'bot:fox', 'bot:fox'] }), 'Ada'),
  again: item(wolfRow({ again: true })),
};
const all = Object.values(GAMES);
const nameOf = (one: Item) => Object.entries(GAMES).find(([, item]) => item === one)?.[0];
const found = (wish: Partial<Wish>, textOf = (_: Item) => '') => wanted(all, { ...ALL, ...wish }, textOf).map(nameOf);

describe('the list of my games', () => {
  it.each([
    [{}, ['won', 'lost', 'running', 'gold', 'friends', 'again']],
    [{ state: 'running' }, ['running']],
    [{ state: 'over', game: 'sheep-and-thief' }, ['gold']],
    [{ how: 'won' }, ['won', 'friends']],
    [{ how: 'lost' }, ['lost']],
    [{ how: 'shared' }, ['gold']],
    // The partner of a finished game does not count, only rivals.
    [{ level: 'wolf' }, []],
    [{ level: 'lamb' }, ['lost']],
    [{ company: 'guest:Élise' }, ['friends']],
    [{ company: 'bot:wolf' }, ['lost']],
    [{ set: setKey(GAMES.gold) }, ['gold']],
    [{ set: 'wolf-and-hound 2016 4 hound-01 wolf-01', how: 'lost' }, ['lost']],
  ] as const)('%j', (wish, names) => expect(found(wish)).toEqual(names));

  it('is searched by every word, whatever its case and accents, and only then made into text', () => {
    const textOf = (one: Item) => plain(one === GAMES.friends ? 'Wolf & Hound with Élise, Monday' : 'Wolf & Hound');
    expect(found({ text: ' elise WOLF ' }, textOf)).toEqual(['friends']);
    expect(found({ text: 'elise tuesday' }, textOf)).toEqual([]);
    const never = () => {
      throw new Error('not asked for');
    };
    expect(found({ how: 'won' }, never)).toHaveLength(2);
  });

  it('offers what there is', () => {
    const choices = choicesOf(all);
    expect(choices.games).toEqual(['wolf-and-hound', 'sheep-and-thief']);
    expect(choices.levels).toEqual(['lamb', 'fox']);
    expect(choices.company).toContain('guest:Élise');
    expect(choices.sets).toHaveLength(2);
  });

  it('stands in an address', () => {
    const wish: Wish = { ...ALL, level: 'fox', text: 'a=b', set: setKey(GAMES.gold) };
    expect(wishOf(partsOf(wish))).toEqual(wish);
    expect(partsOf(ALL)).toEqual([]);
    expect(wishOf(['nonsense', 'constructor=1', 'how=won'])).toEqual({ ...ALL, how: 'won' });
  });

  it('looks at every one of two thousand games once, and only at those that fit otherwise', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => (i % 3 === 0 ? sheepRow({ ago: i }) : wolfRow({ ago: i })));
    const items = rows.map((row) => item(row));
    let read = 0;
    const textOf = ({ kept }: (typeof items)[number]) => {
      read++;
      return kept.id;
    };
    const found = wanted(items, { ...ALL, game: 'wolf-and-hound', text: 'g1' }, textOf);
    expect(found.length).toBeGreaterThan(0);
    expect(read).toBe(rows.filter(({ game }) => game === 'wolf-and-hound').length);
  });
});

describe('results as files', () => {
  const given = { version: 1, seats: [{ decisions: 12, given: 0.25 }] };
  const row = rowOf(item(wolfRow({ given })), { mine: 5, theirs: 4 });

  it('say all in words that stay the same', () => {
    expect(row).toMatchObject({
      game: 'wolf-and-hound',
      set: '2016 4 hound-01 wolf-01',
      players: 4,
      state: 'over',
      seat: 1,
      result: 'won',
      share: 1,
      mine: 5,
      theirs: 4,
      level: 'fox',
      partner: 'herder',
      seats: 'guest; fox; herder; shepherd',
      decisions: 12,
      given: 0.25,
      counts: true,
    });
    expect(rowOf(GAMES.running, undefined)).toMatchObject({ state: 'running', result: null, given: null });
    expect(rowOf(GAMES.again, undefined)).toMatchObject({ result: null, counts: false });
  });

  it('as CSV: quoted where it must be, no formulas, a line each', () => {
    const ada = rowOf(item(wolfRow({ sitters: ['guest', 'guest:-Ada', 'guest:Bo "x", y', 'bot:fox'] }), '-ada'), undefined);
    const lines = csvOf([row, { ...ada, partner: '-Ada' }]).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\ufeffid,time,game,set,/);
    expect(lines[1]).toContain(',won,1,5,4,fox,herder,guest; fox; herder; shepherd,12,0.25,true');
    expect(lines[2]).toContain(`,'-Ada,"guest; -Ada; Bo ""x"", y; fox",`);
    const cells = (line: string | undefined) => line?.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
    expect(lines.slice(0, 3).map(cells)).toEqual([18, 18, 18]);
  });

  it('as JSON', () => expect(JSON.parse(jsonOf([row]))).toEqual([row]));

  it('records stand apart', () => {
    const texts = ['[Game "a"]\n\n1. B3\n', '[Game "b"]\n\n1. B4'];
    expect(
      recordsOf(texts)
        .split(/\n-{40}\n/)
        .map((text) => text.trim()),
    ).toEqual(texts.map((text) => text.trim()));
  });
});

describe('set-ups', () => {
  it('are told apart by what is played, not by corrected values', () => {
    const base = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
    expect(wolf.setOf({ ...base, copy: {} })).toBe(wolf.setOf(base));
    expect(wolf.setOf({ ...base, expansion: true })).not.toBe(wolf.setOf(base));
    expect(wolf.setOf({ ...base, players: 3 })).not.toBe(wolf.setOf(base));
  });

  it('lead on', () => {
    const base = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
    const next = wolf.onward(base).map((config) => wolf.setOf(config));
    expect(next.at(-1)).toBe('2016 4 hound-01 wolf-01 meat-and-bone');
    expect(next).toHaveLength(2);
    expect(next).not.toContain(wolf.setOf(base));
    const both = { edition: '2017', players: 2, missions: true, blackSheep: true };
    expect(sheep.onward({ ...both, missions: false, blackSheep: false }).map((config) => sheep.setOf(config))).toEqual([
      '2017 2 missions',
      '2017 2 black-sheep',
      '2017 2 missions black-sheep',
    ]);
    expect(sheep.onward(both)).toEqual([]);
  });
});

describe('why a game ended as it did', () => {
  const tongue: Tongue = { histories, words: { 'wolf-and-hound': wolfWords, 'sheep-and-thief': sheepWords } as Tongue['words'] };
  const told = (kept: KeptGame, name = '') => whyOf(words, shell, tongue, item(kept, name), name);
  const wolfEnd = (outcome: object) => ({ ...wolfRow(), ended: { ...wolfRow().ended, outcome } }) as KeptGame;

  it('names the players whose pastures are empty', () => {
    expect(told(wolfRow({ sitters: ['guest', 'guest:Ben', 'bot:fox', 'guest:Cleo'] }))).toBe('Ben has no sheep left.');
    expect(told(wolfEnd({ winner: 'yellow', reason: 'no-sheep', sheep: [0, 1, 2, 3] }))).toBe('You have no sheep left.');
  });

  it('counts the sheep of both teams', () => {
    expect(told(wolfEnd({ winner: 'blue', reason: 'cards-out', sheep: [3, 2, 4, 1] }))).toBe('Out of cards: 7 sheep to 3.');
  });

  it('tells the gold of the winner and mine, or of the best other one if I won', () => {
    const sitters = ['guest', 'guest:Ben', 'guest:Cleo'] as const;
    const asMe = (winners: readonly number[]) => told(sheepRow({ winners, sitters }), 'Ben');
    expect(asMe([3])).toMatch(/^Cleo: 9 gold · You: 8 gold$/);
    expect(asMe([2])).toMatch(/^You: 8 gold · Cleo: 9 gold$/);
  });
});
