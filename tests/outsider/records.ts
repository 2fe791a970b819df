/** Records of finished games with random set-ups, and manipulations a cheater might try. */
import {
  type AnyGame,
  commitment,
  dealFromSeed,
  type GameTypes,
  type Headers,
  hex,
  MIXES,
  ParseError,
  pick,
  type Random,
  seatingFromSeed,
  shuffle,
  splitHeaders,
  writeHeaders,
  writeRecord,
} from '@bellwether/kernel';
import { randomConfig as anySheep, type Config as SheepConfig, sheepAndThief } from '@bellwether/sheep-and-thief';
import { randomConfig as anyWolf, type Config as WolfConfig, wolfAndHound } from '@bellwether/wolf-and-hound';

/** Features of a set-up that change its deal or its commitment. */
export const WOLF_SETUPS: Readonly<Record<string, (config: WolfConfig) => boolean>> = {
  'the printed number deck': ({ expansion, numbers }) => !expansion && numbers === undefined,
  'Meat & Bone': ({ expansion }) => expansion,
  'own numbers': ({ numbers }) => numbers !== undefined,
  'own cards': ({ cards }) => cards !== undefined,
  'own cards and numbers': ({ cards, numbers }) => cards !== undefined && numbers !== undefined,
  'the draft of 2015': ({ edition }) => edition === '2015-draft',
  'sheep by the host': ({ sheep }) => sheep !== undefined,
  'the numbers of a copy': ({ copy, expansion }) => copy?.numbers !== undefined && !expansion,
  'the numbers of a copy, and Meat & Bone': ({ copy, expansion }) => copy?.numbers !== undefined && expansion,
};
export const SHEEP_SETUPS: Readonly<Record<string, (config: SheepConfig) => boolean>> = {
  'the printed deck': ({ deck }) => deck === undefined,
  'river scoring of 2014': ({ edition }) => edition === '2014',
  missions: ({ missions }) => missions,
  'the black sheep': ({ blackSheep }) => blackSheep,
  'two players': ({ players }) => players === 2,
  'an own deck': ({ deck }) => deck !== undefined,
  'the cards of a copy': ({ copy, deck }) => copy?.cards !== undefined && deck === undefined,
  'an own deck and missions': ({ deck, missions }) => deck !== undefined && missions,
};

/** Several set-ups of each kind, with names that need escaping and decks in every spelling that a host may use. */
export function wolfConfigs(each: number, random: Random): WolfConfig[] {
  return Object.values(WOLF_SETUPS).flatMap((wanted) =>
    some(each, () => anyWolf(random), wanted).map((config) => hardToWrite(config, random)),
  );
}

export function sheepConfigs(each: number, random: Random): SheepConfig[] {
  return Object.values(SHEEP_SETUPS).flatMap((wanted) =>
    some(each, () => anySheep(random), wanted).map((config) => respelt(config, random)),
  );
}

function some<C>(count: number, make: () => C, wanted: (config: C) => boolean): C[] {
  const found: C[] = [];
  while (found.length < count) {
    const config = make();
    if (wanted(config)) found.push(config);
  }
  return found;
}

function hardToWrite(config: WolfConfig, random: Random): WolfConfig {
  const names = ['Füchslein', 'a "quoted" \\ wolf', '狼 🐺', 'two\u2028lines', '[Seed "1"]'];
  return config.cards === undefined ? config : { ...config, cards: config.cards.map((card) => ({ ...card, name: pick(names, random) })) };
}

function respelt(config: SheepConfig, random: Random): SheepConfig {
  if (config.deck === undefined) return config;
  const edges = (part: string) => part.replace(/[NESW]+$/, (all) => shuffle([...all], random).join(''));
  const any = (card: string) => shuffle(card.split(' '), random).map(edges).join(' ');
  return { ...config, deck: config.deck.map((card) => (random.below(3) === 0 ? `#${1 + random.below(56)}` : any(card))) };
}

const ANY_GAMES: readonly AnyGame[] = [wolfAndHound, sheepAndThief];

export function gameOf(headers: Headers): AnyGame {
  const game = ANY_GAMES.find(({ id }) => id === headerValue(headers, 'Game'));
  if (game === undefined) throw new Error('a record of ours names its game');
  return game;
}

export function randomSeed(random: Random): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => random.below(256));
}

/** A complete random game, as the record published at its end. */
export function playedRecord(game: AnyGame, config: GameTypes['Config'], seed: Uint8Array, random: Random): string {
  const deal = dealFromSeed(game, config, seed);
  const state = game.start(config, deal);
  const moves = [];
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = pick(acting, random);
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const sitters = game.seats(config).map(() => pick(['guest', 'bot:wolf', 'Änne "A"'], random));
  const mix = pick([undefined, ...MIXES], random);
  const mixed = mix && seatingFromSeed(game, config, mix, seed);
  return writeRecord(game, { config, sitters, ...(mixed && { mixed }), deal, seed, commitment: commitment(game, config, seed), moves });
}

