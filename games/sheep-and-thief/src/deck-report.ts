import { pick, type Random, type Seat } from '@bellwether/kernel';
import { type Card, dogsOf, foxesOf, hasBarn, OUR_DECK, readCard, riverOf, roadOf, sheepOf } from './cards/card.ts';
import { DIRECTIONS } from './cells.ts';
import { countOut } from './ending.ts';
import { sheepAndThief } from './game.ts';
import type { State } from './state.ts';
import { type Config, type Move, type Outcome, PLAYERS, type Players, type Score, SOURCES, type Source } from './vocabulary.ts';

/** Mirror images: the new order of the edges N, E, S, W. */
const MIRRORS = {
  /** Along the diagonal from the farmyard to Sheepville: the two near towns are swapped. */
  diagonal: [3, 2, 1, 0],
  'left-right': [0, 3, 2, 1],
  'top-bottom': [2, 1, 0, 3],
  'half-turn': [2, 3, 0, 1],
} as const;
export type Mirror = keyof typeof MIRRORS;

export interface DeckStatistics {
  readonly cards: number;
  readonly different: number;
  /** Ends of roads and rivers at N, E, S, W. */
  readonly roadEnds: readonly number[];
  readonly riverEnds: readonly number[];
  readonly kinds: {
    readonly road: number;
    readonly river: number;
    readonly bridge: number;
    readonly meadow: number;
    readonly barn: number;
  };
  /** For each animal: all images, and the number of cards with 0, 1, 2, 3 of it. */
  readonly animals: Readonly<Record<'sheep' | 'dogs' | 'foxes', { readonly images: number; readonly cards: readonly number[] }>>;
  /** Cards with a partner in the mirrored deck: by edges only, and by everything they show. */
  readonly symmetry: Readonly<Record<Mirror, { readonly edges: number; readonly whole: number }>>;
}

export function deckStatistics(deck: readonly Card[] = OUR_DECK): DeckStatistics {
  const count = (is: (card: Card) => boolean) => deck.filter(is).length;
  const ends = (edges: (card: Card) => number) => DIRECTIONS.map((_, i) => count((card) => (edges(card) & (1 << i)) !== 0));
  const animal = (of: (card: Card) => number) => ({
    images: deck.reduce((sum, card) => sum + of(card), 0),
    cards: [0, 1, 2, 3].map((n) => count((card) => of(card) === n)),
  });
  const has = (edges: number) => edges !== 0;
  return {
    cards: deck.length,
    different: new Set(deck).size,
    roadEnds: ends(roadOf),
    riverEnds: ends(riverOf),
    kinds: {
      road: count((card) => has(roadOf(card)) && !has(riverOf(card))),
      river: count((card) => !has(roadOf(card)) && has(riverOf(card))),
      bridge: count((card) => has(roadOf(card)) && has(riverOf(card))),
      meadow: count((card) => !has(roadOf(card)) && !has(riverOf(card))),
      barn: count(hasBarn),
    },
    animals: { sheep: animal(sheepOf), dogs: animal(dogsOf), foxes: animal(foxesOf) },
    symmetry: Object.fromEntries(
      Object.entries(MIRRORS).map(([mirror, turn]) => [
        mirror,
        {
          edges: partners(
            deck.map((card) => card & EDGES),
            (card) => mirrored(card, turn),
          ),
          whole: partners(deck, (card) => mirrored(card, turn)),
        },
      ]),
    ) as DeckStatistics['symmetry'],
  };
}

const EDGES = 0xff;

function mirrored(card: Card, turn: readonly number[]): Card {
  const edges = (bits: number) => turn.reduce((sum, to, from) => sum | (((bits >> from) & 1) << to), 0);
  return (card & ~EDGES) | edges(riverOf(card)) | (edges(roadOf(card)) << 4);
}

/** How many cards the deck and its image share. */
function partners(deck: readonly Card[], image: (card: Card) => Card): number {
  const left = deck.map(image);
  let found = 0;
  for (const card of deck) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    found++;
  }
  return found;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  /** Minimum, lower quartile, median, upper quartile, maximum. */
  readonly quarters: readonly [number, number, number, number, number];
}

export interface SeatReport {
  readonly total: Spread;
  /** Mean gold by source. */
  readonly sources: Readonly<Record<Source, number>>;
  /** Share of games won; a shared win counts in part. */
  readonly wins: number;
}

export interface PlayReport {
  readonly players: Players;
  readonly games: number;
  readonly total: Spread;
  readonly sources: Readonly<Record<Source, Spread>>;
  readonly seats: readonly SeatReport[];
  /** Games in which the win was shared. */
  readonly shared: number;
}

export interface DeckReport {
  readonly deck: DeckStatistics;
  readonly plays: readonly PlayReport[];
}

/** Chooses a move for a seat. */
export type Chooser = (state: State, seat: Seat, random: Random) => Move;

const randomMove: Chooser = (state, seat, random) => sheepAndThief.sample(state, seat, random);

/**
 * Statistics of a deck, and of games played with it. By default players choose at random. Then only compare seats and
 * decks: the scores are much lower than those of good players.
 */
export function deckReport(config: Config, games: number, random: Random, choose: Chooser = randomMove): DeckReport {
  const deck = config.deck?.map((text, i) => readCard(text, `deck[${i}]`, ' '));
  const playable = PLAYERS.filter((players) => sheepAndThief.checkConfig({ ...config, players }) === undefined);
  return { deck: deckStatistics(deck), plays: playable.map((players) => playReport({ ...config, players }, games, random, choose)) };
}

function playReport(config: Config, games: number, random: Random, choose: Chooser): PlayReport {
  const outcomes = Array.from({ length: games }, () => playOut(config, random, choose));
  const scores = (seat: number) => outcomes.map((outcome) => outcome.scores[seat - 1] as Score);
  const all = outcomes.flatMap((outcome) => outcome.scores);
  return {
    players: config.players,
    games,
    total: spreadOf(all.map((score) => score.total)),
    sources: bySource((source) => spreadOf(all.map((score) => score[source]))),
    seats: sheepAndThief.seats(config).map((seat) => ({
      total: spreadOf(scores(seat).map((score) => score.total)),
      sources: bySource((source) => spreadOf(scores(seat).map((score) => score[source])).mean),
      wins: outcomes.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0) / games,
    })),
    shared: outcomes.filter(({ winners }) => winners.length > 1).length / games,
  };
}

function bySource<T>(value: (source: Source) => T): Record<Source, T> {
  return Object.fromEntries(SOURCES.map((source) => [source, value(source)])) as Record<Source, T>;
}

function playOut(config: Config, random: Random, choose: Chooser): Outcome {
  const state = sheepAndThief.start(config, sheepAndThief.deal(config, random));
  for (let acting = sheepAndThief.toAct(state); acting.length > 0; acting = sheepAndThief.toAct(state)) {
    const seat = pick(acting, random);
    sheepAndThief.apply(state, seat, choose(state, seat, random));
  }
  return countOut(state);
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  return { mean, deviation: Math.sqrt(variance), quarters: [at(0), at(0.25), at(0.5), at(0.75), at(1)] };
}
