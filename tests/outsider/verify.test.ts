import { FastRandom, ParseError, readRecord, splitHeaders, unhex, verifyDeal } from '@bellwether/kernel';
import { cardText, DECK, sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHoundWithPositions as wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { mayRun, verify } from './python.ts';
import { gameOf, playedRecord, randomSeed, sheepConfigs, tamperings, withHeaders, wolfConfigs } from './records.ts';

const random = new FastRandom(2026);
const EACH = 5;
const WOLF = wolfConfigs(EACH, random).map((config) => playedRecord(wolfAndHound, config, randomSeed(random), random));
const SHEEP = sheepConfigs(EACH, random).map((config) => playedRecord(sheepAndThief, config, randomSeed(random), random));
const RECORDS = [...WOLF, ...SHEEP];
const MIXED = RECORDS.find((text) => text.includes('[Mixed "'));

describe.runIf(mayRun)('verify.py, written from docs/deals.md alone', () => {
  it(`verifies ${RECORDS.length} games of every kind of set-up`, () => {
    expect(RECORDS.length).toBeGreaterThanOrEqual(60);
    expect(verify(RECORDS).filter((answer) => answer !== 'verified')).toEqual([]);
  });

  it('refuses each of them with one thing changed, and says what does not fit', () => {
    const tampered = RECORDS.flatMap((text) => tamperings(text, random).map((one) => ({ ...one, text: withHeaders(one.headers, text) })));
    const answers = verify(tampered.map(({ text }) => text));
    const wrong = tampered
      .map(({ how, says }, i) => ({ how, says, answer: answers[i] as string }))
      .filter(({ says, answer }) => !says.test(answer));
    expect(wrong).toEqual([]);
  });

  it('finds what the engine finds', () => {
    const said = {
      verified: /^verified$/,
      'other-deal': /another deal/,
      'other-commitment': /another commitment/,
      'other-seats': /mixes the seats in another way/,
      'no-seed': /no Seed/,
      'no-commitment': /no Commitment/,
    };
    const texts = RECORDS.flatMap((text) => [text, ...tamperings(text, random).map(({ headers }) => withHeaders(headers, ''))]);
    const answers = verify(texts);
    const compared = texts.map((text, i) => {
      const game = gameOf(splitHeaders(text).headers);
      const record = readRecord(game, text);
      // The engine cannot read such a deal or edition.
      if (record instanceof ParseError) return answers[i] !== 'verified';
      return said[verifyDeal(game, record)].test(answers[i] as string);
    });
    expect(compared.indexOf(false)).toBe(-1);
  });

  it('tells the hands that the engine deals', () => {
    const expected = [...WOLF.map(wolfHands), ...SHEEP.map(sheepHands)];
    const told = verify(RECORDS, '--hands').map((answer) =>
      answer
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    );
    const unordered = (lines: readonly string[]) => lines.map((line) => (line.includes('seat') ? line.split(' ').sort().join(' ') : line));
    expect(told.map(unordered)).toEqual(expected.map(unordered));
  });

  it('drops a word that would favour small numbers', () => {
    // Found by search: the 38th word of this seed is 4294967293, not below the greatest multiple of 19.
    const seed = unhex('f1ecb86b73057589dce3de6ed14dc30118a29440949dea756ba3e371c682248d') as Uint8Array;
    const config = { edition: '2017', players: 4, missions: true, blackSheep: false } as const;
    expect(verify([playedRecord(sheepAndThief, config, seed, random)])).toEqual(['verified']);
  });

  it('knows a card of the deal by what it shows', () => {
    const spelt = (text: string) => text.replace(/#(\d+) /g, (_, n) => `${DECK.cards[Number(n) - 1]?.replaceAll(' ', ',')} `);
    const [record = ''] = SHEEP;
    const headers = splitHeaders(record).headers.map(([key, value]) => [key, key === 'Deal' ? spelt(value) : value] as const);
    expect(verify([withHeaders(headers, record)])).toEqual(['verified']);
  });

  it.each([
    ['no record', 'B3 W1', /^unreadable: no game None/],
    ['another game', '[Game "chess"]', /^unreadable: no game 'chess'/],
    ['other rules', '[Game "wolf-and-hound"]\n[Rules "2"]', /^unreadable: only rules 1/],
    ['a header it does not know', WOLF[0]?.replace('[Players', '[Luck "1"]\n[Players'), /^unreadable: wolf-and-hound has no header Luck/],
    ['a header twice', WOLF[0]?.replace('[Players', '[Players "4"]\n[Players'), /^unreadable: the line \[Players/],
    ['a card that is none', SHEEP[0]?.replace(/\[Deal "\S+/, '[Deal "road:NN'), /^unreadable: the landscape card/],
    ['a seat twice', MIXED?.replace(/\[Mixed "(\S+) (\d) \d/, '[Mixed "$1 $2 $2'), /^unreadable: the Mixed line/],
    ['a seed that is none', WOLF[0]?.replace('[Seed "', '[Seed "0'), /^unreadable: the Seed line/],
  ])('says so when there is %s', (_, text, says) => {
    expect(verify([text ?? ''])[0]).toMatch(says);
  });
});

/** The hands before the first move, from the engine. */
function wolfHands(text: string): string[] {
  const record = readRecord(wolfAndHound, text);
  if (record instanceof ParseError) throw record;
  const lines = wolfAndHound.positions.write(wolfAndHound.start(record.config, record.deal)).split('\n');
  const cards = (...names: string[]) => lines.find((line) => names.some((name) => line.startsWith(`${name} `))) ?? '';
  const hand = (seat: number) => cards(`hand ${seat}`, `dummy ${seat}`).split(' ').slice(2).join(' ');
  return [...[1, 2, 3, 4].map((seat) => `round 1 seat ${seat}: ${hand(seat)}`), cards('deck').replace('deck ', 'left: ')];
}

function sheepHands(text: string): string[] {
  const record = readRecord(sheepAndThief, text);
  if (record instanceof ParseError) throw record;
  const { config, deal, moves } = record;
  const state = sheepAndThief.start(config, deal);
  const rounds = [sheepAndThief.seats(config).map((seat) => sheepAndThief.view(state, seat).own.packet)];
  for (const { seat, move } of moves)
    sheepAndThief.apply(state, seat, move, (event) => {
      if (event.kind === 'deals') rounds.push([...event.hands]);
    });
  const dealt = rounds.flat(2).length;
  return [
    ...rounds.flatMap((hands, round) => hands.map((hand, i) => `round ${round + 1} seat ${i + 1}: ${hand.map(cardText).join(' ')}`)),
    `left: ${deal.order.slice(dealt).map(cardText).join(' ')}`.trim(),
    ...deal.missions.map((mission, i) => `mission seat ${i + 1}: ${mission}`),
  ];
}