export interface Tampered {
  readonly how: string;
  readonly headers: Headers;
  /** The verifier's expected message. */
  readonly says: RegExp;
}

const OTHER_DEAL = /^not verified: the seed gives another deal/;
const OTHER_SEATS = /^not verified: the seed mixes the seats in another way/;
const OTHER_COMMITMENT = /^not verified: seed and set-up give another commitment/;

/** All variants of the record with one thing changed. */
export function tamperings(text: string, random: Random): Tampered[] {
  const { headers } = splitHeaders(text);
  const edit = (key: string, change: (value: string) => string) =>
    headers.map(([k, value]) => [k, k === key ? change(value) : value] as const);
  const without = (key: string) => headers.filter(([k]) => k !== key);
  const has = (key: string) => headers.some(([k]) => k === key);
  const swapped = (key: string) => edit(key, (value) => swapTwo(value, random));
  const digit = (value: string) => `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`;
  const all: (Tampered | false)[] = [
    { how: 'two cards swapped', headers: swapped('Deal'), says: OTHER_DEAL },
    { how: 'the last card taken out', headers: edit('Deal', (deal) => deal.replace(/ [^ |]+( \||$)/, '$1')), says: OTHER_DEAL },
    { how: 'a card more', headers: edit('Deal', (deal) => deal.replace(/( \||$)/, ' B1$1')), says: /another deal|landscape card/ },
    { how: 'another seed', headers: edit('Seed', digit), says: OTHER_COMMITMENT },
    { how: 'another seed with its own commitment', headers: reseeded(headers, randomSeed(random)), says: OTHER_DEAL },
    { how: 'another commitment', headers: edit('Commitment', digit), says: OTHER_COMMITMENT },
    { how: 'another edition', headers: edit('Edition', () => 'another'), says: OTHER_COMMITMENT },
    { how: 'no seed', headers: without('Seed'), says: /^not verified: no Seed line/ },
    { how: 'no commitment', headers: without('Commitment'), says: /^not verified: no Commitment line/ },
    ...['Expansion', 'Sheep', 'Cards', 'Numbers', 'Modules', 'Deck', 'Copy'].map(
      (key) => has(key) && { how: `no ${key}`, headers: without(key), says: OTHER_COMMITMENT },
    ),
    ...['Numbers', 'Deck'].map((key) => has(key) && { how: `${key} in another order`, headers: swapped(key), says: OTHER_COMMITMENT }),
    has('Mixed') && { how: 'two people in each other’s seat', headers: edit('Mixed', otherSeats), says: OTHER_SEATS },
    headerValue(headers, 'Deal').includes('|') && {
      how: 'two missions swapped',
      headers: edit('Deal', (deal) => deal.replace(/\| (\S+) (\S+)/, '| $2 $1')),
      says: OTHER_DEAL,
    },
  ];
  return all.filter((tampered) => tampered !== false);
}

export function withHeaders(headers: Headers, text: string): string {
  return `${writeHeaders(headers)}\n${splitHeaders(text)
    .body.map((line) => `${line.text}\n`)
    .join('')}`;
}

export function headerValue(headers: Headers, key: string): string {
  return headers.find(([k]) => k === key)?.[1] ?? '';
}

/** Swaps two different words before any bar. */
function swapTwo(value: string, random: Random): string {
  const [cards = '', ...rest] = value.split(' | ');
  const words = cards.split(' ');
  for (;;) {
    const [i, j] = [random.below(words.length), random.below(words.length)];
    const [one, other] = [words[i] as string, words[j] as string];
    if (one === other) continue;
    [words[i], words[j]] = [other, one];
    return [words.join(' '), ...rest].join(' | ');
  }
}

/** Swaps the last two seats. */
function otherSeats(mixed: string): string {
  return mixed.replace(/(\d) (\d)$/, '$2 $1');
}

/** The deal of one seed with another seed and its correct commitment: someone chose the cards. */
function reseeded(headers: Headers, seed: Uint8Array): Headers {
  const game = gameOf(headers);
  const config = game.configs.read(
    headers.filter(([key]) => !['Game', 'Rules', 'Seats', 'Mixed', 'Deal', 'Commitment', 'Seed'].includes(key)),
  );
  if (config instanceof ParseError) throw config;
  const fresh: Readonly<Record<string, string>> = { Seed: hex(seed), Commitment: commitment(game, config, seed) };
  return headers.map(([key, value]) => [key, fresh[key] ?? value]);
}
