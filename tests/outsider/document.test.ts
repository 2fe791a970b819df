/** docs/deals.md and docs/deals are a specification: this checks every number, list and example in them against the engine. */
import {
  hex,
  MIXES,
  ParseError,
  readRecord,
  type Seed,
  seatingFromSeed,
  seedRandom,
  sha256,
  splitHeaders,
  unhex,
  verifyDeal,
} from '@bellwether/kernel';
import { DECK, MISSIONS, sheepAndThief } from '@bellwether/sheep-and-thief';
import { deckCounts, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { SET_UP_HEADERS } from '../set-up-headers.ts';
import { filesOf, textOf } from '../sources.ts';
import { mayRun, verify } from './python.ts';
import { gameOf, headerValue } from './records.ts';

const TEXT = textOf('docs/deals.md');
const BLOCKS = [...TEXT.matchAll(/^ *```\n(.*?)^ *```$/gms)].map(([, block]) => (block as string).trim());
const RECORDS = filesOf('docs/deals/*.txt').map(textOf);
const utf8 = new TextEncoder();
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

/** The words of a stream as they come, none dropped. */
function wordsOf(from: Seed, count: number): number[] {
  const random = seedRandom(from);
  return Array.from({ length: count }, () => random.below(2 ** 32));
}

const PLAIN = { edition: '2016', players: 4, animals: ['wolf-01'], expansion: false } as const;
const counted = (config: Parameters<typeof deckCounts>[0]) => [...deckCounts(config)].map(([card, count]) => `${card}x${count}`).join(' ');

/** A row for each of the first eight swaps when shuffling the printed number deck. */
function swaps(): string[] {
  const deck = [...deckCounts(PLAIN)].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  return wordsOf(seed, 8).map((word, draw) => {
    const place = deck.length - 1 - draw;
    const number = word % (place + 1);
    const [here, there] = [deck[place] as string, deck[number] as string];
    [deck[place], deck[number]] = [there, here];
    return `| ${place} | ${word} | ${place + 1} | ${number} | ${here} and ${there} |`;
  });
}

describe('docs/deals.md', () => {
  it('tells the first block and the first words of its seed', () => {
    const block = hex(sha256(Uint8Array.from([...seed, ...utf8.encode('bellwether deal'), 0, 0, 0, 0])));
    expect(BLOCKS).toContain(`seed     ${hex(seed)}\nblock 0  ${block}\nwords    ${wordsOf(seed, 8).join(' ')}`);
  });

  it('tells the first swaps of the printed number deck', () => {
    expect(TEXT).toContain(swaps().join('\n'));
  });

  it('tells of a word that is dropped, and of the one after it', () => {
    const [, text = ''] = /on the seed\s+`([0-9a-f]{64})` and 56 cards/.exec(TEXT) ?? [];
    const words = wordsOf(unhex(text) as Seed, 39);
    const multiple = Math.floor(2 ** 32 / 19) * 19;
    expect(words[37]).toBeGreaterThanOrEqual(multiple);
    expect(words.slice(0, 37).every((word, draw) => word < Math.floor(2 ** 32 / (56 - draw)) * (56 - draw))).toBe(true);
    const prose = TEXT.replaceAll('\n', ' ');
    expect(prose).toContain(`the 38th word is ${words[37]}`);
    expect(prose).toContain(`the greatest multiple of 19 is ${multiple}`);
    expect(prose).toContain(`the 39th, ${words[38]}, gives the number, ${(words[38] as number) % 19}`);
  });

  it('tells how the seats of its seed are mixed', () => {
    const random = seedRandom(seed, 'bellwether seats');
    const words = Array.from({ length: 3 }, () => random.below(2 ** 32));
    const numbers = words.map((word, draw) => `${word % (4 - draw)} below ${4 - draw}`);
    const [all, partners] = MIXES.map((mix) => seatingFromSeed(wolfAndHound, PLAIN, mix, seed).from.join(' '));
    expect(BLOCKS).toContain(`words    ${words.join(' ')}\nnumbers  ${numbers.join(', ')}\nall      ${all}\npartners ${partners}`);
  });

  it('lists the decks and the missions in the order of the engine', () => {
    expect(BLOCKS).toContain(counted(PLAIN));
    expect(BLOCKS).toContain(counted({ ...PLAIN, expansion: true }));
    expect(BLOCKS).toContain(MISSIONS.join(' '));
    const cards = BLOCKS.find((block) => block.startsWith('#1 '))?.split(/\s+/);
    expect(cards).toEqual(DECK.cards.flatMap((card, i) => [`#${i + 1}`, card.replaceAll(' ', ',')]));
  });

  it('shows the lines of a commitment', () => {
    const lines = BLOCKS.find((block) => block.startsWith('wolf-and-hound\n')) ?? '';
    expect(`sha256:${hex(sha256(utf8.encode(lines)))}`).toBe(headerValue(splitHeaders(RECORDS[0] ?? '').headers, 'Commitment'));
  });

  it('names the headers of both set-ups in the order in which they are written', () => {
    const tables = TEXT.split('| header |').slice(1, 3);
    const named = tables.map((table) => [...table.matchAll(/^\| `([A-Z][a-z]+)`/gm)].map(([, name]) => name));
    expect(named).toEqual(Object.values(SET_UP_HEADERS).map(({ all }) => all));
  });

  it('has records of every header, which the engine verifies', () => {
    const all = RECORDS.map((text) => splitHeaders(text).headers);
    const keys = new Set(all.flatMap((headers) => headers.map(([key]) => key)));
    for (const key of ['Animals', 'Expansion', 'Sheep', 'Cards', 'Numbers', 'Modules', 'Deck', 'Copy', 'Mixed'])
      expect(keys).toContain(key);
    const found = RECORDS.map((text, i) => {
      const game = gameOf(all[i] ?? []);
      const record = readRecord(game, text);
      if (record instanceof ParseError) throw record;
      return verifyDeal(game, record);
    });
    expect(found).toEqual(Array(8).fill('verified'));
  });

  it.runIf(mayRun)('has records that verify.py verifies, and the hands of two of them', () => {
    const answers = verify(RECORDS, '--hands').map((answer) => answer.split('\n').map((line) => line.trim()));
    expect(answers.map(([verdict]) => verdict)).toEqual(Array(8).fill('verified'));
    const hands = filesOf('docs/deals/*.hands').map((file) => textOf(file).trim());
    expect(hands).toHaveLength(2);
    expect(hands).toEqual([answers[2], answers[4]].map((lines) => lines?.slice(1).join('\n')));
  });

  it('holds for the rules of today', () => {
    expect(TEXT.replaceAll('\n', ' ')).toContain(`It holds for rules ${wolfAndHound.rulesVersion} of both games`);
    expect(sheepAndThief.rulesVersion).toBe(wolfAndHound.rulesVersion);
  });
});
